// The inbox for admins: pages, search, marking messages as done.
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { InboxMessage, inboxApi } from '#contract/api/inbox.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ANSWER_HOURS, type FormName, type InboxState } from '#contract/inbox.ts'
import { ADMIN_MOST, ADMIN_PAGE } from '#contract/members.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { mailState } from '#server/mail/mails.ts'
import { mailKey, mails } from '#server/mail/outbox.ts'
import { submissions } from './table.ts'

type InboxQuery = QueryOf<(typeof inboxApi)['GET /api/admin/inbox']>
type Found = Pick<InboxQuery, 'search' | 'form' | 'state'>

/** Waits for longer than the contact page promises; by the database's clock. */
export const isLate = sql<boolean>`${submissions.createdAt} < now() - make_interval(hours => ${ANSWER_HOURS})`

export async function readInbox(db: Db, query: InboxQuery): Promise<InboxMessage[]> {
  const { before, page, limit } = query
  const size = limit ?? (page ? ADMIN_PAGE : ADMIN_MOST)
  const rows = await selected(db)
    .where(and(isFound(query), before ? lt(submissions.id, before) : undefined))
    .orderBy(desc(submissions.id))
    .limit(size)
    .offset(page ? (page - 1) * size : 0)
  return withMails(db, rows)
}

export const countInbox = (db: Db, found: Found): Promise<number> => db.$count(submissions, isFound(found))

/** Marks a message as done; the first admin who did it stays recorded. @throws not-found */
export const markDone = (db: Db, me: Me, id: number, isDone: boolean): Promise<InboxMessage> =>
  write(db, (tx, changed) => markDoneIn(tx, changed, me, id, isDone))

export async function markDoneIn(
  tx: Tx,
  changed: Changed,
  me: Me,
  id: number,
  isDone: boolean,
): Promise<InboxMessage> {
  const [row] = await tx
    .update(submissions)
    .set(isDone ? { doneAt: sql`now()`, doneBy: me.id } : { doneAt: null, doneBy: null })
    .where(and(eq(submissions.id, id), isDone ? isNull(submissions.doneAt) : isNotNull(submissions.doneAt)))
    .returning({ dramaId: submissions.dramaId, topic: submissions.topic })
  // while a topic is undecided, the drama's page shows the report
  if (row?.dramaId && row.topic) changed('dramas', row.dramaId)
  const [message] = await withMails(tx, await selected(tx).where(eq(submissions.id, id)))
  if (!message) throw notFound('message')
  return message
}

function isFound({ search, form, state }: Found): SQL | undefined {
  return and(
    // corrections wait among the reports
    form ? eq(submissions.form, form) : ne(submissions.form, 'correction'),
    state && STATES[state],
    search ? or(...hits(search.toLowerCase())) : undefined,
  )
}

const STATES: Record<InboxState, SQL | undefined> = {
  open: isNull(submissions.doneAt),
  late: and(isNull(submissions.doneAt), isLate),
  done: isNotNull(submissions.doneAt),
}

/** Searches all answers literally, without wildcards. */
const hits = (search: string): SQL[] => [
  ...[submissions.name, submissions.email, submissions.subject].map(
    (column) => sql`strpos(lower(${column}), ${search}) > 0`,
  ),
  sql`exists (select 1 from jsonb_each_text(${submissions.fields}) said where strpos(lower(said.value), ${search}) > 0)`,
]

/** Open corrections from the network of this one, itself included. */
const sameOrigin = sql<number>`(select count(*)::int from submissions other
  where other.origin = ${submissions}.origin and other.form = 'correction' and other.done_at is null)`

const selected = (db: Pick<Db | Tx, 'select'>) =>
  db
    .select({ row: submissions, isLate, doneBy: members.username, sameOrigin })
    .from(submissions)
    .leftJoin(members, eq(members.id, submissions.doneBy))
    .$dynamic()

type Selected = {
  row: typeof submissions.$inferSelect
  isLate: boolean
  doneBy: string | null
  sameOrigin: number
}

/** Adds the state of the mail that carried each message. */
async function withMails(db: Pick<Db | Tx, 'select'>, rows: Selected[]): Promise<InboxMessage[]> {
  const keys = rows.map(({ row }) => mailKey('submission', row.id))
  const carried = keys.length ? await db.select().from(mails).where(inArray(mails.key, keys)) : []
  const states = new Map(carried.map((mail) => [mail.key, mailState(mail)]))
  return rows.map(({ row, isLate, doneBy, sameOrigin }) => ({
    id: row.id,
    form: row.form as FormName,
    name: row.name,
    email: row.email,
    subject: row.subject,
    fields: row.fields,
    createdAt: row.createdAt.toISOString(),
    isLate: row.doneAt === null && isLate,
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy,
    topic: row.topic,
    dramaId: row.dramaId,
    fromSameOrigin: row.doneAt === null ? sameOrigin : 0,
    mail: states.get(mailKey('submission', row.id)) ?? null,
  }))
}
