// The dialog of a member: admin role, reset link, and suspension.
import { useState } from 'react'
import type { ListedMember } from '#contract/api/members.ts'
import { RESET_MINUTES } from '#contract/auth.ts'
import { NOTE_MAX } from '#contract/moderation.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { When } from '#web/ui/when.tsx'
import { Facts } from './facts.tsx'
import styles from './members.module.css'

export const ManageMember = ({ member }: { member: ListedMember }) => (
  <OpensDialog
    size="md"
    title={<bdi>{member.username}</bdi>}
    button={(open) => (
      <IconButton label={`Manage ${member.username}`} icon="ellipsis" size="sm" onClick={open} />
    )}
  >
    {(close) => <About member={member} onClose={close} />}
  </OpensDialog>
)

interface PartProps {
  member: ListedMember
  onClose: () => void
}

function About({ member, onClose }: PartProps) {
  const { id, email, lastLoginAt, ipAddress, isAdmin, suspendedAt } = member
  const { member: me } = useMember()
  const isMe = me?.id === id
  return (
    <div className={styles.about}>
      <Facts
        facts={{
          ID: id,
          Email: email ?? 'Not provided',
          'Last Login': lastLoginAt ? <When at={lastLoginAt} /> : 'Never',
          'Location/Country': ipAddress || 'Unknown',
          Role: isAdmin ? 'Admin' : 'Member',
          ...(suspendedAt && { Suspended: <When at={suspendedAt} /> }),
        }}
      />
      <Role member={member} isMe={isMe} onClose={onClose} />
      <ResetLink member={member} />
      {!isMe && <Suspension member={member} onClose={onClose} />}
    </div>
  )
}

function Role({ member: { id, username, isAdmin }, isMe, onClose }: PartProps & { isMe: boolean }) {
  const label = isAdmin ? 'Remove admin role' : 'Make admin'
  return (
    <section>
      <h3>{isAdmin ? 'Admin' : 'Member'}</h3>
      <p className="muted">
        {isAdmin ? 'Admins' : 'An admin'} can change everything on this site and see everything on this tab.
      </p>
      <ActionButton
        variant="quiet"
        icon={isAdmin ? 'user' : 'shield'}
        pendingLabel="Updating..."
        question={{
          title: label,
          yes: label,
          words: isAdmin
            ? `Are you sure you want to remove ${isMe ? 'your own' : `${username}’s`} admin role?`
            : `Are you sure you want to make ${username} an admin? Admins can change everything on this site.`,
        }}
        act={() => send('PUT /api/admin/users/{id}', { id }, { isAdmin: !isAdmin })}
        done={() => `${username} is now ${isAdmin ? 'a member' : 'an admin'}.`}
        failed="Could not change the role"
        onDone={() => {
          onClose()
          // Admins who removed their own role must leave this page.
          if (isMe) location.assign('/')
        }}
      >
        {label}
      </ActionButton>
    </section>
  )
}

/** A link for an admin to pass on. It is shown once. */
function ResetLink({ member: { id, username } }: { member: ListedMember }) {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <section>
      <h3>New password</h3>
      <p className="muted">
        A link that lets {username} choose a new password. It works once, for {RESET_MINUTES} minutes. Share
        it only with them.
      </p>
      {url === null ? (
        <ActionButton
          variant="quiet"
          icon="key-round"
          pendingLabel="Creating..."
          act={() => send('POST /api/admin/users/{id}/reset-link', { id })}
          failed="Could not create the link"
          onDone={(link) => setUrl(link.url)}
        >
          Create reset link
        </ActionButton>
      ) : (
        <CopyField url={url} />
      )}
    </section>
  )
}

function CopyField({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  // without access to the clipboard the admin copies the selected text
  const copy = () => void navigator.clipboard?.writeText(url).then(() => setCopied(true))
  return (
    <TextField
      label="Reset link"
      readOnly
      autoFocus
      value={url}
      onFocus={({ target }) => target.select()}
      after={
        <p role="status" className="vh">
          {copied ? 'Link copied.' : 'Link ready.'}
        </p>
      }
      beside={
        <Button variant="quiet" icon={copied ? 'check' : 'copy'} onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      }
    />
  )
}

function Suspension({ member: { id, username, suspendedAt }, onClose }: PartProps) {
  const draft = useDraft({ key: `suspend:${id}`, initial: '' })
  const call = suspendedAt ? 'POST /api/admin/users/{id}/restore' : 'POST /api/admin/users/{id}/suspend'
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
      <ActionButton
        variant={suspendedAt ? 'quiet' : 'danger'}
        icon={suspendedAt ? 'undo-2' : 'user-x'}
        pendingLabel={suspendedAt ? 'Restoring...' : 'Suspending...'}
        act={() => send(call, { id }, { reason: draft.value })}
        done={() => (suspendedAt ? `${username} can sign in again.` : `${username} is suspended.`)}
        failed="This did not work"
        onDone={() => {
          draft.clear(draft.value)
          onClose()
        }}
      >
        {suspendedAt ? 'Restore' : 'Suspend'}
      </ActionButton>
    </section>
  )
}
