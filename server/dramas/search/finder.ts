// Finds dramas by text, moods, platform and comfort, and puts them in order: in memory, with the database for the rest.
import { sql } from 'drizzle-orm'
import type { ComfortWish } from '#contract/comfort.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { platformSlug } from '#contract/platforms.ts'
import { markedTerm } from '#contract/search.ts'
import { cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramasThat } from '../comfort.ts'
import { ORDERS, type Order } from '../order.ts'
import { dramas, inCatalogue } from '../table.ts'
import { candidatesFor } from './anywhere.ts'
import { IdSet } from './id-set.ts'
import type { Facets, InvertedIndex } from './inverted-index.ts'
import { invertedIndex } from './load-index.ts'
import { idsInOrder } from './read-ids.ts'
import type { Is } from './terms.ts'

export interface Finder {
  facets: () => Promise<Facets>
  catalogue: () => Promise<IdSet>
  inIndex: () => Promise<IdSet>
  /** by the rule of contract/search.ts, of the catalogue and of the index */
  byText: (term: string) => Promise<IdSet>
  /** for each mood that some drama has, the dramas that have it */
  byMoods: (moods: readonly string[]) => Promise<IdSet[]>
  /** as generally known */
  byPlatform: (platform: string) => Promise<IdSet>
  byKinds: (kinds: Pick<Facets, 'categories' | 'genres'>) => Promise<IdSet>
  /** those that fit, and those that might if somebody looked */
  byComfort: (wish: ComfortWish) => Promise<IdSet>
  mayFit: (wish: ComfortWish) => Promise<IdSet>
  /** those that are something: popular, in the index */
  thatAre: (is: Is) => Promise<IdSet>
  /** every word of the search stands somewhere in their texts; the words that only the texts can tell */
  anywhere: (search: string) => Promise<{ ids: IdSet; unsure: string[] } | null>
  /** the ids of all dramas of the catalogue */
  inOrder: (order: Order) => Promise<Int32Array>
}

/** The calls of one page search for the same text. */
const TEXTS_CACHED = 10

/** One for each database: what it holds in memory is shared by all who search. */
export const finderOf = prepared((db): Finder => {
  const index = invertedIndex(db)
  return {
    facets: async () => (await index()).facets(),
    catalogue: async () => (await index()).having('is', 'catalogue'),
    inIndex: async () => (await index()).having('is', 'index'),
    byText: cachedBy(
      db,
      'dramas',
      async (term: string) => {
        const phrase = markedTerm(term)
        return phrase === null ? new IdSet() : (await index()).havingPhrase(phrase)
      },
      TEXTS_CACHED,
    ),
    byMoods: async (moods) => byMoods(await index(), moods),
    byPlatform: async (platform) => byPlatform(await index(), platform),
    byKinds: async ({ categories, genres }) =>
      (await index()).havingOne('category', categories).or((await index()).havingOne('genre', genres)),
    byComfort: async (wish) => IdSet.of(await dramasThat(db, 'fits', wish)),
    mayFit: async (wish) =>
      (await index()).having('is', 'unreviewed').or(IdSet.of(await dramasThat(db, 'unknown', wish))),
    thatAre: async (is) => (await index()).having('is', is),
    anywhere: async (search) => candidatesFor(await index(), search),
    inOrder: cachedBy(db, 'dramas', (order: Order) => readOrder(db, order)),
  }
})

/** A mood is in a drama when it is a part of one of its categories, by the rule of contract/search.ts. */
function byMoods(index: InvertedIndex, moods: readonly string[]): IdSet[] {
  const categories = index.facets().categories.map((name) => ({ name, fold: foldCategory(name) }))
  return moods
    .map(foldCategory)
    .map((mood) => categories.filter(({ fold }) => mood !== '' && fold.includes(mood)))
    .filter((matching) => matching.length > 0)
    .map((matching) =>
      index.havingOne(
        'category',
        matching.map(({ name }) => name),
      ),
    )
}

/** Compares platforms by letters and digits only: "disney" is Disney+. */
function byPlatform(index: InvertedIndex, platform: string): IdSet {
  const slug = platformSlug(platform)
  const names = index.facets().platforms.filter((name) => slug && platformSlug(name) === slug)
  return index.havingOne('platform', names)
}

const readOrder = (db: Db, order: Order): Promise<Int32Array> =>
  idsInOrder(
    db,
    sql`select id from ${dramas} where ${inCatalogue} order by ${sql.join(ORDERS[order], sql`, `)}`,
  )
