// The state of a mail in one word.
import type { MailState } from '#contract/inbox.ts'
import { Badge } from '#web/ui/badge.tsx'

const MARKS = {
  waiting: { dye: 'dye-chija', icon: 'clock', word: 'Waiting' },
  sent: { dye: 'dye-sol', icon: 'check', word: 'Sent' },
  failed: { dye: 'dye-danger', icon: 'circle-alert', word: 'Failed' },
} as const

export function MailMark({ state }: { state: MailState }) {
  const { dye, icon, word } = MARKS[state]
  return (
    <Badge dye={dye} icon={icon}>
      {word}
    </Badge>
  )
}
