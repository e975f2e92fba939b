// The calls about dramas that anyone may make.

import { fitOf } from '#contract/comfort.ts'
import { NEWEST_MOST, type Sort } from '#contract/dramas.ts'
import { moodsIn } from '#contract/filters.ts'
import { weightsIn } from '#contract/recommend.ts'
import { cachedBy } from '#server/db/cached.ts'
import { pageTextsOf } from '#server/home/read-pages.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { suggested } from './close-matches/suggest.ts'
import { wishOf } from './comfort.ts'
import { finderOf } from './find.ts'
import { listed, newestDramas, onPage } from './listed.ts'
import { narrowing } from './narrow.ts'
import { recommended } from './recommended.ts'
import { oneDrama } from './store.ts'

export function dramaRoutes(bind: Bind, { db, env }: Site) {
  const finder = finderOf(db)
  const { onPlatform, fitting, counted, choices } = narrowing({ db, env })
  const pageTexts = pageTextsOf(db, env)
  const newest = cachedBy(db, ['dramas', 'ratings'], (limit: number) => newestDramas(db, limit))
  const searched = async (sort: Sort, term: string | undefined) => {
    const [all, holding] = await Promise.all([
      finder.inOrder(sort),
      term === undefined ? undefined : finder.holding(term),
    ])
    return holding ? all.filter((drama) => holding.has(drama)) : all
  }

  bind('GET /api/dramas', async () => listed(db, await finder.inOrder('arrival')))
  bind('GET /api/dramas/top-rated', async ({ query: { limit } }) =>
    listed(db, (await finder.inOrder('ranking')).slice(0, limit)),
  )
  bind('GET /api/dramas/popular', async ({ query: { limit } }) =>
    listed(db, (await finder.inOrder('ranking')).filter(({ isPopular }) => isPopular).slice(0, limit)),
  )
  bind('GET /api/dramas/newest', ({ query: { limit = NEWEST_MOST } }) => newest(limit))
  bind('GET /api/dramas/sorted', async ({ query: { search, sortBy, page, ...wish } }) =>
    listed(db, onPage(page, (await searched(sortBy, search)).filter(await fitting(wish)))),
  )
  bind('GET /api/dramas/recommended', async ({ query: { categories = '', page, ...wish } }) => {
    const [all, { text }] = await Promise.all([finder.inOrder('ranking'), pageTexts('moods')])
    return recommended(db, all.filter(await fitting(wish)), moodsIn(categories), weightsIn(text), {
      page,
      feel: wish.feel,
    })
  })
  bind('GET /api/dramas/suggested', async ({ query: { typed, ...avoided } }) => {
    const [offered, all] = await Promise.all([suggested(db, typed), finder.all()])
    const wish = wishOf(avoided)
    return wish ? offered.filter(({ id }) => fitOf(all.get(id)?.feel, wish) !== 'not') : offered
  })
  bind('GET /api/dramas/count', async ({ query: { search, ...asked } }) =>
    counted(await searched('ranking', search), asked),
  )
  bind('GET /api/dramas/choices', async ({ query: { search, ...asked } }) =>
    choices(await searched('ranking', search), asked),
  )
  bind('GET /api/dramas/platform/{platform}', async ({ params, query: { country, page } }) => {
    const [all, isHere] = await Promise.all([finder.inOrder('ranking'), onPlatform(params.platform, country)])
    return listed(db, onPage(page, all.filter(isHere)))
  })
  bind('GET /api/dramas/{id}', async ({ params }) => {
    const drama = await oneDrama(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
