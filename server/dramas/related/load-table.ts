// Keeps the table of features up to date: read once in batches, then only what a write changed.
import { and, asc, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { busOf } from '#server/db/change-bus.ts'
import type { Db } from '#server/db/open.ts'
import { dramas } from '../table.ts'
import { FeatureTable } from './feature-table.ts'

/** Rows read at once: some milliseconds of work, and then others get their turn. */
const BATCH = 500

const columns = {
  id: dramas.id,
  title: dramas.title,
  nativeTitle: dramas.nativeTitle,
  aliases: dramas.aliases,
  year: dramas.year,
  genre: dramas.genre,
  categories: dramas.categories,
  mainCast: dramas.mainCast,
  writer: dramas.writer,
  // nothing is said about how a drama feels while nobody has reviewed it
  gentleness: sql<number | null>`case when ${isNotNull(dramas.comfortSource)} then ${dramas.gentleness} end`,
  heaviness: sql<number | null>`case when ${isNotNull(dramas.comfortSource)} then ${dramas.heaviness} end`,
}
const isHere = isNull(dramas.deletedAt)

/** The table as it is after every write that has happened so far. */
export function featureTable(db: Db): () => Promise<FeatureTable> {
  let table: Promise<FeatureTable> | null = null
  let changed = new Set<number>()
  const reset = () => {
    table = null
    changed = new Set()
  }
  const bus = busOf(db)
  bus.onChange(({ topic, id }) => {
    if (topic !== 'dramas') return
    if (id === null) reset()
    else changed.add(Number(id))
  })
  bus.onReset(reset)

  return () => {
    if (table && changed.size === 0) return table
    const before = table
    const ids = [...changed]
    changed = new Set()
    const next = before ? before.then((known) => readAgain(db, known, ids)) : readAll(db)
    table = next
    next.catch(() => {
      if (table === next) reset()
    })
    return next
  }
}

async function readAll(db: Db): Promise<FeatureTable> {
  const table = new FeatureTable()
  for (let last = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(dramas)
      .where(and(isHere, gt(dramas.id, last)))
      .orderBy(asc(dramas.id))
      .limit(BATCH)
    for (const row of rows) table.add({ ...row, catalogued: true })
    if (rows.length < BATCH) return table
    last = rows.at(-1)!.id
  }
}

async function readAgain(db: Db, table: FeatureTable, ids: number[]): Promise<FeatureTable> {
  const rows = await db
    .select(columns)
    .from(dramas)
    .where(and(isHere, inArray(dramas.id, ids)))
  for (const id of ids) table.remove(id)
  for (const row of rows) table.add({ ...row, catalogued: true })
  return table
}
