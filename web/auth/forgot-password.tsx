// "Forgot password?": sends a reset link by mail. The response does not reveal whether the account exists.
import { useState } from 'react'
import { send } from '#web/api.ts'
import { errorMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { EmailField, emailProblem } from './email-field.tsx'

export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [answer, setAnswer] = useState<string | null>(null)
  const { errors, clear, pending, props } = useSubmit<'email'>({
    check: (_, form) => ({ email: emailProblem(form, 'email') }),
    send: async (value) => {
      const { message } = await send('POST /api/auth/forgot-password', {}, { email: value('email').trim() })
      setAnswer(message)
    },
    onError: (error) => failureToast(errorMessage(error, 'Please try again')),
  })
  return (
    <form className="form" {...props}>
      <p className="muted">Enter your email address and we'll send you a link to choose a new password.</p>
      <EmailField
        name="email"
        defaultValue={email}
        error={errors.email}
        onChange={() => {
          clear('email')
          setAnswer(null)
        }}
      />
      <Banner message={answer} tone="info" />
      <Button type="submit" block pending={pending} pendingLabel="Sending...">
        Send link
      </Button>
      <Button variant="ghost" size="sm" icon="arrow-left" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  )
}
