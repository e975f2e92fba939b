// The calls about dramas that anyone may make.
import { and, eq, type SQL } from 'drizzle-orm'
import { NEWEST_MOST } from '#contract/dramas.ts'
import { cached } from '#server/db/cached.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { onPlatformIn, showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { closeTo } from './close-matches/find.ts'
import { suggested } from './close-matches/suggest.ts'
import { matchesComfort, mayMatchComfort, wishOf } from './comfort.ts'
import { matchesMoods, matchesText, onPlatform } from './filters.ts'
import { ORDERS } from './order.ts'
import {
  catalogFacets,
  countDramas,
  type DramaQuery,
  dramasInOrder,
  newestDramas,
  oneDrama,
} from './store.ts'
import { dramas } from './table.ts'

/** More moods than exist: a longer list is not a choice of moods. */
const MOODS_MOST = 100

/** "healing, family" -> the chosen moods; without doubles */
const chosenIn = (categories: string) =>
  [
    ...new Set(
      categories
        .split(',')
        .map((c) => c.trim())
        .filter(Boolean),
    ),
  ].slice(0, MOODS_MOST)

export function dramaRoutes(bind: Bind, { db, env }: Site) {
  const facets = cached(db, 'dramas', () => catalogFacets(db))
  const every = cached(db, 'dramas', () => countDramas(db))
  const list = (query: DramaQuery) => dramasInOrder(db, query, every)
  /** In a country where that is known, on sites that know it. */
  const isOn = async (platform: string, country: string | undefined) => {
    const general = onPlatform(platform, await facets())
    return country && showsWhereToWatch(env) ? onPlatformIn(country, platform, general) : general
  }
  const ranking = (query: Omit<DramaQuery, 'order'>) => list({ ...query, order: 'ranking' })

  bind('GET /api/dramas', () => list({ order: 'arrival' }))
  bind('GET /api/dramas/top-rated', ({ query }) => ranking({ limit: query.limit }))
  bind('GET /api/dramas/popular', ({ query }) =>
    ranking({ where: eq(dramas.isPopular, true), limit: query.limit }),
  )
  bind('GET /api/dramas/newest', ({ query: { limit = NEWEST_MOST } }) => newestDramas(db, limit))
  bind('GET /api/dramas/sorted', ({ query: { search, sortBy, page, ...wish } }) =>
    list({
      where: and(search === undefined ? undefined : matchesText(search), matchesComfort(wish)),
      order: sortBy,
      page,
    }),
  )
  bind('GET /api/dramas/recommended', async ({ query: { categories, page, ...wish } }) => {
    const { where, order } = matchesMoods(chosenIn(categories), await facets())
    return list({ where: and(where, matchesComfort(wish)), order: [order, ...ORDERS.ranking], page })
  })
  bind('GET /api/dramas/close', ({ query: { search, ...wish } }) =>
    closeTo(db, search, facets, matchesComfort(wish)),
  )
  bind('GET /api/dramas/suggested', ({ query }) => suggested(db, query.typed, facets))
  bind('GET /api/dramas/count', async ({ query: { search, categories, platform, country, ...wish } }) => {
    const conditions: SQL[] = []
    if (search !== undefined) conditions.push(matchesText(search))
    if (categories !== undefined) conditions.push(matchesMoods(chosenIn(categories), await facets()).where)
    if (platform !== undefined) conditions.push(await isOn(platform, country))
    const wished = wishOf(wish)
    if (wished) {
      const [count, notLookedFor] = await Promise.all([
        countDramas(db, and(...conditions, matchesComfort(wish))),
        countDramas(db, and(...conditions, mayMatchComfort(wished))),
      ])
      return { count, notLookedFor }
    }
    return { count: conditions.length > 0 ? await countDramas(db, and(...conditions)) : await every() }
  })
  bind('GET /api/dramas/platform/{platform}', async ({ params, query: { country, page } }) =>
    ranking({ where: await isOn(params.platform, country), page }),
  )
  bind('GET /api/dramas/{id}', async ({ params }) => {
    const drama = await oneDrama(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
