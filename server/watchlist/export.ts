// Exports what a member has: watchlist, diary, lists and reviews.
import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import { pick } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { diary } from '#server/diary/table.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { listDramas, lists } from '#server/lists/table.ts'
import { reviewsOf } from '#server/reviews/store.ts'
import { exportOf } from './store.ts'

/** Reads in one transaction, so that everything is from the same moment. */
export const everythingOf = (db: Db, memberId: number): Promise<WatchlistExport> =>
  db.transaction(
    async (tx) => {
      const reviews = (await reviewsOf(tx, memberId)).toReversed()
      return {
        format: 'shimpyo-watchlist',
        version: 2,
        exportedAt: new Date().toISOString(),
        dramas: await exportOf(tx, memberId),
        diary: await diaryOf(tx, memberId),
        lists: await listsOf(tx, memberId),
        reviews: reviews.map(({ id: _, userId: __, ...review }) => review),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Entries written at once: other requests are served in between. */
const AT_ONCE = 20

export async function* exportJson(everything: WatchlistExport) {
  let before = '{'
  for (const [name, value] of Object.entries(everything)) {
    yield `${before}"${name}":`
    if (Array.isArray(value)) yield* arrayJson(value)
    else yield JSON.stringify(value)
    before = ','
  }
  yield '}'
}

async function* arrayJson(entries: readonly unknown[]) {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    yield (at === 0 ? '[' : ',') + JSON.stringify(entries.slice(at, at + AT_ONCE)).slice(1, -1)
    await setImmediate()
  }
  yield entries.length === 0 ? '[]' : ']'
}

const { id, title, nativeTitle, year } = dramas

const diaryOf = (tx: Tx, memberId: number) =>
  tx
    .select({
      ...{ id, title, nativeTitle, year },
      ...pick(diary, 'day', 'firstEpisode', 'lastEpisode', 'outcome', 'rewatch'),
    })
    .from(diary)
    .innerJoin(dramas, and(eq(id, diary.dramaId), isHere))
    .where(eq(diary.memberId, memberId))
    .orderBy(asc(diary.day), asc(diary.id))

type ExportedList = WatchlistExport['lists'][number]

const listsOf = (tx: Tx, memberId: number) =>
  tx
    .select({
      title: lists.title,
      visibility: sql<ExportedList['visibility']>`${lists.visibility}`,
      dramas: sql<ExportedList['dramas']>`coalesce(jsonb_agg(jsonb_build_object(
          'id', ${id}, 'title', ${title}, 'nativeTitle', ${nativeTitle}, 'year', ${year}, 'note', ${listDramas.note}
        ) order by ${listDramas.position}, ${id}) filter (where ${id} is not null), '[]')`,
    })
    .from(lists)
    .leftJoin(listDramas, eq(listDramas.listId, lists.id))
    .leftJoin(dramas, and(eq(id, listDramas.dramaId), isHere))
    .where(eq(lists.memberId, memberId))
    .groupBy(lists.id)
    .orderBy(asc(lists.id))
