// Dramas as lists show them, read once and again when they change.
import { and, isNotNull, sql } from 'drizzle-orm'
import type { Drama } from '#contract/api/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { Streamed } from '#server/http/streamed.ts'
import { finderOf, type KnownDrama } from './find.ts'
import { membersRatings, withRating } from './members-rating.ts'
import { showDrama } from './show.ts'
import { dramas, inCatalogue, isHere, listedColumns } from './table.ts'

/** Longer lists are streamed. This many are about 3 MB. */
const MAX_BUFFERED = 2_000
const PIECE = 500

/** Some 3 KB each, with their JSON. The key is a new object when the drama has changed. */
const MAX_ENTRIES = 2_000
const cacheOf = prepared(() => new Map<KnownDrama, Drama>())

const rowsOf = prepared((db) =>
  db
    .select(listedColumns)
    .from(dramas)
    .where(and(isHere, sql`${dramas.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('listed_dramas'),
)

export const onPage = <One>(page: number | undefined, all: readonly One[]): readonly One[] =>
  page === undefined ? all : all.slice((page - 1) * BROWSE_PAGE, page * BROWSE_PAGE)

/** In the order given. */
export const listed = async (db: Db, known: readonly KnownDrama[]): Promise<Drama[] | Streamed<Drama>> =>
  known.length > MAX_BUFFERED ? new Streamed(() => inPieces(db, known)) : readListed(db, known)

async function* inPieces(db: Db, known: readonly KnownDrama[]): AsyncGenerator<Drama[]> {
  for (let from = 0; from < known.length; from += PIECE)
    yield await readListed(db, known.slice(from, from + PIECE))
}

/** Frozen, so that their JSON can be cached too. Those deleted meanwhile are left out. */
export async function readListed(db: Db, known: readonly KnownDrama[]): Promise<Drama[]> {
  const cache = cacheOf(db)
  const unread = new Map(known.filter((one) => !cache.has(one)).map((one) => [one.id, one]))
  const read = new Map<KnownDrama, Drama>()
  if (unread.size > 0)
    for (const row of await rowsOf(db).execute({ ids: [...unread.keys()] }))
      read.set(unread.get(row.id)!, Object.freeze(showDrama(row)))
  const ratings = await membersRatings(db)()
  const shown = known.flatMap((one) => cache.get(one) ?? read.get(one) ?? []).map(withRating(ratings))
  for (const [one, drama] of read) cache.set(one, drama)
  for (const one of cache.keys()) {
    if (cache.size <= MAX_ENTRIES) break
    cache.delete(one)
  }
  return shown
}

/** @param of the catalogue, the index, or both */
export async function readDramas(
  db: Db,
  ids: readonly number[],
  of: 'catalogue' | 'index' | 'both' = 'catalogue',
): Promise<Drama[]> {
  const all = await finderOf(db).all()
  const known = ids.flatMap((id) => all.get(id) ?? [])
  return readListed(
    db,
    known.filter(({ inIndex }) => of === 'both' || inIndex === (of === 'index')),
  )
}

const newest = prepared((db) =>
  db
    .select({ id: dramas.id, joinedAt: dramas.cataloguedAt })
    .from(dramas)
    .where(and(inCatalogue, isNotNull(dramas.cataloguedAt)))
    .orderBy(sql`${dramas.cataloguedAt} desc`, sql`${dramas.id} desc`)
    .limit(sql.placeholder('limit'))
    .prepare('newest_dramas'),
)

/** Those that joined the catalogue last; none of the starter catalogue. */
export async function newestDramas(db: Db, limit: number) {
  const rows = await newest(db).execute({ limit })
  const joined = new Map(rows.map(({ id, joinedAt }) => [id, joinedAt!.toISOString()]))
  const read = await readDramas(
    db,
    rows.map(({ id }) => id),
  )
  return read.map((drama) => ({ ...drama, joinedAt: joined.get(drama.id)! }))
}
