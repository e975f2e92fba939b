// The dialog that deletes one's account: the password, and what happens to what one wrote.
import { useState } from 'react'
import { DELETED_MEMBER, type Member, WRONG_PASSWORD } from '#contract/auth.ts'
import { send } from '#web/api.ts'
import { forgetMe } from '#web/auth/sign-out.ts'
import { serverMessage } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'

interface DeleteAccountProps {
  member: Member
  open: boolean
  onClose: () => void
}

export function DeleteAccount({ open, ...rest }: DeleteAccountProps) {
  return (
    <Dialog open={open} title="Delete My Account" size="md" focus="title" onClose={rest.onClose}>
      <DeleteForm {...rest} />
    </Dialog>
  )
}

function DeleteForm({ member, onClose }: Omit<DeleteAccountProps, 'open'>) {
  const [posts, setPosts] = useState<'keep' | 'remove'>('keep')
  // accounts of the external provider may have no password
  const needsPassword = !member.replitId
  const { errors, clear, pending, props } = useSubmit<'password'>({
    check: (value) => ({
      password: needsPassword && !value('password') ? 'Please enter your password.' : undefined,
    }),
    send: async (value) => {
      const password = value('password')
      await send('DELETE /api/auth/account', {}, { posts, ...(password && { password }) })
      forgetMe(paths.home)
    },
    failed: (error) =>
      toast({
        title: 'Error',
        description: serverMessage(error, 'Failed to delete your account. Please try again.'),
        variant: 'destructive',
      }),
    blame: (error) => (serverMessage(error, '') === WRONG_PASSWORD ? { password: WRONG_PASSWORD } : null),
  })
  return (
    <form className="form" {...props}>
      <p>
        Your account, your watchlist and your private reviews go at once, on every device. This cannot be
        undone.
      </p>
      <RadioGroup
        legend="What you wrote in public"
        name="posts"
        value={posts}
        onChange={setPosts}
        options={[
          {
            value: 'keep',
            label: 'Let it stay',
            hint: `Posts, comments and public reviews remain, by a "${DELETED_MEMBER}".`,
          },
          {
            value: 'remove',
            label: 'Take it with me',
            hint: 'They go too, with the answers below your posts.',
          },
        ]}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hint={needsPassword ? undefined : 'Only if you have set one here.'}
        error={errors.password}
        onChange={() => clear('password')}
      />
      <div className="row end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Deleting...">
          Delete My Account
        </Button>
      </div>
    </form>
  )
}
