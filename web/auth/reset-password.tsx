// Sets a new password with the token of the mailed link.
import { useState } from 'react'
import { send, storeToken } from '#web/api.ts'
import { errorMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { setSession } from './member.ts'
import { NewPasswordFields, newPasswordProblems } from './new-password-fields.tsx'

interface ResetPasswordProps {
  token: string
  onDone: () => void
  /** the link was used or has expired */
  onAnother: () => void
}

export function ResetPassword({ token, onDone, onAnother }: ResetPasswordProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const { errors, clear, pending, props } = useSubmit<'newPassword' | 'confirmPassword'>({
    check: newPasswordProblems,
    send: async (value) => {
      await send('POST /api/auth/reset-password', {}, { token, password: value('newPassword') })
      // All sessions have ended, the one of this browser too.
      storeToken(null)
      setSession({ member: null, loading: false })
      onDone()
      toast({
        title: 'Password changed successfully!',
        description: 'You can now sign in with your new password.',
      })
    },
    onError: (error) => setProblem(errorMessage(error, 'Please try again')),
  })
  return (
    <form className="form" {...props}>
      <NewPasswordFields errors={errors} onMend={clear} />
      <Banner message={problem} tone="error" />
      <Button type="submit" block pending={pending} pendingLabel="Updating...">
        Change Password
      </Button>
      <Button variant="ghost" size="sm" onClick={onAnother}>
        Request a new link
      </Button>
    </form>
  )
}
