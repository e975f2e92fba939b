// The calls about dramas that anyone may make.

import type { Drama } from '#contract/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { platformSlug } from '#contract/platforms.ts'
import { byRanking, recommend, search } from '#contract/search.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { inOrder } from './order.ts'
import { allDramas, oneDrama } from './store.ts'

/** "healing, family" -> the chosen moods; without doubles */
const chosenIn = (categories: string) => [
  ...new Set(
    categories
      .split(',')
      .map((c) => c.trim())
      .filter(Boolean),
  ),
]

const onPage = (dramas: Drama[], page: number | undefined) =>
  page === undefined ? dramas : dramas.slice((page - 1) * BROWSE_PAGE, page * BROWSE_PAGE)

function onPlatform(dramas: Drama[], platform: string) {
  const wanted = platformSlug(platform)
  return wanted
    ? dramas.filter((drama) => drama.streamingPlatforms.some((name) => platformSlug(name) === wanted))
    : []
}

export function dramaRoutes(bind: Bind, { db }: Site) {
  const all = () => allDramas(db)

  bind('GET /api/dramas', all)
  bind('GET /api/dramas/top-rated', async ({ query }) => (await all()).sort(byRanking).slice(0, query.limit))
  bind('GET /api/dramas/popular', async ({ query }) =>
    (await all())
      .filter((drama) => drama.isPopular)
      .sort(byRanking)
      .slice(0, query.limit),
  )
  bind('GET /api/dramas/sorted', async ({ query }) => {
    const dramas = await all()
    return onPage(
      inOrder(query.search === undefined ? dramas : search(dramas, query.search), query.sortBy),
      query.page,
    )
  })
  bind('GET /api/dramas/recommended', async ({ query }) => {
    const found = recommend(await all(), chosenIn(query.categories))
    return onPage(
      found.map(({ drama }) => drama),
      query.page,
    )
  })
  bind('GET /api/dramas/count', async ({ query }) => {
    let dramas = await all()
    if (query.search !== undefined) dramas = search(dramas, query.search)
    if (query.categories !== undefined)
      dramas = recommend(dramas, chosenIn(query.categories)).map(({ drama }) => drama)
    if (query.platform !== undefined) dramas = onPlatform(dramas, query.platform)
    return { count: dramas.length }
  })
  bind('GET /api/dramas/platform/{platform}', async ({ params, query }) =>
    onPage(onPlatform(await all(), params.platform).sort(byRanking), query.page),
  )
  bind('GET /api/dramas/{id}', async ({ params }) => {
    const drama = await oneDrama(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
