// Finds the candidate dramas by index keys, the best rated first.
import { and, arrayOverlaps, desc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { dramas } from '../table.ts'

const columns = {
  id: dramas.id,
  score: dramas.score,
  title: dramas.title,
  year: dramas.year,
  nativeTitle: dramas.nativeTitle,
  romanizedTitle: dramas.romanizedTitle,
  aliases: dramas.aliases,
  mainCast: dramas.mainCast,
  writer: dramas.writer,
  inIndex: dramas.inIndex,
}

interface Limits {
  /** how many are read before ordering: ordering all would take longer with every drama */
  among: number
  /** how many come back */
  most: number
  /** which dramas at all */
  where: SQL
}

export async function candidatesFor(db: Db, keys: readonly number[], { among, most, where }: Limits) {
  if (keys.length === 0) return []
  const candidates = db
    .select(columns)
    .from(dramas)
    .where(and(arrayOverlaps(dramas.closeKeys, [...keys]), where))
    .limit(among)
    .as('candidates')
  return db.select().from(candidates).orderBy(desc(candidates.score), candidates.id).limit(most)
}
