// The mails for admins: their states, errors, and retrying.
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { inboxApi, SentMail } from '#contract/api/inbox.ts'
import { RESET_MINUTES } from '#contract/auth.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { MailState } from '#contract/inbox.ts'
import { ADMIN_MOST, ADMIN_PAGE } from '#contract/members.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { LEASE_SECONDS, outbox } from './table.ts'

type MailQuery = QueryOf<(typeof inboxApi)['GET /api/admin/mails']>
type Row = typeof outbox.$inferSelect

export const mailState = ({ sentAt, failedAt }: Pick<Row, 'sentAt' | 'failedAt'>): MailState =>
  sentAt ? 'sent' : failedAt ? 'failed' : 'waiting'

const STATES: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.sentAt), isNotNull(outbox.failedAt)),
}

/** Never the text: the link in a reset mail would work. */
const showMail = (row: Row): SentMail => {
  const state = mailState(row)
  return {
    id: row.id,
    kind: row.kind as SentMail['kind'],
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
    .from(outbox)
    .where(and(state && STATES[state], before ? lt(outbox.id, before) : undefined))
    .orderBy(desc(outbox.id))
    .limit(size)
    .offset(page ? (page - 1) * size : 0)
  return rows.map(showMail)
}

export const countMails = (db: Db, { state }: Pick<MailQuery, 'state'>): Promise<number> =>
  db.$count(outbox, state && STATES[state])

/**
 * Retries a mail at once, with all attempts. Not one in progress: nobody gets it twice. @throws not-found, conflict
 */
export const sendAgain = (db: Db, id: number): Promise<SentMail> =>
  write(db, async (tx) => {
    const [mail] = await tx
      .select({
        row: outbox,
        // An instance that is sending it has it reserved for this long at most.
        mayBeUnderWay: sql<boolean>`${outbox.nextAt} <= now() + ${LEASE_SECONDS} * interval '1 second'`,
        isOver: sql<boolean>`${outbox.createdAt} < now() - make_interval(mins => ${RESET_MINUTES})`,
      })
      .from(outbox)
      .where(eq(outbox.id, id))
      .for('update')
    if (!mail) throw notFound('mail')
    const { row, mayBeUnderWay, isOver } = mail
    if (row.sentAt) throw conflict('This email has already been sent')
    if (!row.failedAt && mayBeUnderWay) throw conflict('This email is about to be sent anyway')
    if (row.kind === 'password-reset' && isOver)
      throw conflict('The link in this email has expired. Please create a new one for the member.')
    const [after] = await tx
      .update(outbox)
      .set({ failedAt: null, attempts: 0, nextAt: sql`now()` })
      .where(eq(outbox.id, id))
      .returning()
    return showMail(after!)
  })
