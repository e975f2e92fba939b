// A message of the inbox: sender, all fields, and whether it is done.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { ANSWER_HOURS, FIELD_LABELS, type FormName, type InboxState } from '#contract/inbox.ts'
import { useAction } from '#web/admin/use-action.ts'
import { send } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { When } from '#web/ui/when.tsx'
import { MailMark } from './mails.tsx'
import styles from './members.module.css'

export const FORM_NAMES: Record<Exclude<FormName, 'correction'>, string> = {
  feedback: 'Feedback',
  contact: 'Contact',
  experiential: 'Travel community',
}
export const STATES: Record<InboxState, string> = {
  open: 'Open',
  late: `Open over ${ANSWER_HOURS} hours`,
  done: 'Done',
}

export function MessageMark({ message: { doneAt, isLate } }: { message: InboxMessage }) {
  const [icon, dye, state] = doneAt
    ? (['check', 'dye-sol', 'done'] as const)
    : isLate
      ? (['hourglass', 'dye-danger', 'late'] as const)
      : (['clock', 'dye-chija', 'open'] as const)
  return (
    <Badge icon={icon} dye={dye}>
      {STATES[state]}
    </Badge>
  )
}

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
  const { id, form, name, email, subject, fields, createdAt, doneAt, doneBy, mail } = message
  const isDone = doneAt !== null
  const mark = async () => {
    await run(() => send('PUT /api/admin/inbox/{id}', { id }, { isDone: !isDone }), {
      done: () => (isDone ? 'The message is open again.' : 'The message is done.'),
      failed: 'Could not change the message',
    })
    onClose()
  }
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>
          <bdi>{name}</bdi> · {email}
        </dd>
        <dt>Form</dt>
        <dd>{FORM_NAMES[form as keyof typeof FORM_NAMES]}</dd>
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
        <Answers fields={fields} />
      </dl>
      <div className="row end">
        <ButtonLink variant="quiet" icon="reply" href={answer}>
          Answer by email
        </ButtonLink>
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

/** What was written, by the names of the form's fields. */
export const Answers = ({ fields }: Pick<InboxMessage, 'fields'>) =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([field, value]) => [
      <dt key={`${field} name`}>{FIELD_LABELS[field] ?? field}</dt>,
      <dd key={field} className={styles.said} dir="auto">
        {value}
      </dd>,
    ])
