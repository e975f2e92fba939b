// Reads and writes watchlists in the database.
import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  ExportedDrama,
  WatchlistDrama,
  WatchlistEntry,
  WatchlistSummary,
  WatchProgress,
  watchlistApi,
} from '#contract/api/watchlist.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { WATCH_STATUSES, WATCHLIST_PAGE, type WatchlistSort, type WatchStatus } from '#contract/watchlist.ts'
import { batched } from '#server/db/batch.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { ORDERS as DRAMA_ORDERS } from '#server/dramas/order.ts'
import { dramaColumns, dramas, isHere, listedColumns } from '#server/dramas/table.ts'
import { Streamed } from '#server/http/streamed.ts'
import { foldTitle } from './import/titles.ts'
import { showEntry, showExported, showWatched } from './show.ts'
import { watchlist } from './table.ts'

type Query = QueryOf<(typeof watchlistApi)['GET /api/watchlist']>

/** Dramas in the trash are not shown; they are back in the list when they are restored. */
const of = (memberId: number) => and(eq(watchlist.memberId, memberId), isHere)

const byTitle = sql`${dramas.sortTitle} collate "C"`
const ORDERS: Record<WatchlistSort, SQL[]> = {
  added: [desc(watchlist.addedAt), desc(dramas.id)],
  title: [byTitle, asc(dramas.id)],
  year: [desc(dramas.year), byTitle, asc(dramas.id)],
  rating: DRAMA_ORDERS.ranking,
}

/** A longer list is streamed in pieces. */
const MAX_BUFFERED = 500
const PIECE = 100

export async function watchlistOf(
  db: Db,
  memberId: number,
  query: Query,
): Promise<WatchlistDrama[] | Streamed<WatchlistDrama>> {
  const ids = await idsOf(db, memberId, query)
  return ids.length > MAX_BUFFERED
    ? new Streamed(() => inPieces(db, memberId, ids))
    : readEntries(db, memberId, ids)
}

/** The dramas of a list in order. Those in the trash may be among them if no drama had to be read for it. */
async function idsOf(db: Db, memberId: number, query: Query): Promise<number[]> {
  const { sort, status, search, page } = query
  const rows = db.select({ id: watchlist.dramaId }).from(watchlist)
  if (sort === 'added' && !page && !search?.trim())
    return idsIn(
      await rows
        .where(and(eq(watchlist.memberId, memberId), status && hasStatus(status)))
        .orderBy(desc(watchlist.addedAt), desc(watchlist.dramaId)),
    )
  const found = search?.trim() ? await findInTitles(db, memberId, search) : undefined
  const list = rows
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(and(of(memberId), status && hasStatus(status), found && isAmong(found)))
    .orderBy(...ORDERS[sort])
  return idsIn(await (page ? list.limit(WATCHLIST_PAGE).offset((page - 1) * WATCHLIST_PAGE) : list))
}

const idsIn = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** What was removed meanwhile is left out. */
async function readEntries(db: Db, memberId: number, ids: number[]): Promise<WatchlistDrama[]> {
  const rows = await db
    .select({ drama: listedColumns, row: watchlist })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(and(of(memberId), isAmong(ids)))
  const byId = new Map(rows.map((found) => [found.drama.id, found]))
  return ids.flatMap((id) => {
    const found = byId.get(id)
    return found ? [showWatched(found.drama, found.row)] : []
  })
}

async function* inPieces(db: Db, memberId: number, ids: number[]): AsyncGenerator<WatchlistDrama[]> {
  for (let from = 0; from < ids.length; from += PIECE)
    yield readEntries(db, memberId, ids.slice(from, from + PIECE))
}

const hasStatus = (status: WatchStatus | 'none') =>
  status === 'none' ? isNull(watchlist.status) : eq(watchlist.status, status)

const isAmong = (ids: readonly number[]) => sql`${watchlist.dramaId} = any(${sql.param([...ids])}::int[])`

/** Compared here, because SQL would search the titles of all dramas. */
async function findInTitles(db: Db, memberId: number, search: string): Promise<number[]> {
  const { id, title, nativeTitle, romanizedTitle } = dramas
  const rows = await db
    .select({ id, title, nativeTitle, romanizedTitle })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(of(memberId))
  const term = foldTitle(search)
  const has = (name: string | null) => name !== null && foldTitle(name).includes(term)
  return term
    ? rows.filter((row) => [row.title, row.nativeTitle, row.romanizedTitle].some(has)).map((row) => row.id)
    : []
}

export async function summaryOf(db: Db, memberId: number): Promise<WatchlistSummary> {
  const rows = await db
    .select({ status: watchlist.status, count: count() })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(of(memberId))
    .groupBy(watchlist.status)
  const noneYet = Object.fromEntries(WATCH_STATUSES.map((name) => [name, 0])) as Record<WatchStatus, number>
  const summary: WatchlistSummary = { total: 0, ...noneYet, none: 0 }
  for (const row of rows) {
    summary[(row.status as WatchStatus | null) ?? 'none'] += row.count
    summary.total += row.count
  }
  return summary
}

/** Everything in the list, the newest first: for an export, and for a member's own data. */
export async function exportOf(db: Db, memberId: number): Promise<ExportedDrama[]> {
  const { id, title, nativeTitle, year, episodes } = dramas
  const rows = await db
    .select({ drama: { id, title, nativeTitle, year, episodes }, row: watchlist })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(of(memberId))
    .orderBy(...ORDERS.added)
  return rows.map(({ drama, row }) => showExported(drama, row))
}

export async function isWatched(db: Db, memberId: number, dramaId: number): Promise<boolean> {
  const [row] = await db
    .select({ dramaId: watchlist.dramaId })
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), eq(watchlist.dramaId, dramaId)))
  return row !== undefined
}

export async function watchedDrama(db: Db, memberId: number, dramaId: number) {
  const [found] = await db
    .select({ drama: dramaColumns, row: watchlist })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(and(of(memberId), eq(watchlist.dramaId, dramaId)))
  return found ? showWatched(found.drama, found.row) : null
}

/** Writes entries of any members with one statement, and returns each with its drama; null where there is none. */
const writes = (name: string, statement: SQL) => {
  const execute = prepared((db) => {
    const entry = db.$with('entry', getTableColumns(watchlist)).as(statement)
    const row = { status: entry.status, episodesWatched: entry.episodesWatched, addedAt: entry.addedAt }
    return db
      .with(entry)
      .select({ memberId: entry.memberId, drama: dramaColumns, row })
      .from(entry)
      .innerJoin(dramas, eq(dramas.id, entry.dramaId))
      .prepare(name)
  })
  const keyOf = ({ member_id, drama_id }: SentEntry) => `${member_id} ${drama_id}`
  return prepared((db) =>
    batched(async (sent: SentEntry[]): Promise<(WatchlistDrama | null)[]> => {
      const rows = await execute(db).execute({ sent: JSON.stringify(sent) })
      const byKey = new Map(
        rows.map(({ memberId, drama, row }) => [`${memberId} ${drama.id}`, showWatched(drama, row)]),
      )
      return sent.map((one) => byKey.get(keyOf(one)) ?? null)
    }, keyOf),
  )
}

/** As the statements read it. A field that is not there stays as it is. */
interface SentEntry {
  member_id: number
  drama_id: number
  status?: string | null | undefined
  episodes?: number | null | undefined
  added_at?: Date | null
}
const sentEntries = sql`jsonb_array_elements(${sql.placeholder('sent')}::jsonb) as list (sent)
  cross join jsonb_to_record(sent)
    as one (member_id int, drama_id int, status text, episodes int, added_at timestamptz)`

const adding = writes(
  'add_to_watchlist',
  sql`insert into ${watchlist} (member_id, drama_id, status, episodes_watched, added_at)
    select member_id, drama_id, status,
      -- least() alone would make "nothing noted" all episodes
      case when one.episodes is not null then least(one.episodes, dramas.episodes) end,
      least(coalesce(added_at, now()), now())
    from ${sentEntries} join ${dramas} on dramas.id = drama_id and deleted_at is null
    -- what is in the list already stays as it is, and is returned
    on conflict (member_id, drama_id) do update set member_id = excluded.member_id
    returning *`,
)

/** Adds a drama, or leaves it as it is in the list. @returns null if there is no such drama */
export const addDrama = (db: Db, memberId: number, { dramaId, episodesWatched, status, addedAt }: Added) =>
  adding(db)({ member_id: memberId, drama_id: dramaId, status, episodes: episodesWatched, added_at: addedAt })

const changing = writes(
  'change_progress',
  sql`update ${watchlist} set
      status = case when sent ? 'status' then one.status else watchlist.status end,
      episodes_watched = case when sent ? 'episodes' then one.episodes else episodes_watched end
    from ${sentEntries} join ${dramas} on dramas.id = one.drama_id and deleted_at is null
    where watchlist.member_id = one.member_id and watchlist.drama_id = one.drama_id
      and coalesce(one.episodes, 0) <= dramas.episodes
    returning ${watchlist}.*`,
)

/** Changes what is sent. @returns null if the drama is not in the list, or has fewer episodes */
export const changeProgress = (
  db: Db,
  memberId: number,
  dramaId: number,
  { status, episodesWatched }: Partial<WatchProgress>,
) => changing(db)({ member_id: memberId, drama_id: dramaId, status, episodes: episodesWatched })

/** @returns what was noted of it, or null if it was not in the list */
export async function removeDrama(tx: Tx, memberId: number, dramaId: number): Promise<WatchlistEntry | null> {
  const [removed] = await tx
    .delete(watchlist)
    .where(and(eq(watchlist.memberId, memberId), eq(watchlist.dramaId, dramaId)))
    .returning()
  return removed ? showEntry(removed) : null
}

export interface Added extends WatchProgress {
  dramaId: number
  /** never later than now; null: now */
  addedAt: Date | null
}

/**
 * Adds dramas, each at most once; skips those in the list already and those that do not exist.
 * @returns the ids that are new in the list
 */
export async function addDramas(tx: Tx, memberId: number, added: readonly Added[]): Promise<Set<number>> {
  const column = <T>(pick: (one: Added) => T) => sql.param(added.map(pick))
  const { rows } = await tx.execute<{ drama_id: number }>(sql`
    insert into ${watchlist} (member_id, drama_id, status, episodes_watched, added_at)
    select ${memberId}, d.id, a.status,
      -- least() alone would make "nothing noted" all episodes
      case when a.episodes is not null then least(a.episodes, d.episodes) end,
      least(coalesce(a.added_at, now()), now())
    from unnest(
      ${column((one) => one.dramaId)}::int[],
      ${column((one) => one.status)}::text[],
      ${column((one) => one.episodesWatched)}::int[],
      ${column((one) => one.addedAt?.toISOString() ?? null)}::timestamptz[]
    ) a(drama_id, status, episodes, added_at)
    join ${dramas} d on d.id = a.drama_id and d.deleted_at is null
    on conflict do nothing
    returning drama_id`)
  return new Set(rows.map((row) => row.drama_id))
}

/** Which of these dramas are in the list. */
export async function watchedAmong(db: Db, memberId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ dramaId: watchlist.dramaId })
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), isAmong(ids)))
  return new Set(rows.map((row) => row.dramaId))
}
