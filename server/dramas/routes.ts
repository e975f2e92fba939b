// The calls about dramas that anyone may make.
import { and, eq, type SQL } from 'drizzle-orm'
import { cached } from '#server/db/cached.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { closeTo } from './close-matches/find.ts'
import { suggested } from './close-matches/suggest.ts'
import { comforting, perhapsComforting, wishOf } from './comfort.ts'
import { fitting, holding, onPlatform } from './filters.ts'
import { ORDERS } from './order.ts'
import { catalogFacets, countDramas, dramasInOrder, oneDrama, type Wanted } from './store.ts'
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

export function dramaRoutes(bind: Bind, { db }: Site) {
  const said = cached(db, 'dramas', () => catalogFacets(db))
  const every = cached(db, 'dramas', () => countDramas(db))
  const list = (wanted: Wanted) => dramasInOrder(db, wanted, every)
  const ranking = (wanted: Omit<Wanted, 'order'>) => list({ ...wanted, order: 'ranking' })

  bind('GET /api/dramas', () => list({ order: 'arrival' }))
  bind('GET /api/dramas/top-rated', ({ query }) => ranking({ limit: query.limit }))
  bind('GET /api/dramas/popular', ({ query }) =>
    ranking({ where: eq(dramas.isPopular, true), limit: query.limit }),
  )
  bind('GET /api/dramas/sorted', ({ query: { search, sortBy, page, ...wish } }) =>
    list({
      where: and(search === undefined ? undefined : holding(search), comforting(wish)),
      order: sortBy,
      page,
    }),
  )
  bind('GET /api/dramas/recommended', async ({ query: { categories, page, ...wish } }) => {
    const { where, order } = fitting(chosenIn(categories), await said())
    return list({ where: and(where, comforting(wish)), order: [order, ...ORDERS.ranking], page })
  })
  bind('GET /api/dramas/close', ({ query: { search, ...wish } }) =>
    closeTo(db, search, said, comforting(wish)),
  )
  bind('GET /api/dramas/suggested', ({ query }) => suggested(db, query.typed, said))
  bind('GET /api/dramas/count', async ({ query: { search, categories, platform, ...wish } }) => {
    const conditions: SQL[] = []
    if (search !== undefined) conditions.push(holding(search))
    if (categories !== undefined) conditions.push(fitting(chosenIn(categories), await said()).where)
    if (platform !== undefined) conditions.push(onPlatform(platform, await said()))
    const wished = wishOf(wish)
    if (wished) {
      const [count, notLookedFor] = await Promise.all([
        countDramas(db, and(...conditions, comforting(wish))),
        countDramas(db, and(...conditions, perhapsComforting(wished))),
      ])
      return { count, notLookedFor }
    }
    return { count: conditions.length > 0 ? await countDramas(db, and(...conditions)) : await every() }
  })
  bind('GET /api/dramas/platform/{platform}', async ({ params, query: { page } }) =>
    ranking({ where: onPlatform(params.platform, await said()), page }),
  )
  bind('GET /api/dramas/{id}', async ({ params }) => {
    const drama = await oneDrama(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
