// A member's dialog: admin role, reset link, and suspension.

import { useState } from 'react'
import type { ListedMember } from '#contract/api/members.ts'
import { NOTE_MAX } from '#contract/moderation.ts'
import { useAction } from '#web/admin/use-action.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'
import { ResetLink } from './reset-link.tsx'

interface MemberDialogProps {
  /** null: closed */
  member: ListedMember | null
  onClose: () => void
}

export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Dialog
      open={member !== null}
      size="md"
      focus="title"
      title={member && <bdi>{member.username}</bdi>}
      onClose={onClose}
    >
      {member && <About key={member.id} member={member} onClose={onClose} />}
    </Dialog>
  )
}

function About({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { member: me } = useMember()
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        <dt>ID</dt>
        <dd className="num">{member.id}</dd>
        <dt>Email</dt>
        <dd>{member.email ?? 'Not provided'}</dd>
        <dt>Last Login</dt>
        <dd>{member.lastLoginAt ? <When at={member.lastLoginAt} /> : 'Never'}</dd>
        <dt>Location/Country</dt>
        <dd>{member.ipAddress || 'Unknown'}</dd>
        <dt>Role</dt>
        <dd>{member.isAdmin ? 'Admin' : 'Member'}</dd>
        {member.suspendedAt && (
          <>
            <dt>Suspended</dt>
            <dd>
              <When at={member.suspendedAt} />
            </dd>
          </>
        )}
      </dl>
      <Role member={member} isMe={me?.id === member.id} onClose={onClose} />
      <ResetLink member={member} />
      {me?.id !== member.id && <Suspension member={member} onClose={onClose} />}
    </div>
  )
}

interface PartProps {
  member: ListedMember
  onClose: () => void
}

function Role({ member, isMe, onClose }: PartProps & { isMe: boolean }) {
  const { id, username, isAdmin } = member
  const { run, pending } = useAction()
  const [asking, setAsking] = useState(false)
  const change = async () => {
    const done = await run(() => send('PUT /api/admin/users/{id}', { id }, { isAdmin: !isAdmin }), {
      done: () => (isAdmin ? `${username} is now a member.` : `${username} is now an admin.`),
      failed: 'Could not change the role',
    })
    setAsking(false)
    onClose()
    // Admins who removed their own role must leave this page.
    if (done && isMe) location.assign('/')
  }
  return (
    <section>
      <h3>{isAdmin ? 'Admin' : 'Member'}</h3>
      <p className="muted">
        {isAdmin
          ? 'Admins can change everything on this site and see everything on this tab.'
          : 'An admin can change everything on this site and see everything on this tab.'}
      </p>
      <Button variant="quiet" icon={isAdmin ? 'user' : 'shield'} onClick={() => setAsking(true)}>
        {isAdmin ? 'Remove admin role' : 'Make admin'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isAdmin ? 'Remove admin role' : 'Make admin'}
        confirmLabel={isAdmin ? 'Remove admin role' : 'Make admin'}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
        pending={pending}
        pendingLabel="Updating..."
      >
        {isAdmin
          ? `Are you sure you want to remove ${isMe ? 'your own' : `${username}’s`} admin role?`
          : `Are you sure you want to make ${username} an admin? Admins can change everything on this site.`}
      </ConfirmDialog>
    </section>
  )
}

function Suspension({ member, onClose }: PartProps) {
  const { id, username, suspendedAt } = member
  const { run, pending } = useAction()
  const draft = useDraft({ key: `suspend:${id}`, initial: '' })
  const decide = async () => {
    const body = { reason: draft.value }
    const done = await run(
      () =>
        suspendedAt
          ? send('POST /api/admin/users/{id}/restore', { id }, body)
          : send('POST /api/admin/users/{id}/suspend', { id }, body),
      {
        done: () => (suspendedAt ? `${username} can sign in again.` : `${username} is suspended.`),
        failed: 'This did not work',
      },
    )
    if (done) draft.clear(draft.value)
    onClose()
  }
  return (
    <section>
      <h3>{suspendedAt ? 'Suspended' : 'Suspend'}</h3>
      <p className="muted">
        {suspendedAt
          ? 'This member cannot sign in. What they wrote is still there. Restoring the account lets them sign in again with their own password.'
          : 'Signs this member out everywhere and blocks sign-in. What they wrote stays.'}
      </p>
      <TextArea
        label="Reason"
        hint="Shown in the log and in the data the member can download."
        rows={2}
        maxLength={NOTE_MAX}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
        after={<DraftStatus draft={draft} />}
      />
      <Button
        variant={suspendedAt ? 'quiet' : 'danger'}
        icon={suspendedAt ? 'undo-2' : 'user-x'}
        pending={pending}
        pendingLabel={suspendedAt ? 'Restoring...' : 'Suspending...'}
        onClick={() => void decide()}
      >
        {suspendedAt ? 'Restore' : 'Suspend'}
      </Button>
    </section>
  )
}
