// A new password, typed twice: used by the profile and by the reset link.
import { passwordProblem } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { TextField } from '#web/ui/field.tsx'

export const COMMON_ARE_REFUSED = 'Common passwords, such as password123, are refused.'

type Name = 'newPassword' | 'confirmPassword'

interface NewPasswordFieldsProps {
  errors: Partial<Record<Name, string>>
  onMend: (name: Name) => void
}

export const NewPasswordFields = ({ errors, onMend }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label="New Password"
      name="newPassword"
      type="password"
      autoComplete="new-password"
      hint={`At least ${LIMITS.passwordMin} characters. ${COMMON_ARE_REFUSED}`}
      required
      error={errors.newPassword}
      onChange={() => onMend('newPassword')}
    />
    <TextField
      label="Confirm New Password"
      name="confirmPassword"
      type="password"
      autoComplete="new-password"
      required
      error={errors.confirmPassword}
      onChange={() => onMend('confirmPassword')}
    />
  </>
)

/** Returns the problems of the two fields. */
export function newPasswordProblems(value: (name: Name) => string): Partial<Record<Name, string>> {
  const again = value('confirmPassword')
  const mismatch = again === value('newPassword') ? undefined : "Passwords don't match"
  return {
    newPassword: passwordProblem(value('newPassword'), 'New password') ?? undefined,
    confirmPassword: again ? mismatch : 'Please confirm your new password',
  }
}
