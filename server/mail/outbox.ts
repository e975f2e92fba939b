// Queues mail in the outbox, in the transaction that causes it.
import type { Tx } from '#server/db/open.ts'
import { outbox } from './table.ts'

export interface Mail {
  kind: 'submission' | 'confirmation' | 'password-reset'
  recipient: string
  /** whom an answer reaches; a visitor's address stands here, never as the sender */
  replyTo?: string
  subject: string
  /** plain text */
  body: string
  submissionId?: number
}

/** A header is a single line: line breaks become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  await tx.insert(outbox).values({ ...mail, subject: oneLine(mail.subject).slice(0, 250) })
}
