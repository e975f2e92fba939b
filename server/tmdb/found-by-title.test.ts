// TMDB's titles in the search: a drama is found by them as by its other names, as long as they are stored.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Suggestion } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { dramas } from '#server/dramas/table.ts'
import { addDramas } from '#tests/dramas.ts'
import { aTitle } from '#tests/tmdb-title.ts'
import { aWatchSite, type WatchSite } from '#tests/watch-site.ts'
import { tmdbJobs } from './jobs.ts'
import { tmdbTitles } from './table.ts'

let on: WatchSite
let id: number
beforeEach(async () => {
  on = await aWatchSite()
  id = await on.aDrama()
  await on.matchByHand(id, 1)
  on.tmdb.details.set(1, aTitle({ name: 'Ferry at Midnight', original_name: '밤의 여객선' }))
  await on.wants({ facts: true, pictures: false })
})

const search = (words: string) =>
  on.site.visitor.json<Found>(`/api/dramas/search?search=${encodeURIComponent(words)}`)
const close = async (words: string) =>
  (await search(words)).close.map(({ drama, because, name }) => `${drama.title} | ${because} | ${name}`)
const suggested = async (typed: string) =>
  (await on.site.visitor.json<Suggestion[]>(`/api/dramas/suggested?typed=${encodeURIComponent(typed)}`)).map(
    ({ title, because, name }) => `${title} | ${because} | ${name}`,
  )

test.each([
  ['Ferry at Midnight', 'The Slow Bus Home | name | Ferry at Midnight'],
  ['ferry at midnihgt', 'The Slow Bus Home | spelling | Ferry at Midnight'],
  ['midnight', 'The Slow Bus Home | name | Ferry at Midnight'],
  ['밤의여객선', 'The Slow Bus Home | name | 밤의 여객선'],
  ['ㅂㅇㅇㄱㅅ', 'The Slow Bus Home | initials | 밤의 여객선'],
])('“%s” finds the drama, and says by which title', async (words, found) => {
  expect(await close(words)).toEqual([])
  await on.refresh()
  expect(await close(words)).toEqual([found])
})

test.each(['ferr', 'midni', '밤의 ㅇ'])('while typing “%s” the drama is suggested', async (typed) => {
  expect(await suggested(typed)).toEqual([])
  await on.refresh()
  expect(await suggested(typed)).toEqual([
    expect.stringMatching(/^The Slow Bus Home \| name \| (Ferry at Midnight|밤의 여객선)$/),
  ])
})

test('a drama of the index is found too, after those of the catalog', async () => {
  await on.db.update(dramas).set({ inIndex: true }).where(eq(dramas.id, id))
  await addDramas(on.db, [{ title: 'Ferry Street' }])
  await on.refresh()
  expect(await suggested('ferry')).toEqual([
    'Ferry Street | name | Ferry Street',
    'The Slow Bus Home | name | Ferry at Midnight',
  ])
  const { index, close: ofCatalogue } = await search('Ferry at Midnight')
  expect(ofCatalogue).toEqual([])
  expect(index!.close).toMatchObject([{ drama: { id }, name: 'Ferry at Midnight' }])
})

test('a title that is the same as ours changes nothing', async () => {
  on.tmdb.details.set(1, aTitle({ name: 'the slow bus home!' }))
  await on.refresh()
  expect(await suggested('slow b')).toEqual(['The Slow Bus Home | name | The Slow Bus Home'])
  expect(await close('the slow bus hom')).toEqual(['The Slow Bus Home | spelling | The Slow Bus Home'])
  expect((await search('slow bus')).dramas).toHaveLength(1)
})

test('another title of TMDB takes the place of the former one', async () => {
  await on.refresh()
  on.tmdb.details.set(1, aTitle({ name: 'Harbor in Winter', original_name: 5 }))
  await on.later()
  await on.refresh()
  expect(await close('Ferry at Midnight')).toEqual([])
  expect(await close('밤의여객선')).toEqual([])
  expect(await close('harbor in winter')).toEqual(['The Slow Bus Home | name | Harbor in Winter'])
})

test.each([
  ['turned off', () => on.wants({ facts: false, pictures: false })],
  ['matched with another drama', () => on.matchByHand(id, 2)],
  [
    'not confirmed for five months',
    () => on.db.update(tmdbTitles).set({ fetchedAt: sql`now() - interval '151 days'` }),
  ],
])('%s, the drama is no longer found by it', async (_, go) => {
  await on.refresh()
  expect(await suggested('ferry')).toHaveLength(1)
  await go()
  await on.tidy()
  expect(await suggested('ferry')).toEqual([])
  expect(await close('밤의여객선')).toEqual([])
})

test('without a key it is no longer found by it after the next start', async () => {
  await on.refresh()
  expect(await close('Ferry at Midnight')).toHaveLength(1)
  const env = { ...on.site.env, TMDB_API_KEY: undefined }
  await tmdbJobs({ db: on.db, env, signal: new AbortController().signal })
  expect(await close('Ferry at Midnight')).toEqual([])
})

test('in the trash it is not found, and an edit of the drama does not lose the title', async () => {
  await on.refresh()
  const { version } = await on.admin.json<{ version: number }>(`/api/admin/dramas/${id}`)
  await on.admin.put(`/api/admin/dramas/${id}`, { description: 'A bus again.', version })
  expect(await close('Ferry at Midnight')).toHaveLength(1)
  await on.admin.del(`/api/admin/dramas/${id}`)
  expect(await close('Ferry at Midnight')).toEqual([])
  expect(await suggested('ferry')).toEqual([])
})

test.each([{ name: '' }, { name: 'a'.repeat(201) }, { name: 'No\0thing' }, { name: 5, original_name: null }])(
  'a title like %j is none',
  async (over) => {
    on.tmdb.details.set(1, aTitle({ original_name: '', ...over }))
    await on.refresh()
    const [row] = await on.db.select().from(tmdbTitles)
    expect([row!.title, row!.nativeTitle, row!.closeKeys]).toEqual(['', null, []])
    expect(await suggested('slow b')).toHaveLength(1)
  },
)
