// Keeps the table of features up to date: read once in batches, then only what a write changed.
import { and, asc, between, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/people.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { credits } from '#server/people/table.ts'
import { liveTable } from '../live-table.ts'
import { dramas, isHere } from '../table.ts'
import { FeatureTable } from './feature-table.ts'

/** Rows read at once: some milliseconds of work, and then others get their turn. */
const BATCH = 500

/** The table as it is after every write that has happened so far; one for each database. */
export const featureTable = prepared((db) =>
  liveTable(db, {
    readAll: () => readAll(db),
    readAgain: (table, ids) => readAgain(db, table, ids),
    resetBy: ['people'],
  }),
)

async function readAll(db: Db): Promise<FeatureTable> {
  const table = new FeatureTable()
  for (let last = 0; ; ) {
    const rows = await read(db, gt(dramas.id, last)).limit(BATCH)
    const [first, end] = [rows[0], rows.at(-1)]
    if (!first || !end) return table
    const credited = await readCredits(db, between(credits.dramaId, first.id, end.id))
    for (const row of rows) table.add({ ...row, ...peopleIn(credited.get(row.id)) })
    last = end.id
  }
}

async function readAgain(db: Db, table: FeatureTable, ids: number[]): Promise<FeatureTable> {
  const rows = await read(db, inArray(dramas.id, ids))
  const credited = await readCredits(db, inArray(credits.dramaId, ids))
  for (const id of ids) table.remove(id)
  for (const row of rows) table.add({ ...row, ...peopleIn(credited.get(row.id)) })
  return table
}

// Nothing is said about how a drama feels while nobody has reviewed it.
const known = (scale: typeof dramas.gentleness | typeof dramas.heaviness) =>
  sql<number | null>`case when ${isNotNull(dramas.comfortSource)} then ${scale} end`
const columns = {
  id: dramas.id,
  title: dramas.title,
  nativeTitle: dramas.nativeTitle,
  aliases: dramas.aliases,
  year: dramas.year,
  genre: dramas.genre,
  categories: dramas.categories,
  tags: dramas.tags,
  inIndex: dramas.inIndex,
  gentleness: known(dramas.gentleness),
  heaviness: known(dramas.heaviness),
}

const read = (db: Db, where: SQL) =>
  db.select(columns).from(dramas).where(and(isHere, where)).orderBy(asc(dramas.id))

interface CreditRow {
  dramaId: number
  role: Role
  personId: number
}

async function readCredits(db: Db, where: SQL): Promise<Map<number, CreditRow[]>> {
  const rows = await db
    .select({ dramaId: credits.dramaId, role: credits.role, personId: credits.personId })
    .from(credits)
    .where(where)
    .orderBy(asc(credits.dramaId), asc(credits.role), asc(credits.position))
  return Map.groupBy(rows, ({ dramaId }) => dramaId)
}

const peopleIn = (rows: readonly CreditRow[] = []) => {
  const as = (role: Role) => rows.filter((row) => row.role === role).map(({ personId }) => personId)
  return { cast: as('actor'), writers: as('writer') }
}
