// Reads the inverted index from the database, in batches so that others get their turn, and keeps it up to date.
import { and, asc, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { liveTable } from '../live-table.ts'
import { dramas, isHere } from '../table.ts'
import { InvertedIndex } from './inverted-index.ts'
import type { IndexedDrama } from './terms.ts'

/** Rows read at once: some milliseconds of work. */
const BATCH = 500

/** The index as it is after every write that has happened so far. */
export const invertedIndex = (db: Db): (() => Promise<InvertedIndex>) =>
  liveTable(db, {
    readAll: () => readAll(db),
    readAgain: (index, ids) => readAgain(db, index, ids),
  })

async function readAll(db: Db): Promise<InvertedIndex> {
  const index = new InvertedIndex()
  for (let last = 0; ; ) {
    const rows = await read(db, gt(dramas.id, last)).limit(BATCH)
    for (const row of rows) index.add(row)
    if (rows.length < BATCH) return index
    last = rows.at(-1)!.id
  }
}

async function readAgain(db: Db, index: InvertedIndex, ids: number[]): Promise<InvertedIndex> {
  if (index.isOutdated) return readAll(db)
  const rows = await read(db, inArray(dramas.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) index.replace(id, byId.get(id) ?? null)
  return index
}

const columns = {
  id: dramas.id,
  searchedText: dramas.searchedText,
  categories: dramas.categories,
  streamingPlatforms: dramas.streamingPlatforms,
  genre: dramas.genre,
  inIndex: dramas.inIndex,
  isReviewed: sql<boolean>`${isNotNull(dramas.comfortSource)}`,
  isPopular: dramas.isPopular,
  hasPicture: sql<boolean>`${isNotNull(dramas.imageUrl)}`,
  isEstimated: sql<boolean>`${isNotNull(dramas.gentleness)}`,
  nativeTitle: dramas.nativeTitle,
  romanizedTitle: dramas.romanizedTitle,
  aliases: dramas.aliases,
  year: dramas.year,
} satisfies Record<keyof IndexedDrama, unknown>

const read = (db: Db, where: SQL) =>
  db.select(columns).from(dramas).where(and(isHere, where)).orderBy(asc(dramas.id))
