// The platform filter in a country, and a site without a key.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSite, type TestSite } from '#tests/site.ts'
import { TMDB_KEY } from '#tests/tmdb-server.ts'
import { storeAnswer } from './store.ts'

let site: TestSite

/** One drama that is on Disney+ in Germany, one that nobody has looked up; both are on Netflix as generally known. */
async function fill(settings: Record<string, string>) {
  site = await aSite(settings, { pages: true })
  const admin = await site.signUp({ isAdmin: true })
  const shared = { description: 'A bus.', year: 2024, episodes: 16, genre: 'Healing' }
  for (const [title, rating] of [
    ['Looked up', 9],
    ['Not looked up', 8],
  ])
    await admin.post('/api/admin/dramas', { ...shared, title, rating, streamingPlatforms: ['Netflix'] })
  const [first] = await site.db.select({ id: dramas.id }).from(dramas).orderBy(dramas.id)
  const offers = { flatrate: ['Disney+', 'WOW'], buy: ['Apple TV'] }
  await write(site.db, (tx, changed) =>
    storeAnswer(tx, changed, {
      dramaId: first!.id,
      tmdbId: 1,
      matchedBy: 'search',
      offers: [{ country: 'DE', offers, slugs: ['disney', 'wow'] }],
    }),
  )
  return first!.id
}
async function on(platform: string, country?: string) {
  const tail = country ? `country=${country}` : ''
  const list = await site.visitor.json<Drama[]>(`/api/dramas/platform/${platform}?${tail}`)
  const { count } = await site.visitor.json<{ count: number }>(
    `/api/dramas/count?platform=${platform}&${tail}`,
  )
  expect(count).toBe(list.length)
  return list.map(({ title }) => title)
}

/** What a page has read about where to watch. */
async function readBy(address: string) {
  const { body } = await site.visitor.get(address)
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(body) ?? []
  const { data }: { data: [string, unknown][] } = JSON.parse(json)
  return data.map(([url]) => url).filter((url) => url.includes('where-to-watch'))
}

test('the platform pages follow the country where it is known, and what is generally known elsewhere', async () => {
  await fill({ TMDB_API_KEY: TMDB_KEY })
  expect(await on('netflix')).toEqual(['Looked up', 'Not looked up'])
  expect(await on('netflix', 'DE')).toEqual(['Not looked up'])
  expect(await on('disney', 'de')).toEqual(['Looked up'])
  expect(await on('wow', 'DE')).toEqual(['Looked up'])
  expect(await on('disney', 'FR')).toEqual([])
  // only to buy
  expect(await on('apple-tv', 'DE')).toEqual([])
})

test.each([
  ['without a key', {}],
  ['without calls', { TMDB_API_KEY: TMDB_KEY, TMDB_DAILY_CALLS: '0' }],
])('%s nothing of it is shown', async (_, settings) => {
  const id = await fill(settings as Record<string, string>)
  expect(await site.visitor.json(`/api/dramas/${id}/see-also/where-to-watch?country=DE`)).toEqual({})
  expect(await site.visitor.json(`/api/where-to-watch?country=DE&ids=${id}`)).toEqual([])
  expect(await site.visitor.json('/api/where-to-watch/countries')).toEqual([])
  expect(await on('netflix', 'DE')).toEqual(['Looked up', 'Not looked up'])
  expect(await readBy(`/drama/${id}?country=DE`)).toEqual([])
  expect(await readBy('/k-drama/platform/netflix')).toEqual([])
})

test('with a key the pages come with the countries and with where to watch', async () => {
  const id = await fill({ TMDB_API_KEY: TMDB_KEY })
  const countries = '/api/where-to-watch/countries'
  expect(await readBy(`/drama/${id}?country=DE`)).toEqual([
    countries,
    `/api/dramas/${id}/see-also/where-to-watch?country=DE`,
  ])
  expect(await readBy('/k-drama/platform/netflix')).toEqual([countries])
})

test('a country that is none is ignored, malformed ids are refused, and a missing drama is a 404', async () => {
  await fill({ TMDB_API_KEY: TMDB_KEY })
  for (const country of ['Germany', '1', '', "D'"])
    expect(await on('netflix', country)).toEqual(['Looked up', 'Not looked up'])
  expect((await site.visitor.get('/api/where-to-watch?country=DE&ids=1;2')).statusCode).toBe(400)
  expect(await site.visitor.json('/api/where-to-watch?country=DE&ids=9999999999,0')).toEqual([])
  expect((await site.visitor.get('/api/dramas/999/see-also/where-to-watch')).statusCode).toBe(404)
})
