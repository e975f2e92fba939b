// A new password, typed twice: for the profile and for the link that was mailed.
import { isTooLong, tooLong } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { TextField } from '#web/ui/field.tsx'

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

export function newPasswordProblems(form: HTMLFormElement): Partial<Record<Name, string>> {
  const value = (name: Name) => (form.elements.namedItem(name) as HTMLInputElement).value
  const [wanted, again] = [value('newPassword'), value('confirmPassword')]
  return {
    ...(wanted.length < LIMITS.passwordMin && { newPassword: 'New password must be at least 8 characters' }),
    ...(isTooLong(wanted) && { newPassword: tooLong('New password') }),
    ...(again !== wanted && { confirmPassword: "Passwords don't match" }),
    ...(!again && { confirmPassword: 'Please confirm your new password' }),
  }
}
