// Creates a reset link for a member, for an admin to pass on. It is shown once.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedMember } from '#contract/api/members.ts'
import { RESET_MINUTES } from '#contract/auth.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { failureOf } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useAttempt } from '#web/use-attempt.ts'

export function ResetLink({ member: { id, username } }: { member: ListedMember }) {
  const client = useQueryClient()
  const [url, setUrl] = useState<string | null>(null)
  const { attempt, pending, problem } = useAttempt(failureOf('Could not create the link'))

  const make = () =>
    attempt(async () => {
      setUrl((await send('POST /api/admin/users/{id}/reset-link', { id })).url)
      // the log has a new entry
      void refreshAll(client)
    })

  return (
    <section>
      <h3>New password</h3>
      <p className="muted">
        A link that lets {username} choose a new password. It works once, for {RESET_MINUTES} minutes. Share
        it only with them.
      </p>
      {url === null ? (
        <Button
          variant="quiet"
          icon="key-round"
          pending={pending}
          pendingLabel="Creating..."
          onClick={() => void make()}
        >
          Create reset link
        </Button>
      ) : (
        <CopyField url={url} />
      )}
      <Banner tone="error" message={problem} />
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
