// Admin routes of dramas: saving, conflicts, history and trash.
import { describe, expect, test } from 'vitest'
import type { AdminDrama, BulkResult } from '#contract/api/admin-dramas.ts'
import type { Drama } from '#contract/api/dramas.ts'
import type { Revision } from '#contract/api/history.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const admin = await site.signUp({ isAdmin: true })
const _member = await site.signUp()

const aDrama = (over: object = {}) => ({
  title: 'The Slow Bus Home',
  description: 'A bus, a road, an evening.',
  year: 2024,
  episodes: 12,
  rating: '8.5/10',
  genre: 'Slice of Life',
  categories: ['healing', 'family'],
  mainCast: 'Kim Min-ji, Park Ha-neul ,',
  streamingPlatforms: ['Netflix'],
  ...over,
})
const create = async (over: object = {}) =>
  (await admin.post('/api/admin/dramas', aDrama(over))).json<AdminDrama>()
const history = (id: number) => admin.json<Revision[]>(`/api/admin/history/drama/${id}`)

test('a new drama is on the site at the next request, with a picture of its own', async () => {
  await site.visitor.get('/api/dramas')
  const answer = await admin.post('/api/admin/dramas', aDrama())
  expect(answer.statusCode).toBe(201)
  const drama = answer.json<AdminDrama>()
  expect(drama).toMatchObject({
    title: 'The Slow Bus Home',
    rating: '8.5/10',
    mainCast: ['Kim Min-ji', 'Park Ha-neul'],
    isPopular: false,
    version: 1,
  })
  expect(drama.imageUrl).toMatch(/^\/art\/drama-\d+\//)
  expect(await site.visitor.json<Drama[]>('/api/dramas')).toContainEqual(
    expect.objectContaining({ id: drama.id }),
  )
})

test('title and description are enough; the other fields have defaults', async () => {
  const drama = (
    await admin.post('/api/admin/dramas', { title: 'Bare', description: 'Nothing else.' })
  ).json<AdminDrama>()
  expect(drama).toMatchObject({
    year: new Date().getFullYear(),
    episodes: 1,
    isPopular: false,
    categories: [],
    mainCast: [],
  })
})

test('an update changes what is sent and keeps the rest', async () => {
  const drama = await create()
  const after = (
    await admin.put(`/api/admin/dramas/${drama.id}`, { rating: 9, isPopular: true })
  ).json<AdminDrama>()
  expect(after).toMatchObject({
    ...drama,
    rating: '9/10',
    isPopular: true,
    version: 2,
    updatedAt: expect.any(String),
  })
  expect(await site.visitor.json('/api/dramas/popular')).toContainEqual(
    expect.objectContaining({ id: drama.id }),
  )
})

test('of two concurrent saves of one version one wins and the other gets a 409', async () => {
  const drama = await create()
  const answers = await Promise.all(
    ['Left', 'Right'].map((title) => admin.put(`/api/admin/dramas/${drama.id}`, { title, version: 1 })),
  )
  expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409])
})

test('a bulk action has a result for each drama, also for missing ones', async () => {
  const [one, two] = [await create(), await create()]
  const results = (
    await admin.post('/api/admin/dramas/bulk', {
      ids: [one.id, two.id, 999_999],
      action: 'add-category',
      category: 'cooking',
    })
  ).json()
  expect(results).toEqual([
    { id: one.id, title: one.title, done: true, message: 'Done' },
    { id: two.id, title: two.title, done: true, message: 'Done' },
    { id: 999_999, title: 'Drama 999999', done: false, message: 'Drama not found' },
  ])
  expect(await site.visitor.json(`/api/dramas/${two.id}`)).toMatchObject({
    categories: ['healing', 'family', 'cooking'],
  })
  await admin.post('/api/admin/dramas/bulk', {
    ids: [one.id],
    action: 'remove-category',
    category: 'Cooking',
  })
  expect(await site.visitor.json(`/api/dramas/${one.id}`)).toMatchObject({
    categories: ['healing', 'family'],
  })
})

describe('bad input', () => {
  test.each([
    ['title', ''],
    ['title', '   '],
    ['title', 'x'.repeat(201)],
    ['title', {}],
    ['title', 'a\0b'],
    ['description', ''],
    ['year', 1949],
    ['year', 'soon'],
    ['year', 2020.5],
    ['episodes', 0],
    ['episodes', 2001],
    ['rating', '11/10'],
    ['rating', 'great'],
    ['rating', -1],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageUrl', 'data:text/html,x'],
    ['imageUrl', '//evil.example/x.png'],
    ['categories', 5],
    ['categories', Array.from({ length: 101 }, () => 'x')],
    ['contentNotes', ['nonsense']],
    ['gentleness', 6],
  ])('%s %j is refused at that field', async (field, value) => {
    const answer = await admin.post('/api/admin/dramas', aDrama({ [field]: value }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toMatch(new RegExp(`^${field}`))
  })

  test('fields that a drama does not have are ignored', async () => {
    const drama = await create({
      id: 99_999,
      version: 9,
      createdAt: '1999-01-01',
      deletedAt: '1999-01-01',
      score: 3,
    })
    expect(drama.id).not.toBe(99_999)
    expect(drama.version).toBe(1)
    expect((await site.visitor.get(`/api/dramas/${drama.id}`)).statusCode).toBe(200)
  })
})

describe('page texts', () => {
  test('the home page shows new texts at the next request; what is not sent stays', async () => {
    await site.visitor.get('/api/home-content')
    const answer = await admin.post('/api/admin/home-content', { heroTitle: 'Rest here' })
    expect(answer.statusCode).toBe(200)
    expect(await site.visitor.json('/api/home-content')).toMatchObject({
      heroTitle: 'Rest here',
      statsDramasCount: '21+',
    })
  })

  test('an outdated save is a 409, and an earlier text can be restored', async () => {
    const { version } = await admin.json<{ version: number }>('/api/admin/home-content')
    await admin.post('/api/admin/home-content', { sectionTitle: 'One', version })
    expect((await admin.post('/api/admin/home-content', { sectionTitle: 'Two', version })).statusCode).toBe(
      409,
    )
    const [change] = await admin.json<Revision[]>('/api/admin/history/page/home')
    await admin.post(`/api/admin/history/${change!.id}/put-back`, {})
    expect(await site.visitor.json('/api/home-content')).toMatchObject({
      sectionTitle: 'Start Your Healing Journey',
    })
  })

  test('the K-Drama page keeps title, description and featured categories', async () => {
    await admin.post('/api/admin/k-drama-content', { title: 'Our dramas', featured: 'Healing, Comedy' })
    expect(await site.visitor.json('/api/k-drama-content')).toMatchObject({
      title: 'Our dramas',
      featured: ['Healing', 'Comedy'],
    })
  })
})

test('an index drama moves to the catalogue once it has a description and a category, and back by its history', async () => {
  const [row] = await putDramas(site.db, [{ title: 'Harbor Lights', description: '', inIndex: true }])
  const { id } = row!
  const move = async () =>
    (await admin.post('/api/admin/dramas/bulk', { ids: [id], action: 'move-to-catalogue' })).json<
      BulkResult[]
    >()[0]
  expect(await move()).toMatchObject({ done: false, message: 'It needs a description and a category first' })
  await admin.put(`/api/admin/dramas/${id}`, { description: 'A harbor at night.', categories: 'healing' })
  expect(await site.visitor.json<Drama>(`/api/dramas/${id}`)).toHaveProperty('inIndex')
  expect(await move()).toMatchObject({ done: true })
  expect(await site.visitor.json<Drama>(`/api/dramas/${id}`)).not.toHaveProperty('inIndex')
  const [moved] = await history(id)
  await admin.post(`/api/admin/history/${moved!.id}/put-back`, { side: 'before' })
  expect(await site.visitor.json<Drama>(`/api/dramas/${id}`)).toHaveProperty('inIndex')
})

test('the list of admins has index dramas apart, and none of them can be popular', async () => {
  const [row] = await putDramas(site.db, [{ title: 'Only Facts', inIndex: true }])
  const ids = async (kind: string) =>
    (await admin.json<AdminDrama[]>(`/api/admin/dramas${kind}`)).map(({ id }) => id)
  expect(await ids('')).not.toContain(row!.id)
  expect(await ids('?kind=index')).toContain(row!.id)
  const [result] = (await admin.post('/api/admin/dramas/bulk', { ids: [row!.id], action: 'popular' })).json<
    BulkResult[]
  >()
  expect(result).toMatchObject({ done: false, message: 'Only dramas of the catalog can be popular' })
})
