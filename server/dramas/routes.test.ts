// What anyone may read about dramas.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

test('the best rated drama comes first in the ranking; the order of equal ratings is in order.test.ts', async () => {
  const dramas = await site.visitor.json<Drama[]>('/api/dramas/sorted')
  const ratings = dramas.map(({ rating }) => Number.parseFloat(rating))
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})

test('each drama of the starter catalogue says whose its rating is, and as of when its platforms are known', async () => {
  const all = await site.visitor.json<Drama[]>('/api/dramas')
  const pages = await Promise.all(all.map(({ id }) => site.visitor.json<Drama>(`/api/dramas/${id}`)))
  for (const drama of pages) {
    expect(drama, drama.title).toMatchObject({
      ratingSource: 'Audience average from a public list, November 2026',
    })
    expect(drama.platformsChecked, drama.title).toBe(
      drama.streamingPlatforms.length > 0 ? '2026-11' : undefined,
    )
  }
  expect(pages.filter(({ episodesNote }) => episodesNote).map(({ title }) => title)).toContain('The Glory')
})

test('an order nobody knows is a bad request that names the known ones', async () => {
  const answer = await site.visitor.get('/api/dramas/sorted?sortBy=colour')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toContain('ranking, oldest, latest, ott')
})

test('a platform is found by letters and digits alone; one that nobody knows is an empty list', async () => {
  const disney = await site.visitor.json<Drama[]>('/api/dramas/platform/disney')
  expect(disney.length).toBeGreaterThan(2)
  expect(disney.every((d) => d.streamingPlatforms.includes('Disney+'))).toBe(true)
  expect(await site.visitor.json('/api/dramas/platform/apple-tv')).not.toHaveLength(0)
  expect(await site.visitor.json('/api/dramas/platform/nowhere')).toEqual([])
})

test('a list that has not changed is not sent again', async () => {
  const first = await site.visitor.get('/api/dramas')
  const again = await site.visitor.call({
    method: 'GET',
    url: '/api/dramas',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('an address of the API that does not exist answers in JSON', async () => {
  const answer = await site.visitor.get('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/json')
})
