// The names of the forms and of a message's states.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { ANSWER_HOURS, type FormName } from '#contract/inbox.ts'
import { Badge } from '#web/ui/badge.tsx'

export const FORM_NAMES: Record<FormName, string> = {
  feedback: 'Feedback',
  contact: 'Contact',
  experiential: 'Travel community',
  correction: 'Correction',
}

export function MessageMark({ message }: { message: InboxMessage }) {
  if (message.doneAt)
    return (
      <Badge icon="check" dye="dye-sol">
        Done
      </Badge>
    )
  return message.isLate ? (
    <Badge icon="hourglass" dye="dye-danger">
      Open over {ANSWER_HOURS} hours
    </Badge>
  ) : (
    <Badge icon="clock" dye="dye-chija">
      Open
    </Badge>
  )
}
