// The dialog to delete the account: asks for the password, and whether posts are deleted too.
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { DELETED_MEMBER, WRONG_PASSWORD } from '#contract/auth.ts'
import { send } from '#web/api.ts'
import { clearMember } from '#web/auth/sign-out.ts'
import { serverMessage } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { sayFailed } from '#web/say-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup, TextField } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'

interface DeleteAccountProps {
  member: Member
  open: boolean
  onClose: () => void
}

export function DeleteAccount({ open, ...rest }: DeleteAccountProps) {
  return (
    <Dialog open={open} title="Delete my account" size="md" focus="title" onClose={rest.onClose}>
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
      password: needsPassword && !value('password') ? 'Please enter your password' : undefined,
    }),
    send: async (value) => {
      const password = value('password')
      await send('DELETE /api/auth/account', {}, { posts, ...(password && { password }) })
      clearMember(paths.home)
    },
    onError: (error) => sayFailed(error, 'Could not delete your account. Please try again.'),
    fieldErrors: (error) =>
      serverMessage(error, '') === WRONG_PASSWORD ? { password: WRONG_PASSWORD } : null,
  })
  return (
    <form className="form" {...props}>
      <p>
        We delete your account, public page, watchlist, diary, lists, saved lines, votes, whom you follow or
        blocked, private reviews, and the messages you sent us from this email address. You can't undo this.
      </p>
      <p>
        What stays: the log of what admins and moderators did, without your name, and backups made before
        today.
      </p>
      <RadioGroup
        legend="What you wrote in public"
        name="posts"
        value={posts}
        onChange={setPosts}
        options={[
          {
            value: 'keep',
            label: 'Keep it without my name',
            hint: `Your posts, comments and public reviews stay, by a “${DELETED_MEMBER}”.`,
          },
          {
            value: 'remove',
            label: 'Delete it too',
            hint: 'We also delete your posts, with the comments below them, and your comments and public reviews.',
          },
        ]}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hint={needsPassword ? undefined : 'Only if you set one here'}
        error={errors.password}
        onChange={() => clear('password')}
      />
      <div className="row end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Deleting...">
          Delete my account
        </Button>
      </div>
    </form>
  )
}
