// The tab "Sign In".
import type { Member } from '#contract/api/auth.ts'
import { errorMessage } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { EmailField, emailProblem } from './email-field.tsx'
import { signIn } from './sign-in.ts'

interface SignInFormProps {
  email: string
  onEmail: (typed: string) => void
  onSignedIn: (member: Member) => void
  onForgot: () => void
}

export function SignInForm({ email, onEmail, onSignedIn, onForgot }: SignInFormProps) {
  const { errors, clear, pending, props } = useSubmit<'identifier' | 'password'>({
    check: (value, form) => ({
      identifier: emailProblem(form, 'identifier'),
      password: value('password') ? undefined : 'Please enter your password',
    }),
    send: async (value) =>
      onSignedIn(await signIn({ identifier: value('identifier').trim(), password: value('password') })),
    onError: (error) => failureToast(errorMessage(error, 'Please check your credentials'), 'Login failed'),
  })
  return (
    <form className="form" {...props}>
      <EmailField
        name="identifier"
        defaultValue={email}
        error={errors.identifier}
        onChange={({ target }) => {
          clear('identifier')
          onEmail(target.value)
        }}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
        onChange={() => clear('password')}
      />
      <Button type="submit" block pending={pending} pendingLabel="Signing In...">
        Sign In
      </Button>
      <Button variant="ghost" size="sm" onClick={onForgot}>
        Forgot password?
      </Button>
    </form>
  )
}
