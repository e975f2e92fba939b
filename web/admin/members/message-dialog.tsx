// A message of the inbox: sender, all fields, and whether it is done.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { noteLabel } from '#contract/comfort.ts'
import { formatNumber } from '#contract/in-words.ts'
import { FIELD_LABELS } from '#contract/inbox.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { When } from '#web/ui/when.tsx'
import { FORM_NAMES, MessageMark } from './inbox-words.tsx'
import { MailMark } from './mail-mark.tsx'
import styles from './members.module.css'
import { useAction } from './use-action.ts'

interface MessageDialogProps {
  /** null: closed */
  message: InboxMessage | null
  onClose: () => void
}

export function MessageDialog({ message, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={message !== null}
      size="md"
      focus="title"
      title={message && <bdi>{message.subject}</bdi>}
      onClose={onClose}
    >
      {message && <Message message={message} onClose={onClose} />}
    </Dialog>
  )
}

function Message({ message, onClose }: { message: InboxMessage; onClose: () => void }) {
  const { run, pending } = useAction()
  const { id, form, name, email, subject, fields, createdAt, doneAt, doneBy, mail, topic, fromSameOrigin } =
    message
  const isDone = doneAt !== null
  const mark = async () => {
    await run(() => send('PUT /api/admin/inbox/{id}', { id }, { isDone: !isDone }), {
      done: () => (isDone ? 'The message is open again.' : 'The message is done.'),
      failed: 'Could not change the message.',
    })
    onClose()
  }
  const accept = async () => {
    await run(() => send('POST /api/admin/inbox/{id}/accept', { id }), {
      done: () => `${noteLabel(topic!)} was added to the drama.`,
      failed: 'Could not accept the correction.',
    })
    onClose()
  }
  const dismissAll = async () => {
    await run(() => send('POST /api/admin/inbox/{id}/dismiss-origin', { id }), {
      done: ({ count }) => `${plural(count, 'correction is', 'corrections are')} done. None was added.`,
      failed: 'Could not change the messages.',
    })
    onClose()
  }
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>
          {form === 'correction' ? (
            'A reader'
          ) : (
            <>
              <bdi>{name}</bdi> · {email}
            </>
          )}
        </dd>
        <dt>Form</dt>
        <dd>{FORM_NAMES[form]}</dd>
        <dt>Received</dt>
        <dd>
          <When at={createdAt} />
        </dd>
        <dt>Status</dt>
        <dd>
          <MessageMark message={message} />
          {doneBy && <> by {doneBy}</>}
        </dd>
        <dt>Email</dt>
        <dd>{mail ? <MailMark state={mail} /> : 'No email was sent'}</dd>
        {Object.entries(fields).map(([field, value]) => (
          <Field key={field} name={FIELD_LABELS[field] ?? field} value={value} />
        ))}
      </dl>
      <div className="row end">
        {topic && !isDone && (
          <Button icon="check" pending={pending} pendingLabel="Updating..." onClick={() => void accept()}>
            Accept and add
          </Button>
        )}
        {fromSameOrigin > 1 && (
          <Button variant="quiet" pending={pending} onClick={() => void dismissAll()}>
            Dismiss all {formatNumber(fromSameOrigin)} from this network
          </Button>
        )}
        {email && (
          <ButtonLink
            variant="quiet"
            icon="reply"
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          >
            Answer by email
          </ButtonLink>
        )}
        <Button
          icon={isDone ? 'undo-2' : 'check'}
          pending={pending}
          pendingLabel="Updating..."
          onClick={() => void mark()}
        >
          {isDone ? 'Mark as open' : 'Mark as done'}
        </Button>
      </div>
    </div>
  )
}

const Field = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd className={styles.said} dir="auto">
      {value}
    </dd>
  </>
)
