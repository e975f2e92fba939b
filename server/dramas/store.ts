// Reads dramas. It decides nothing.
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Drama } from '#contract/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { Streamed } from '#server/http/streamed.ts'
import type { Said } from './choose.ts'
import { showDrama, showOneDrama } from './show.ts'
import type { DramaRow } from './table.ts'
import { dramaColumns, dramas } from './table.ts'

/** Longer lists are streamed. This many are about 3 MB. */
const HELD_MOST = 2_000
const PIECE = 500

const isHere = isNull(dramas.deletedAt)

export interface Wanted {
  where?: SQL | undefined
  order: SQL[]
  limit?: number | undefined
  /** sixty of them, counted from 1; without it, and without a limit, all */
  page?: number | undefined
}

export async function someDramas(db: Db, { where, order, limit, page }: Wanted): Promise<Drama[]> {
  const rows = await db
    .select(dramaColumns)
    .from(dramas)
    .where(and(isHere, where))
    .orderBy(...order)
    .limit(limit ?? (page ? BROWSE_PAGE : HELD_MOST))
    .offset(page ? (page - 1) * BROWSE_PAGE : 0)
  return rows.map(showDrama)
}

/** As many as are wanted, all of them too; `most` is how many there can be. */
export function dramasInOrder(db: Db, wanted: Wanted, most: number): Promise<Drama[]> | Streamed<Drama> {
  const all = wanted.limit === undefined && wanted.page === undefined
  return all && most > HELD_MOST ? new Streamed(() => inPieces(db, wanted)) : someDramas(db, wanted)
}

/** The order is read once, then the dramas in it: what changes meanwhile neither doubles nor hides a drama. */
async function* inPieces(db: Db, { where, order }: Wanted): AsyncGenerator<Drama[]> {
  const ordered = await db
    .select({ id: dramas.id })
    .from(dramas)
    .where(and(isHere, where))
    .orderBy(...order)
  for (let from = 0; from < ordered.length; from += PIECE) {
    const ids = ordered.slice(from, from + PIECE).map(({ id }) => id)
    const rows = await db
      .select(dramaColumns)
      .from(dramas)
      .where(and(isHere, inArray(dramas.id, ids)))
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield ids.flatMap((id) => byId.get(id) ?? []).map(showDrama)
  }
}

export async function countDramas(db: Db, where: SQL | undefined): Promise<number> {
  const [all] = await db.select({ count: count() }).from(dramas).where(and(isHere, where))
  return all?.count ?? 0
}

export async function whatIsSaid(db: Db): Promise<Said> {
  const distinct = (column: typeof dramas.categories | typeof dramas.streamingPlatforms) =>
    sql`array(select distinct unnest(${column}) from ${dramas} where ${isHere})`
  const { rows } = await db.execute<{ dramas: number; categories: string[]; platforms: string[] }>(sql`
    select (select count(*)::int from ${dramas} where ${isHere}) as dramas,
      ${distinct(dramas.categories)} as categories, ${distinct(dramas.streamingPlatforms)} as platforms`)
  return rows[0]!
}

export async function dramaRow(db: Db, id: number): Promise<DramaRow | null> {
  const [row] = await db
    .select(dramaColumns)
    .from(dramas)
    .where(and(eq(dramas.id, id), isHere))
  return row ?? null
}

export async function oneDrama(db: Db, id: number): Promise<Drama | null> {
  const row = await dramaRow(db, id)
  return row && showOneDrama(row)
}
