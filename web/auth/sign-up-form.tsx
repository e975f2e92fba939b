// The tab "Sign Up".
import type { Member } from '#contract/api/auth.ts'
import { passwordProblem } from '#contract/auth.ts'
import { errorMessage } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { EmailField, emailProblem } from './email-field.tsx'
import styles from './join-dialog.module.css'
import { COMMON_ARE_REFUSED } from './new-password-fields.tsx'
import { register } from './sign-in.ts'

const LENGTH = 'Create a password (min 8 characters)'

interface SignUpFormProps {
  email: string
  onEmail: (typed: string) => void
  onRegistered: (member: Member) => void
}

export function SignUpForm({ email, onEmail, onRegistered }: SignUpFormProps) {
  const { errors, clear, pending, props } = useSubmit<'email' | 'password'>({
    check: (value, form) => ({
      email: emailProblem(form, 'email'),
      password: passwordProblem(value('password')) ?? undefined,
    }),
    send: async (value) =>
      onRegistered(await register({ email: value('email').trim(), password: value('password') })),
    onError: (error) => failureToast(errorMessage(error, 'Please try again'), 'Registration failed'),
  })
  return (
    <form className="form" {...props}>
      <EmailField
        name="email"
        defaultValue={email}
        error={errors.email}
        onChange={({ target }) => {
          clear('email')
          onEmail(target.value)
        }}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        className={styles.length}
        placeholder={LENGTH}
        hint={LENGTH}
        required
        error={errors.password}
        onChange={() => clear('password')}
      />
      <p className="hint">{COMMON_ARE_REFUSED}</p>
      <Button type="submit" block pending={pending} pendingLabel="Creating Account...">
        Sign Up
      </Button>
    </form>
  )
}
