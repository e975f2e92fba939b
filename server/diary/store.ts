// Reads diaries from the database, and changes their entries.
import { and, count, desc, eq, gte, lt, max, min, type SQL } from 'drizzle-orm'
import type { DiaryEntry, DiaryMonth, diaryApi } from '#contract/api/diary.ts'
import { DIARY_PAGE } from '#contract/diary.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, isHere, listedColumns } from '#server/dramas/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { showDiaryEntry } from './show.ts'
import { diary } from './table.ts'

const of = (memberId: number) => eq(diary.memberId, memberId)

export async function monthOf(db: Db, memberId: number, month: string, page = 1): Promise<DiaryMonth> {
  const [first, next] = [`${month}-01`, firstAfter(month)]
  const within = and(of(memberId), gte(diary.day, first), lt(diary.day, next))
  const [entries, [counted], [before], [after]] = await Promise.all([
    entriesOf(db, within)
      .orderBy(desc(diary.day), desc(diary.id))
      .limit(DIARY_PAGE)
      .offset((page - 1) * DIARY_PAGE),
    db
      .select({ count: count() })
      .from(diary)
      .innerJoin(dramas, eq(dramas.id, diary.dramaId))
      .where(and(within, isHere)),
    db
      .select({ day: max(diary.day) })
      .from(diary)
      .where(and(of(memberId), lt(diary.day, first))),
    db
      .select({ day: min(diary.day) })
      .from(diary)
      .where(and(of(memberId), gte(diary.day, next))),
  ])
  const monthOfDay = (row: { day: string | null } | undefined) => row?.day?.slice(0, 7) ?? null
  return {
    month,
    entries: entries.map(shown),
    count: counted!.count,
    earlier: monthOfDay(before),
    later: monthOfDay(after),
  }
}

/** The first day after a month. */
function firstAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

/** Without those of dramas in the trash; they are back when the drama is restored. */
const entriesOf = (db: Db, which: SQL | undefined) =>
  db
    .select({ row: diary, drama: listedColumns, ownRating: watchlist.ownRating })
    .from(diary)
    .innerJoin(dramas, eq(dramas.id, diary.dramaId))
    .leftJoin(watchlist, and(eq(watchlist.memberId, diary.memberId), eq(watchlist.dramaId, diary.dramaId)))
    .where(and(which, isHere))

const shown = ({ row, drama, ownRating }: Awaited<ReturnType<typeof entriesOf>>[number]) =>
  showDiaryEntry(row, drama, ownRating)

const mine = (memberId: number, id: number) => and(of(memberId), eq(diary.id, id))

type NewEntry = TakesOf<(typeof diaryApi)['POST /api/diary']>

type Watched = Pick<NewEntry, 'firstEpisode' | 'lastEpisode' | 'outcome'>
/** Why nothing was written. */
type Refusal = 'no drama' | 'no entry' | 'nothing watched' | 'no such episodes'

/** @returns what is wrong with it, for a drama of so many episodes */
function refusalOf({ firstEpisode: first, lastEpisode: last, outcome }: Watched, episodes: number) {
  if (first === null && last === null) return outcome === null ? 'nothing watched' : null
  return first === null || last === null || first > last || last > episodes ? 'no such episodes' : null
}

/** @returns the entry, or why there is none */
export async function addEntry(db: Db, memberId: number, entry: NewEntry): Promise<DiaryEntry | Refusal> {
  const [drama] = await db
    .select({ episodes: dramas.episodes })
    .from(dramas)
    .where(and(eq(dramas.id, entry.dramaId), isHere))
  if (!drama) return 'no drama'
  const refusal = refusalOf(entry, drama.episodes)
  if (refusal) return refusal
  const [made] = await db
    .insert(diary)
    .values({ memberId, ...entry })
    .returning()
  const [found] = await entriesOf(db, mine(memberId, made!.id))
  return shown(found!)
}

type Change = TakesOf<(typeof diaryApi)['PUT /api/diary/{id}']>

/** @returns the entry, or why it stays as it was */
export async function changeEntry(
  db: Db,
  memberId: number,
  id: number,
  { day, firstEpisode, lastEpisode }: Change,
): Promise<DiaryEntry | Refusal> {
  const [found] = await entriesOf(db, mine(memberId, id))
  if (!found) return 'no entry'
  const { row, drama } = found
  const episodes = {
    firstEpisode: firstEpisode === undefined ? row.firstEpisode : firstEpisode,
    lastEpisode: lastEpisode === undefined ? row.lastEpisode : lastEpisode,
  }
  const isChanged = episodes.firstEpisode !== row.firstEpisode || episodes.lastEpisode !== row.lastEpisode
  const refusal = isChanged && refusalOf({ ...episodes, outcome: row.outcome }, drama.episodes)
  if (refusal) return refusal
  const change = { day, ...(isChanged && episodes) }
  const [changed] = await db.update(diary).set(change).where(mine(memberId, id)).returning()
  return changed ? shown({ ...found, row: changed }) : 'no entry'
}

/** @returns whether the member had such an entry */
export async function removeEntry(db: Db, memberId: number, id: number): Promise<boolean> {
  const removed = await db.delete(diary).where(mine(memberId, id)).returning({ id: diary.id })
  return removed.length > 0
}
