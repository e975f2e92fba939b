// The mails for admins: their states, errors, and retrying.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { inboxApi, SentMail } from '#contract/api/inbox.ts'
import { RESET_MINUTES } from '#contract/auth.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { MAIL_KINDS, type MailState } from '#contract/inbox.ts'
import { ADMIN_MOST, ADMIN_PAGE } from '#contract/members.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { LEASE_END } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { MAILS_IN, mails } from './outbox.ts'

type MailQuery = QueryOf<(typeof inboxApi)['GET /api/admin/mails']>
type Row = Awaited<ReturnType<typeof found>>[number]

const found = (db: Db, id: number) => db.select().from(mails).where(eq(mails.id, id))

export const mailState = ({ sentAt, failedAt }: Pick<Row, 'sentAt' | 'failedAt'>): MailState =>
  sentAt ? 'sent' : failedAt ? 'failed' : 'waiting'

/** Never the text: the link in a reset mail would work. */
const showMail = (row: Row): SentMail => {
  const state = mailState(row)
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    state,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
    nextAt: state === 'waiting' ? row.nextAt.toISOString() : null,
  }
}

export async function readMails(db: Db, { state, before, page, limit }: MailQuery): Promise<SentMail[]> {
  const size = limit ?? (page ? ADMIN_PAGE : ADMIN_MOST)
  const rows = await db
    .select()
    .from(mails)
    .where(and(state && MAILS_IN[state], before ? lt(mails.id, before) : undefined))
    .orderBy(desc(mails.id))
    .limit(size)
    .offset(page ? (page - 1) * size : 0)
  return rows.map(showMail)
}

export const countMails = (db: Db, { state }: Pick<MailQuery, 'state'>): Promise<number> =>
  db.$count(mails, state && MAILS_IN[state])

/**
 * Retries a mail at once, with all attempts. Not one in progress: nobody gets it twice. @throws not-found, conflict
 */
export const sendAgain = (db: Db, id: number): Promise<SentMail> =>
  write(db, async (tx) => {
    await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
    const [mail] = await found(tx, id)
    if (!mail) throw notFound('mail')
    const [now] = await tx
      .select({
        // An instance that is sending it has it leased for this long at most.
        mayBeUnderWay: sql<boolean>`${mails.nextAt} <= ${LEASE_END}`,
        isOver: sql<boolean>`${mails.createdAt} < now() - make_interval(mins => ${RESET_MINUTES})`,
      })
      .from(mails)
      .where(eq(mails.id, id))
    if (mail.sentAt) throw conflict('This email has already been sent')
    if (!mail.failedAt && now!.mayBeUnderWay) throw conflict('This email is about to be sent anyway')
    if (MAIL_KINDS[mail.kind].hasLink && now!.isOver)
      throw conflict('The link in this email has expired. Please create a new one for the member.')
    await tx.update(jobs).set({ failedAt: null, attempts: 0, runAt: sql`now()` }).where(eq(jobs.id, id))
    const [after] = await found(tx, id)
    return showMail(after!)
  })
