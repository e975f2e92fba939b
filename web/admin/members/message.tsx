// A message of the inbox: its mark, and the dialog with sender, all fields, and whether it is done.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { ANSWER_HOURS, type FormName, type InboxState } from '#contract/inbox.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { send } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import { answers, Facts } from './facts.tsx'
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

/** Its subject, which opens it. */
export const MessageSubject = ({ message }: { message: InboxMessage }) => (
  <OpensDialog
    size="md"
    title={<bdi>{message.subject}</bdi>}
    button={(open) => (
      <button type="button" className={styles.open} onClick={open}>
        <bdi>{message.subject}</bdi>
      </button>
    )}
  >
    {(close) => <Message message={message} onClose={close} />}
  </OpensDialog>
)

function Message({ message, onClose }: { message: InboxMessage; onClose: () => void }) {
  const { id, form, name, email, subject, fields, createdAt, doneAt, doneBy, mail } = message
  const isDone = doneAt !== null
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <div className={styles.about}>
      <Facts
        facts={{
          From: (
            <>
              <bdi>{name}</bdi> · {email}
            </>
          ),
          Form: FORM_NAMES[form as keyof typeof FORM_NAMES],
          Received: <When at={createdAt} />,
          Status: (
            <>
              <MessageMark message={message} />
              {doneBy && ` by ${doneBy}`}
            </>
          ),
          Email: mail ? <MailMark state={mail} /> : 'No email was sent',
          ...answers(fields),
        }}
      />
      <div className="row end">
        <ButtonLink variant="quiet" icon="reply" href={answer}>
          Answer by email
        </ButtonLink>
        <ActionButton
          icon={isDone ? 'undo-2' : 'check'}
          pendingLabel="Updating..."
          act={() => send('PUT /api/admin/inbox/{id}', { id }, { isDone: !isDone })}
          done={() => (isDone ? 'The message is open again.' : 'The message is done.')}
          failed="Could not change the message"
          onDone={onClose}
        >
          {isDone ? 'Mark as open' : 'Mark as done'}
        </ActionButton>
      </div>
    </div>
  )
}
