// Dramas as lists show them. A list reads ids and row versions, and then only the rows it has not shown before.
import { and, sql } from 'drizzle-orm'
import type { Drama } from '#contract/api/dramas.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { showDrama } from './show.ts'
import { dramas, isHere, listedColumns } from './table.ts'

/** PostgreSQL gives a row another xmin with every change, whoever makes it. */
const rowVersion = sql<string>`${dramas}.xmin`
/** What a query for `listed` selects. */
export const listedKeys = { id: dramas.id, rowVersion }

interface Entry {
  rowVersion: string
  drama: Drama
}
/** Some 3 KB each, with their JSON and their HTML. */
const MAX_ENTRIES = 2_000
const caches = new WeakMap<Db, Map<number, Entry>>()

const rowsOf = prepared((db) =>
  db
    .select({ ...listedColumns, rowVersion })
    .from(dramas)
    .where(and(isHere, sql`${dramas.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('listed_dramas'),
)

/** The dramas of these keys, in their order. Frozen, so that their JSON and their HTML can be cached too. */
export async function listed(db: Db, keys: { id: number; rowVersion: string }[]): Promise<Drama[]> {
  const cache = caches.get(db) ?? new Map<number, Entry>()
  caches.set(db, cache)
  const known = keys.map(({ id, rowVersion }) => {
    const entry = cache.get(id)
    return entry?.rowVersion === rowVersion ? entry.drama : undefined
  })
  const unknown = keys.filter((_, at) => !known[at]).map(({ id }) => id)
  if (unknown.length === 0) return known as Drama[]
  const read = new Map<number, Drama>()
  for (const { rowVersion, ...row } of await rowsOf(db).execute({ ids: unknown })) {
    const drama = Object.freeze(showDrama(row))
    read.set(row.id, drama)
    cache.delete(row.id)
    cache.set(row.id, { rowVersion, drama })
  }
  for (const id of cache.keys()) {
    if (cache.size <= MAX_ENTRIES) break
    cache.delete(id)
  }
  return keys.flatMap(({ id }, at) => known[at] ?? read.get(id) ?? [])
}
