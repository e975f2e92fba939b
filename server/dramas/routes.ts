// The calls about dramas that anyone may make.
import { eq } from 'drizzle-orm'
import { NEWEST_MOST } from '#contract/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { cached, cachedByKey } from '#server/db/cached.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { onPlatformIn, showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { closeTo } from './close-matches/find.ts'
import { suggested } from './close-matches/suggest.ts'
import { wishOf } from './comfort.ts'
import { finderOf } from './search/finder.ts'
import { IdSet } from './search/id-set.ts'
import { ALL, inOrder, mostMatchesFirst, type Part } from './search/in-order.ts'
import { countDramas, type DramaQuery, dramasInOrder, dramasWith, newestDramas, oneDrama } from './store.ts'
import { dramas } from './table.ts'

/** Lists of a given length that are in memory: the pages ask for four and three. */
const LIMITS_CACHED = 10

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
  const finder = finderOf(db)
  const inCountry = onPlatformIn(db)
  const every = cached(db, 'dramas', () => countDramas(db))
  const list = (query: DramaQuery) => dramasInOrder(db, query, every)
  const topRated = cachedByKey(db, ['dramas'], LIMITS_CACHED, (limit: number) =>
    list({ order: 'ranking', limit }),
  )
  const newest = cachedByKey(db, ['dramas'], LIMITS_CACHED, (limit: number) => newestDramas(db, limit))
  /** In a country where that is known, on sites that know it. */
  const onPlatform = async (platform: string, country: string | undefined) => {
    const general = await finder.byPlatform(platform)
    return country && showsWhereToWatch(env) ? inCountry(country, platform, general) : general
  }
  /** The dramas of the catalogue that are in every set. */
  const found = async (...sets: (Promise<IdSet> | undefined)[]): Promise<IdSet> =>
    (await Promise.all([finder.catalogue(), ...sets.filter((set) => set !== undefined)])).reduce((all, set) =>
      all.and(set),
    )
  /** Those that fit; with `unchecked` those that may, if somebody looked. */
  const fitting = (query: Parameters<typeof wishOf>[0] & { unchecked?: unknown }) => {
    const wish = wishOf(query)
    return wish ? (query.unchecked ? finder.mayFit(wish) : finder.byComfort(wish)) : undefined
  }

  bind('GET /api/dramas', () => list({ order: 'arrival' }))
  bind('GET /api/dramas/top-rated', ({ query: { limit } }) =>
    limit === undefined ? list({ order: 'ranking' }) : topRated(limit),
  )
  bind('GET /api/dramas/popular', ({ query }) =>
    list({ where: eq(dramas.isPopular, true), order: 'ranking', limit: query.limit }),
  )
  bind('GET /api/dramas/newest', ({ query: { limit = NEWEST_MOST } }) => newest(limit))
  bind('GET /api/dramas/sorted', async ({ query: { search, sortBy, page, ...wish } }) => {
    if (search === undefined && !wishOf(wish)) return list({ order: sortBy, page })
    const text = search === undefined ? undefined : finder.byText(search)
    const [order, ids] = await Promise.all([finder.inOrder(sortBy), found(text, fitting(wish))])
    return dramasWith(db, inOrder(order, ids, partOf(page)))
  })
  bind('GET /api/dramas/recommended', async ({ query: { categories, page, ...wish } }) => {
    const moods = await finder.byMoods(chosenIn(categories))
    const [order, ids] = await Promise.all([finder.inOrder('ranking'), found(fitting(wish))])
    return dramasWith(db, mostMatchesFirst(order, moods, ids, partOf(page)))
  })
  bind('GET /api/dramas/close', ({ query: { search, ...wish } }) => closeTo(db, search, fitting(wish)))
  bind('GET /api/dramas/suggested', ({ query }) => suggested(db, query.typed))
  bind('GET /api/dramas/count', async ({ query: { search, categories, platform, country, ...choice } }) => {
    const wish = wishOf(choice)
    if ([search, categories, platform].every((one) => one === undefined) && !wish)
      return { count: await every() }
    const ids = await found(
      search === undefined ? undefined : finder.byText(search),
      categories === undefined ? undefined : finder.byMoods(chosenIn(categories)).then(inOneOf),
      platform === undefined ? undefined : onPlatform(platform, country),
    )
    if (!wish) return { count: ids.size }
    const [fit, might] = await Promise.all([finder.byComfort(wish), finder.mayFit(wish)])
    return { count: ids.and(fit).size, notLookedFor: ids.and(might).size }
  })
  bind('GET /api/dramas/platform/{platform}', async ({ params, query: { country, page } }) => {
    const [order, ids] = await Promise.all([
      finder.inOrder('ranking'),
      found(onPlatform(params.platform, country)),
    ])
    return dramasWith(db, inOrder(order, ids, partOf(page)))
  })
  bind('GET /api/dramas/{id}', async ({ params }) => {
    const drama = await oneDrama(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}

const partOf = (page: number | undefined): Part =>
  page === undefined ? ALL : { from: (page - 1) * BROWSE_PAGE, most: BROWSE_PAGE }

const inOneOf = (sets: readonly IdSet[]): IdSet => sets.reduce((all, set) => all.or(set), new IdSet())
