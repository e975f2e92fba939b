// Refreshing where to watch: matches, offers and what is shown, against a server that answers as TMDB documents.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { monthOf } from '#contract/month.ts'
import { dramas } from '#server/dramas/table.ts'
import { failsWith, service } from '#tests/tmdb-server.ts'
import { aWatchSite, type WatchSite } from '#tests/watch-site.ts'
import { deleteOldOffers } from './read.ts'
import { tmdbMatches } from './table.ts'

let on: WatchSite
beforeEach(async () => {
  on = await aWatchSite()
})
const month = monthOf(new Date())

test('an imported drama gets its offers by country, without prices and logos', async () => {
  const id = await on.aDrama()
  await on.site.db.update(dramas).set({ source: 'tmdb:900001' })
  on.tmdb.providers.set(900001, {
    DE: {
      link: 'https://www.themoviedb.org/tv/900001/watch?locale=DE',
      flatrate: [service('WOW', 9), service('Rakuten Viki', 2), service('Netflix', 1)],
      ads: [service('Netflix Standard with Ads'), service('Amazon Prime Video with Ads')],
      buy: [service('Apple TV')],
    },
    US: { link: 'x', free: [service('Tubi TV')] },
  })
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/900001/watch/providers'])
  expect(await on.watch(id)).toEqual({
    checked: month,
    country: 'DE',
    offers: { flatrate: ['Netflix', 'Viki', 'WOW'], ads: ['Netflix', 'Amazon Prime'], buy: ['Apple TV'] },
    link: 'https://www.themoviedb.org/tv/900001/watch?locale=DE',
  })
  expect(await on.watch(id, 'us')).toMatchObject({ country: 'US', offers: { free: ['Tubi'] } })
  expect(await on.watch(id, 'FR')).toMatchObject({ checked: month, offers: {} })
  expect(await on.site.visitor.json('/api/where-to-watch/countries')).toEqual([
    { code: 'DE', name: 'Germany' },
    { code: 'US', name: 'United States' },
  ])
  expect(await on.site.visitor.json(`/api/where-to-watch?country=DE&ids=${id},999`)).toEqual([
    { dramaId: id, platforms: ['Amazon Prime', 'Netflix', 'Viki', 'WOW'] },
  ])
})

test('a drama is matched when exactly one Korean drama has its title and year', async () => {
  const id = await on.aDrama({ title: 'the slow bus: home!' })
  on.tmdb.hasShow(1)
  on.tmdb.hasShow(2, { name: 'The Slow Bus Home Again', original_name: '또' })
  on.tmdb.hasShow(3, { origin_country: ['US'] })
  on.tmdb.hasShow(4, { first_air_date: '2014-01-01' })
  on.tmdb.providers.set(1, { KR: { flatrate: [service('Wavve')] } })
  await on.refresh()
  expect(on.tmdb.requests[0]!.searchParams.get('first_air_date_year')).toBe('2024')
  expect(await on.matchOf(id)).toMatchObject({ tmdbId: 1, matchedBy: 'search' })
  expect((await on.watch(id, 'KR')).offers).toEqual({ flatrate: ['Wavve'] })
  await on.later()
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/search/tv', '/tv/1/watch/providers', '/tv/1/watch/providers'])
})

test('the title in Hangul matches too', async () => {
  const id = await on.aDrama({ title: 'Slow Bus', nativeTitle: '느린버스' })
  on.tmdb.hasShow(1)
  on.tmdb.providers.set(1, {})
  await on.refresh()
  expect(await on.matchOf(id)).toMatchObject({ tmdbId: 1 })
  expect(await on.watch(id)).toMatchObject({ checked: month, offers: {} })
})

test.each<[string, () => void]>([
  ['two dramas have its title and year', () => [1, 2].map((id) => on.tmdb.hasShow(id))],
  ['none has its title', () => on.tmdb.hasShow(1, { name: 'Another', original_name: '다른' })],
  ['its year differs', () => on.tmdb.hasShow(1, { first_air_date: '2023-12-30' })],
  [
    'there may be more of that name',
    () => {
      on.tmdb.hasShow(1)
      on.tmdb.pages = 2
    },
  ],
])('nothing is guessed when %s', async (_, arrange) => {
  const id = await on.aDrama()
  arrange()
  await on.refresh()
  expect(await on.matchOf(id)).toMatchObject({ tmdbId: null, checkedAt: null })
  expect(await on.watch(id)).toEqual({})
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/search/tv'])
})

test('an admin sees the match and corrects it', async () => {
  const id = await on.aDrama()
  on.tmdb.hasShow(1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  on.tmdb.providers.set(2, { DE: { flatrate: [service('Disney Plus')] } })
  const match = `/api/admin/tmdb-matches/${id}`
  expect(await on.admin.json(match)).toEqual({ tmdbId: null, matchedBy: null, checkedAt: null })
  await on.refresh()
  expect(await on.admin.json(match)).toMatchObject({ tmdbId: 1, matchedBy: 'search' })
  expect((await on.admin.put(match, { tmdbId: 2 })).json()).toEqual({
    tmdbId: 2,
    matchedBy: 'admin',
    checkedAt: null,
  })
  // the wrong offers are gone at once
  expect(await on.watch(id)).toEqual({})
  await on.refresh()
  expect((await on.watch(id)).offers).toEqual({ flatrate: ['Disney+'] })
  await on.admin.put(match, { tmdbId: null })
  await on.later()
  await on.refresh()
  expect(await on.watch(id)).toEqual({})
  expect(on.tmdb.paths).toHaveLength(3)
  expect((await on.admin.put(match, { tmdbId: -1 })).statusCode).toBe(400)
  expect((await on.admin.put('/api/admin/tmdb-matches/999', { tmdbId: 1 })).statusCode).toBe(404)
})

test('a match that an admin enters during a look is not overwritten', async () => {
  const id = await on.aDrama()
  on.tmdb.hasShow(1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  on.tmdb.failures.push((_, response) => {
    void on.admin
      .put(`/api/admin/tmdb-matches/${id}`, { tmdbId: 7 })
      .then(() => failsWith(200, { results: on.tmdb.shows, total_pages: 1 })(_, response))
  })
  await on.refresh({ perRun: 2 })
  expect(await on.matchOf(id)).toMatchObject({ tmdbId: 7, matchedBy: 'admin', checkedAt: null })
  expect(await on.watch(id)).toEqual({})
})

test('strange entries are left out, the others stay', async () => {
  const id = await on.aDrama()
  await on.matchByHand(id, 1)
  on.tmdb.providers.set(1, {
    DE: {
      link: 5,
      flatrate: [null, { nonsense: 1 }, service('  '), service('Netflix'), service('x'.repeat(200))],
    },
    deutschland: { flatrate: [service('Netflix')] },
    FR: 'nothing',
    KR: { flatrate: 'none', rent: [service('Google Play Movies')] },
  })
  await on.refresh()
  expect((await on.watch(id)).offers).toEqual({ flatrate: ['Netflix'] })
  expect((await on.watch(id, 'KR')).offers).toEqual({ rent: ['Google Play Movies'] })
  expect(await on.site.visitor.json('/api/where-to-watch/countries')).toHaveLength(2)
})

test('a drama that TMDB no longer has loses its offers, and a search match is looked for again', async () => {
  const id = await on.aDrama()
  on.tmdb.hasShow(1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  await on.refresh()
  on.tmdb.providers.clear()
  await on.later()
  await on.refresh()
  expect(await on.watch(id)).toEqual({})
  expect(await on.matchOf(id)).toMatchObject({ tmdbId: null, matchedBy: 'search' })
  expect((await on.job()).attempts).toBe(0)
})

test('other offers take the place of the former ones, and cached answers are dropped', async () => {
  const id = await on.aDrama()
  await on.matchByHand(id, 1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  await on.refresh()
  expect((await on.watch(id)).offers).toEqual({ flatrate: ['Netflix'] })
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Disney Plus')] } })
  await on.later()
  await on.refresh()
  expect((await on.watch(id)).offers).toEqual({ flatrate: ['Disney+'] })
})

test('nothing of TMDB is stored for longer than six months', async () => {
  const id = await on.aDrama()
  await on.matchByHand(id, 1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  await on.refresh()
  await deleteOldOffers(on.site.db)
  expect((await on.watch(id)).offers).toBeDefined()
  await on.site.db.update(tmdbMatches).set({ checkedAt: sql`now() - interval '181 days'` })
  await deleteOldOffers(on.site.db)
  expect(await on.watch(id)).toEqual({})
  expect(await on.site.visitor.json('/api/where-to-watch/countries')).toEqual([])
})
