// The filters of lists: facts, feelings and moods together, and what can be chosen.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { FILTERS } from '#contract/dramas.ts'
import type { Choices } from '#contract/filters.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })
await admin.post('/api/admin/dramas', {
  ...{ title: 'A Quiet Channel', description: 'Two people and their love of radio.', year: 2024 },
  ...{ genre: 'Romance, Music', categories: ['healing'], network: 'tvN', streamingPlatforms: ['Viki'] },
  ...{ contentNotFound: ['violence'], comfortSource: 'Somebody of us' },
})
const all: Drama[] = await site.visitor.json('/api/dramas')

const list = (query: string) => site.visitor.json<Drama[]>(`/api/dramas/sorted?${query}`)
const choices = (query = '') => site.visitor.json<Choices>(`/api/dramas/choices?${query}`)

test('filters are combined, in every order of the list', async () => {
  const expected = all.filter(
    ({ year, genre, streamingPlatforms }) =>
      year >= 2020 && year < 2030 && genre === 'Romance' && streamingPlatforms.includes('Netflix'),
  )
  expect(expected.length).toBeGreaterThan(2)
  for (const sortBy of ['ranking', 'oldest', 'latest', 'ott']) {
    const found = await list(`sortBy=${sortBy}&year=2020s&genre=romance&platform=netflix`)
    expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  }
  const oldest = await list('sortBy=oldest&genre=romance')
  expect(oldest.map(({ year }) => year)).toEqual(oldest.map(({ year }) => year).sort())
})

test('what can be chosen is counted as the lists count it', async () => {
  const filters = 'categories=healing&year=2020s'
  const { choices: offered, without } = await choices(filters)
  for (const filter of FILTERS) {
    const [first] = offered[filter]
    expect(first, filter).toBeDefined()
    const query = new URLSearchParams(filters)
    query.set(filter, first!.value)
    expect(await site.visitor.json(`/api/dramas/count?${query}`)).toEqual({ count: first!.count })
  }
  expect(without.map(({ filter }) => filter)).toEqual(['year', 'categories'])
  for (const { filter, count } of without) {
    const query = new URLSearchParams(filters)
    query.delete(filter)
    expect(await site.visitor.json(`/api/dramas/count?${query}`)).toEqual({ count })
  }
})

test('networks and each of several genres are counted, in a search and beside what is left out', async () => {
  const { choices: offered } = await choices('avoid=violence&search=love')
  expect(offered.network).toEqual([{ value: 'tvN', count: 1 }])
  const found = await list('avoid=violence&search=love&network=tvn&genre=music')
  expect(found.map(({ title }) => title)).toEqual(['A Quiet Channel'])
})

test('a year that is none is refused; a network that nobody knows has no dramas', async () => {
  const refused = await site.visitor.get('/api/dramas/sorted?year=soon')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toContain('2021 or 2020s')
  expect(await list('network=Nowhere')).toEqual([])
})

test('recommendations and similar titles obey the filters too', async () => {
  const found = await site.visitor.json<Drama[]>('/api/dramas/recommended?categories=healing&genre=medical')
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ genre }) => genre))).toEqual(new Set(['Medical']))
  const { meant } = await site.visitor.json<Found>('/api/dramas/search?search=cozy&year=2021')
  expect(new Set(meant.dramas.map(({ year }) => year))).toEqual(new Set([2021]))
})

test('nothing that is left out is suggested while typing', async () => {
  const titles = async (query: string) =>
    (await site.visitor.json<{ title: string }[]>(`/api/dramas/suggested?${query}`)).map(({ title }) => title)
  expect(await titles('typed=my+mis')).toContain('My Mister')
  expect(await titles('typed=my+mis&avoid=violence')).not.toContain('My Mister')
})
