// Dramas of the index: found by calls of their own, never in what the catalogue lists.
import { expect, test } from 'vitest'
import type { Drama, Suggestion } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import type { WatchlistDrama } from '#contract/api/watchlist.ts'
import { write } from '#server/db/write.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite({}, { pages: true })
const rows = await write(site.db, async (tx, changed) => {
  changed('dramas')
  return putDramas(tx, [
    { title: 'Tea of Spring', categories: ['healing'], streamingPlatforms: ['Viki'], gentleness: 5 },
    {
      title: 'Tea of Winter',
      description: '',
      rating: '0/10',
      categories: [],
      streamingPlatforms: [],
      isPopular: true,
      mainCast: ['Bong Tae-gyu'],
      inIndex: true,
    },
    { title: 'Harbor Lights', description: '', categories: [], inIndex: true },
  ])
})
const catalogued = rows[0]!.id
const indexed = rows[1]!.id

const ids = (dramas: { id: number }[]) => dramas.map(({ id }) => id)

test.each([
  '/api/dramas',
  '/api/dramas/top-rated',
  '/api/dramas/sorted?sortBy=oldest',
  '/api/dramas/sorted?search=tea',
  '/api/dramas/recommended?categories=healing',
  '/api/dramas/platform/viki',
])('%s lists the catalogue alone', async (url) => {
  expect(ids(await site.visitor.json<Drama[]>(url))).toEqual([catalogued])
})

test('an index drama is never popular, counted or close to a search of the catalogue', async () => {
  expect(await site.visitor.json('/api/dramas/popular')).toEqual([])
  expect(await site.visitor.json('/api/dramas/count')).toEqual({ count: 1 })
  expect(await site.visitor.json('/api/dramas/count?search=tea')).toEqual({ count: 1 })
  const { close } = await site.visitor.json<Found>('/api/dramas/search?search=harbour+lights')
  expect(close).toEqual([])
})

test('one address answers dramas of the catalogue and of the index, which are marked', async () => {
  expect(await site.visitor.json(`/api/dramas/${indexed}`)).toMatchObject({ id: indexed, inIndex: true })
  expect(await site.visitor.json<Drama>(`/api/dramas/${catalogued}`)).not.toHaveProperty('inIndex')
  expect((await site.visitor.get('/api/dramas/999999')).statusCode).toBe(404)
})

test('a search finds index dramas by title and by cast, and similar names where none has the words', async () => {
  const search = async (words: string) =>
    (await site.visitor.json<Found>(`/api/dramas/search?search=${encodeURIComponent(words)}`)).index
  expect(await search('tea')).toMatchObject({ total: 1, dramas: [{ id: indexed }], close: [] })
  expect(await search('bong tae-gyu')).toMatchObject({ total: 1, dramas: [{ id: indexed }] })
  expect(await search('harbour lights')).toMatchObject({
    total: 0,
    close: [{ drama: { title: 'Harbor Lights' }, because: 'spelling' }],
  })
  expect(await search('')).toEqual({ total: 0, dramas: [], close: [] })
})

test('a filter leaves out the index: nobody knows what its dramas contain', async () => {
  const found = await site.visitor.json<Found>('/api/dramas/search?search=tea&year=2020')
  expect(ids(found.dramas)).toEqual([catalogued])
  expect(found.index).toBeUndefined()
})

test('suggestions name the catalogue first, then the index', async () => {
  const found = await site.visitor.json<Suggestion[]>('/api/dramas/suggested?typed=tea')
  expect(found.map(({ id, inIndex }) => [id, inIndex])).toEqual([
    [catalogued, undefined],
    [indexed, true],
  ])
})

test('its page is there, says noindex, and is not in the sitemap', async () => {
  const page = await site.visitor.get(`/drama/${indexed}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('We know the facts of this drama, not the feeling yet.')
  expect(page.body).toContain('name="robots" content="noindex"')
  const sitemap = await site.visitor.get('/sitemap.xml')
  expect(sitemap.body).toContain(`/drama/${catalogued}<`)
  expect(sitemap.body).not.toContain(`/drama/${indexed}<`)
})

test('once somebody has reviewed it, search engines may read its page', async () => {
  const member = await site.signUp()
  await member.post('/api/kdrama-notes', { title: 'Harbor Lights', content: 'Warm.', isPublic: true })
  const [drama] = (await site.visitor.json<Found>('/api/dramas/search?search=harbor')).index!.dramas
  const page = await site.visitor.get(`/drama/${drama!.id}`)
  expect(page.body).not.toContain('noindex')
  const [review] = await site.visitor.json<{ dramaId?: number }[]>('/api/kdrama-notes/public')
  expect(review!.dramaId).toBe(drama!.id)
})

test('it can be put on a watchlist, which marks it', async () => {
  const member = await site.signUp()
  expect((await member.post(`/api/watchlist/${indexed}`, {})).statusCode).toBeLessThan(300)
  expect(await member.json<WatchlistDrama[]>('/api/watchlist')).toMatchObject([
    { id: indexed, inIndex: true },
  ])
})

test('a search page lists it below the results, readable without scripts', async () => {
  const page = await site.visitor.get('/k-drama?search=tea')
  expect(page.body).toContain('We know the facts of these, not the feeling yet.')
  expect(page.body).toContain('Tea of Winter')
})
