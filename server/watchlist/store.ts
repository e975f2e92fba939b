// Reads watchlists from the database.
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  ExportedDrama,
  WatchlistDrama,
  WatchlistEntry,
  WatchlistSummary,
  watchlistApi,
} from '#contract/api/watchlist.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { matchedMoods } from '#contract/search.ts'
import { WATCH_STATUSES, WATCHLIST_PAGE, type WatchlistSort, type WatchStatus } from '#contract/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { ORDERS as DRAMA_ORDERS, gentlerFirst } from '#server/dramas/order.ts'
import { dramas, isHere, listedColumns } from '#server/dramas/table.ts'
import { Streamed } from '#server/http/streamed.ts'
import { foldTitle } from './import/titles.ts'
import { showEntry, showExported, showWatched } from './show.ts'
import { watchlist } from './table.ts'

type Query = QueryOf<(typeof watchlistApi)['GET /api/watchlist']>

/** Dramas in the trash are not shown; they are back in the list when they are restored. */
const of = (memberId: number) => and(eq(watchlist.memberId, memberId), isHere)

const byTitle = sql`${dramas.sortTitle} collate "C"`
const byArrival = [desc(watchlist.addedAt), desc(dramas.id)]
const ORDERS: Record<WatchlistSort, SQL[]> = {
  added: byArrival,
  changed: [desc(watchlist.changedAt), ...byArrival],
  own: [sql`${watchlist.ownRating} desc nulls last`, ...byArrival],
  rating: DRAMA_ORDERS.ranking,
  title: [byTitle, asc(dramas.id)],
  year: [desc(dramas.year), byTitle, asc(dramas.id)],
  feel: [...gentlerFirst, byTitle, asc(dramas.id)],
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
  const { sort, status, search, mood, page } = query
  const rows = db.select({ id: watchlist.dramaId }).from(watchlist)
  const isNarrowed = search?.trim() || mood
  if (sort === 'added' && !page && !isNarrowed)
    return idsIn(
      await rows
        .where(and(eq(watchlist.memberId, memberId), status && hasStatus(status)))
        .orderBy(desc(watchlist.addedAt), desc(watchlist.dramaId)),
    )
  const found = isNarrowed ? await find(db, memberId, query) : undefined
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
async function find(db: Db, memberId: number, { search, mood }: Query): Promise<number[]> {
  const { id, title, nativeTitle, romanizedTitle, categories } = dramas
  const rows = await db
    .select({ id, title, nativeTitle, romanizedTitle, categories })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(of(memberId))
  const term = search?.trim() && foldTitle(search)
  // Nothing is left of a search for "%".
  if (term === '') return []
  const has = (name: string | null) => !term || (name !== null && foldTitle(name).includes(term))
  return rows
    .filter((row) => [row.title, row.nativeTitle, row.romanizedTitle].some(has))
    .filter((row) => !mood || matchedMoods(row, [mood]).length > 0)
    .map((row) => row.id)
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

/** What is noted of a drama, or null if it is not in the list. */
export async function entryOf(db: Db, memberId: number, dramaId: number): Promise<WatchlistEntry | null> {
  const [row] = await db
    .select()
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), eq(watchlist.dramaId, dramaId)))
  return row ? showEntry(row) : null
}

export async function watchedDrama(db: Db, memberId: number, dramaId: number) {
  const [found] = await db
    .select({ drama: listedColumns, row: watchlist })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(and(of(memberId), eq(watchlist.dramaId, dramaId)))
  return found ? showWatched(found.drama, found.row) : null
}

/** Which of these dramas are in the list, and whether the member has rated them. */
export async function watchedAmong(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<Map<number, { isRated: boolean }>> {
  const rows = await db
    .select({ dramaId: watchlist.dramaId, ownRating: watchlist.ownRating })
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), isAmong(ids)))
  return new Map(rows.map(({ dramaId, ownRating }) => [dramaId, { isRated: ownRating !== null }]))
}
