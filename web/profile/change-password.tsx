// The dialog to change the password.
import { useQueryClient } from '@tanstack/react-query'
import { WRONG_PASSWORD } from '#contract/auth.ts'
import { send } from '#web/api.ts'
import { NewPasswordFields, newPasswordProblems } from '#web/auth/new-password-fields.tsx'
import { serverMessage } from '#web/failure-words.ts'
import { sayFailed } from '#web/say-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { mySessions } from './queries.ts'

interface ChangePasswordProps {
  open: boolean
  onClose: () => void
}

export function ChangePassword({ open, onClose }: ChangePasswordProps) {
  return (
    <Dialog open={open} title="Change Password" onClose={onClose}>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ onClose }: Pick<ChangePasswordProps, 'onClose'>) {
  const client = useQueryClient()
  const { errors, clear, pending, props } = useSubmit<'currentPassword' | 'newPassword' | 'confirmPassword'>({
    check: (value) => ({
      currentPassword: value('currentPassword') ? undefined : 'Current password is required',
      ...newPasswordProblems(value),
    }),
    send: async (value) => {
      const body = { currentPassword: value('currentPassword'), newPassword: value('newPassword') }
      await send('PUT /api/auth/change-password', {}, body)
      onClose()
      toast({
        title: 'Password changed successfully!',
        description: "You've been signed out on your other devices.",
      })
      void client.invalidateQueries(mySessions)
    },
    onError: (error) => sayFailed(error, 'Failed to change password. Please try again.'),
    // The notice has the message; the field is only marked, so it is not shown twice.
    fieldErrors: (error) =>
      serverMessage(error, '') === WRONG_PASSWORD ? { currentPassword: 'Please enter it again' } : null,
  })
  return (
    <form className="form" {...props}>
      <TextField
        label="Current Password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
        onChange={() => clear('currentPassword')}
      />
      <NewPasswordFields errors={errors} onMend={clear} />
      <div className="row end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Updating...">
          Change Password
        </Button>
      </div>
    </form>
  )
}
