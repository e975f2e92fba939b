// The calls about dramas that anyone may make.

import { fitOf } from '#contract/comfort.ts'
import { NEWEST_MOST, type Sort } from '#contract/dramas.ts'
import { weightsIn } from '#contract/recommend.ts'
import { matchedMoods } from '#contract/search.ts'
import { type Answers, fitsTonight } from '#contract/tonight.ts'
import { cachedBy } from '#server/db/cached.ts'
import { pageTextsOf } from '#server/home/read-pages.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { onPlatformIn, showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { closeTo } from './close-matches/find.ts'
import { suggested } from './close-matches/suggest.ts'
import { wishOf } from './comfort.ts'
import { finderOf, isOn, type KnownDrama } from './find.ts'
import { listed, newestDramas, onPage } from './listed.ts'
import { dramasMeant } from './meant.ts'
import { recommended } from './recommended.ts'
import { oneDrama } from './store.ts'

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

/** Those that fit; with `unchecked` those that may, if somebody looked. */
const fitting = (query: Parameters<typeof wishOf>[0] & Answers & { unchecked?: unknown }) => {
  const wish = wishOf(query)
  return (drama: KnownDrama) =>
    (!wish || fitOf(drama.feel, wish) === (query.unchecked ? 'unknown' : 'fits')) && fitsTonight(drama, query)
}

export function dramaRoutes(bind: Bind, { db, env }: Site) {
  const finder = finderOf(db)
  const inCountry = onPlatformIn(db)
  const pageTexts = pageTextsOf(db, env)
  const newest = cachedBy(db, ['dramas', 'ratings'], (limit: number) => newestDramas(db, limit))
  /** In a country where that is known, on sites that know it. */
  const onPlatform = async (platform: string, country: string | undefined) =>
    country && showsWhereToWatch(env) ? inCountry(country, platform, isOn(platform)) : isOn(platform)
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
    listed(db, onPage(page, (await searched(sortBy, search)).filter(fitting(wish)))),
  )
  bind('GET /api/dramas/recommended', async ({ query: { categories, page, ...wish } }) => {
    const [all, { text }] = await Promise.all([finder.inOrder('ranking'), pageTexts('moods')])
    return recommended(db, all.filter(fitting(wish)), chosenIn(categories), weightsIn(text), {
      page,
      feel: wish.feel,
    })
  })
  bind('GET /api/dramas/close', ({ query: { search, ...wish } }) => closeTo(db, search, fitting(wish)))
  bind('GET /api/dramas/meant', async ({ query: { search, ...wish } }) =>
    dramasMeant(db, search, fitting(wish), weightsIn((await pageTexts('moods')).text)),
  )
  bind('GET /api/dramas/suggested', ({ query }) => suggested(db, query.typed))
  bind('GET /api/dramas/count', async ({ query: { search, categories, platform, country, ...choice } }) => {
    const wish = wishOf(choice)
    const moods = categories === undefined ? null : chosenIn(categories)
    const isHere = platform === undefined ? null : await onPlatform(platform, country)
    const found = (await searched('ranking', search)).filter(
      (drama) => (!moods || matchedMoods(drama, moods).length > 0) && (!isHere || isHere(drama)),
    )
    const count = found.filter(fitting(choice)).length
    if (!wish) return { count }
    return {
      count,
      notLookedFor: found.filter(fitting({ ...choice, unchecked: true })).length,
    }
  })
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
