// Mails are jobs: queued in the transaction that causes them, kept when they are sent.
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { MailKind, MailState } from '#contract/inbox.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { jobs } from '#server/jobs/table.ts'

export const MAIL = 'mail'

export interface Mail {
  kind: MailKind
  recipient: string
  /** whom an answer reaches; a visitor's address stands here, never as the sender */
  replyTo?: string
  subject: string
  /** plain text */
  body: string
  /** the address that mail programs call to stop such mails (RFC 8058) */
  unsubscribe?: string
}

/** A header is a single line: line breaks become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** On a site that sends no email nothing is queued: it would be sent, late, once the site does. */
export async function queueMail(tx: Tx, { SMTP_URL }: Pick<Env, 'SMTP_URL'>, mail: Mail): Promise<void> {
  if (SMTP_URL) await tx.insert(jobs).values({ kind: MAIL, payload: cleaned(mail) })
}

/** The job of a mail about a form, one of each kind. @param submission its id, or STORED_ID */
export const mailAbout = (submission: number | string, mail: Mail) => ({
  kind: MAIL,
  key: mailKey(mail.kind, submission),
  payload: cleaned(mail),
})

const cleaned = (mail: Mail): Mail => ({ ...mail, subject: oneLine(mail.subject).slice(0, 250) })

export const mailKey = (kind: MailKind, submission: number | string) => `${kind}:${submission}`

const said = <T = string>(field: keyof Mail) => sql<T>`${jobs.payload}->>${sql.raw(`'${field}'`)}`

/** The mails among the jobs, as a table to select from. Their text is not among its columns. */
export const mails = new QueryBuilder()
  .select({
    id: jobs.id,
    key: jobs.key,
    kind: said<MailKind>('kind').as('mail_kind'),
    recipient: said('recipient').as('recipient'),
    replyTo: said<string | null>('replyTo').as('reply_to'),
    subject: said('subject').as('subject'),
    attempts: jobs.attempts,
    lastError: jobs.lastError,
    createdAt: jobs.createdAt,
    sentAt: jobs.doneAt,
    failedAt: jobs.failedAt,
    /** the next try, or when another instance takes over the one that is being made */
    nextAt: sql`greatest(${jobs.runAt}, ${jobs.leasedUntil})`.mapWith(jobs.runAt).as('next_at'),
  })
  .from(jobs)
  .where(eq(jobs.kind, MAIL))
  .as('mails')

export const MAILS_IN: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(mails.sentAt), isNull(mails.failedAt)),
  sent: isNotNull(mails.sentAt),
  failed: isNotNull(mails.failedAt),
}

export const deleteMails = (db: Db | Tx, which: SQL | undefined) =>
  db.delete(jobs).where(inArray(jobs.id, db.select({ id: mails.id }).from(mails).where(which)))
