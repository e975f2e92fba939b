// Every drama in memory as a plain row: found by the rules of the contract.
import { and, asc, gt, inArray, type SQL } from 'drizzle-orm'
import type { Feel } from '#contract/comfort.ts'
import { search } from '#contract/search.ts'
import { hoursOf } from '#contract/tonight.ts'
import { cached, cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { knownFeel, openTopics } from './comfort.ts'
import { liveTable } from './live-table.ts'
import { ORDERS, type Order } from './order.ts'
import { dramas, inCatalogue, isHere } from './table.ts'

/** What finding needs of a drama. A change of the drama makes a new object. */
export interface KnownDrama {
  id: number
  categories: readonly string[]
  genre: string
  year: number
  network: string | null
  /** as other catalogs have them */
  tags: readonly string[]
  hours: number
  streamingPlatforms: readonly string[]
  isPopular: boolean
  inIndex: boolean
  /** see contract/search.ts */
  searchedText: string
  /** undefined while nobody has reviewed it */
  feel: Feel | undefined
}

export interface Finder {
  /** of the catalogue and of the index */
  all: () => Promise<ReadonlyMap<number, KnownDrama>>
  /** the catalogue */
  inOrder: (order: Order) => Promise<readonly KnownDrama[]>
  /** best known first, as it was seeded */
  inIndex: () => Promise<readonly KnownDrama[]>
  /** those that hold a term, of the catalogue and of the index */
  holding: (term: string) => Promise<ReadonlySet<KnownDrama>>
}

/** One page asks for the same words several times. */
const TERMS_CACHED = 10

export const finderOf = prepared((db): Finder => {
  const all = liveTable(db, {
    readAll: () => readAll(db),
    readAgain: (known, ids) => readAgain(db, known, ids),
  })
  return {
    all,
    inOrder: cachedBy(db, 'dramas', async (order: Order) => {
      const known = await all()
      return (await idsInOrder(db, order)).flatMap((id) => known.get(id) ?? [])
    }),
    inIndex: cached(db, 'dramas', async () =>
      [...(await all()).values()].filter(({ inIndex }) => inIndex).sort((a, b) => a.id - b.id),
    ),
    holding: cachedBy(
      db,
      'dramas',
      async (term: string) =>
        new Set(search([...(await all()).values()], term, ({ searchedText }) => searchedText)),
      TERMS_CACHED,
    ),
  }
})

/** Rows read at once: some milliseconds of work, and then others get their turn. */
const BATCH = 500

async function readAll(db: Db): Promise<Map<number, KnownDrama>> {
  const known = new Map<number, KnownDrama>()
  for (let last = 0; ; ) {
    const rows = await read(db, gt(dramas.id, last)).limit(BATCH)
    for (const row of rows) known.set(row.id, knownDrama(row))
    if (rows.length < BATCH) return known
    last = rows.at(-1)!.id
  }
}

async function readAgain(db: Db, before: Map<number, KnownDrama>, ids: number[]) {
  const known = new Map(before)
  for (const id of ids) known.delete(id)
  for (const row of await read(db, inArray(dramas.id, ids))) known.set(row.id, knownDrama(row))
  return known
}

const columns = {
  id: dramas.id,
  categories: dramas.categories,
  genre: dramas.genre,
  year: dramas.year,
  network: dramas.network,
  tags: dramas.tags,
  episodes: dramas.episodes,
  episodesNote: dramas.episodesNote,
  streamingPlatforms: dramas.streamingPlatforms,
  isPopular: dramas.isPopular,
  inIndex: dramas.inIndex,
  searchedText: dramas.searchedText,
  gentleness: dramas.gentleness,
  tears: dramas.tears,
  heaviness: dramas.heaviness,
  pace: dramas.pace,
  contentNotes: dramas.contentNotes,
  contentNotFound: dramas.contentNotFound,
  contentShown: dramas.contentShown,
  comfortSource: dramas.comfortSource,
  confirmed: openTopics.confirmed,
}

const read = (db: Db, where: SQL) =>
  db.select(columns).from(dramas).where(and(isHere, where)).orderBy(asc(dramas.id))

type Row = Awaited<ReturnType<typeof read>>[number]

const knownDrama = (row: Row): KnownDrama => ({
  id: row.id,
  categories: row.categories,
  genre: row.genre,
  year: row.year,
  network: row.network,
  tags: row.tags,
  hours: hoursOf(row),
  streamingPlatforms: row.streamingPlatforms,
  isPopular: row.isPopular,
  inIndex: row.inIndex,
  searchedText: row.searchedText,
  feel: knownFeel(row),
})

const idsInOrder = async (db: Db, order: Order): Promise<number[]> =>
  (
    await db
      .select({ id: dramas.id })
      .from(dramas)
      .where(inCatalogue)
      .orderBy(...ORDERS[order])
  ).map(({ id }) => id)
