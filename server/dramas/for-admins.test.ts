// The admins' list of dramas: search, filters, order and pages, and bulk actions.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminDrama, BulkResult } from '#contract/api/admin-dramas.ts'
import type { Revision } from '#contract/api/history.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const admin = await site.signUp({ isAdmin: true })

const list = (tail: string) => admin.json<AdminDrama[]>(`/api/admin/dramas?${tail}`)
const count = (tail: string) => admin.json(`/api/admin/dramas/count?${tail}`)
const ids = (tail: string) => admin.json<number[]>(`/api/admin/dramas/ids?${tail}`)
const titles = async (tail: string) => (await list(tail)).map(({ title }) => title)
const bulk = (body: object) => admin.post('/api/admin/dramas/bulk', body)
const aDrama = async (fields: object) =>
  (await admin.post('/api/admin/dramas', { description: 'Words.', ...fields })).json<AdminDrama>()

test('a page has twenty, the newest first; without a page the list is whole; far behind the end it is empty', async () => {
  await addDramas(
    site.db,
    Array.from({ length: 45 }, (_, n) => ({ title: `Harbour ${n}` })),
  )
  expect(await list('')).toHaveLength(45)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0])
  expect(pages.flat().map(({ id }) => id)).toEqual((await ids('')).toSorted((a, b) => b - a))
  expect(await count('search=harbour+4')).toEqual({ count: 9, all: 45 })
})

test('every word must match somewhere, in any case; wildcard characters are literal', async () => {
  const { id } = await aDrama({
    title: 'ÉTÉ 100%',
    nativeTitle: '여름의 끝',
    writer: 'Noh Hee-kyung',
    year: 2019,
    categories: ['slice-of-life'],
    mainCast: ['Kim Go-eun'],
    aliases: ['End_of Summer'],
  })
  for (const found of [
    'été',
    'eun hee',
    'go-e',
    'f-l',
    '-of-',
    '%',
    'm g',
    'hee-kyung kim',
    '2019 SLICE',
    '여름',
    '여름',
    '100%',
    'd_of',
    'words. noh',
  ])
    expect(await ids(`search=${encodeURIComponent(found)}`), found).toContain(id)
  for (const other of ['ete', '1_0', 'of-slice', 'eun-go', '-go', 'e-e', '0%0', 'hee park', '%25%25'])
    expect(await ids(`search=${encodeURIComponent(other)}`), other).not.toContain(id)
})

test('the list can be filtered and ordered', async () => {
  const expected = await aDrama({
    title: 'Zebra',
    isPopular: true,
    rating: 10,
    categories: ['comedy'],
    year: 2100,
  })
  const bare = await aDrama({ title: 'aardvark', year: 1950 })
  const pictured = await aDrama({ title: 'Pictured', imageUrl: 'https://example.com/a.png' })
  const reviewed = await aDrama({ title: 'Reviewed', gentleness: 4 })
  expect(await ids('kind=popular')).toEqual([expected.id])
  expect(await ids('kind=not-popular')).not.toContain(expected.id)
  expect(await ids('kind=picture')).toEqual([pictured.id])
  expect(await ids('kind=no-category')).toContain(bare.id)
  expect(await ids('kind=no-category')).not.toContain(expected.id)
  expect(await ids('kind=unreviewed')).not.toContain(reviewed.id)
  expect((await titles('sort=title&page=1'))[0]).toBe('aardvark')
  expect((await titles('sort=rating&page=1'))[0]).toBe('Zebra')
  expect((await titles('sort=year&page=1'))[0]).toBe('Zebra')
  await admin.put(`/api/admin/dramas/${bare.id}`, { genre: 'Comedy' })
  expect((await titles('sort=changed&page=1'))[0]).toBe('aardvark')
})

test('one drama can be read; a missing or deleted one is a 404', async () => {
  const { id } = await aDrama({ title: 'Alone' })
  expect(await admin.json(`/api/admin/dramas/${id}`)).toMatchObject({ title: 'Alone', version: 1 })
  await admin.del(`/api/admin/dramas/${id}`)
  for (const missing of [id, 0, 'x', 999_999_999, '99999999999'])
    expect((await admin.get(`/api/admin/dramas/${missing}`)).statusCode).toBe(404)
})

test.each(['page=0', 'page=x', 'sort=oldest', 'kind=nice', `search=${'x'.repeat(201)}`])(
  'a list with %s is refused, in words',
  async (tail) => {
    const answer = await admin.get(`/api/admin/dramas?${tail}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/^(page|sort|kind|Search) /)
  },
)

test('hundreds of dramas are deleted and restored in one call each, and all are in the history', async () => {
  await addDramas(
    site.db,
    Array.from({ length: 600 }, (_, n) => ({ title: `Many ${n}` })),
  )
  const many = await ids('search=many')
  expect(many).toHaveLength(600)
  const deleted = (await bulk({ ids: [...many, many[0]], action: 'delete' })).json<BulkResult[]>()
  expect(deleted).toHaveLength(600)
  expect(deleted.every(({ done }) => done)).toBe(true)
  expect(await ids('search=many')).toEqual([])
  expect((await site.visitor.get(`/api/dramas/${many[3]}`)).statusCode).toBe(404)
  const [again] = (await bulk({ ids: [many[0]], action: 'delete' })).json<BulkResult[]>()
  expect(again).toEqual({ id: many[0], title: 'Many 599', done: false, message: 'Drama not found' })

  const back = (await bulk({ ids: many, action: 'take-out' })).json<BulkResult[]>()
  expect(back.every(({ done }) => done)).toBe(true)
  expect(await ids('search=many')).toHaveLength(600)
  const [restored, thrown] = await admin.json<Revision[]>(`/api/admin/history/drama/${many[0]}`)
  expect(restored).toMatchObject({ action: 'restored', before: null, after: { title: 'Many 599' } })
  expect(thrown).toMatchObject({ action: 'deleted', by: admin.member.username, after: null })
  const [refused] = (await bulk({ ids: [many[0]], action: 'take-out' })).json<BulkResult[]>()
  expect(refused).toMatchObject({ done: false, message: 'Drama not found' })
})

test('a bulk change skips dramas that would not change, and reports a full list of categories', async () => {
  const full = await aDrama({ title: 'Full', categories: Array.from({ length: 100 }, (_, n) => `c${n}`) })
  const free = await aDrama({ title: 'Free', categories: ['Healing'] })
  const both = [full.id, free.id]
  const added = (await bulk({ ids: both, action: 'add-category', category: ' cooking ' })).json()
  expect(added).toEqual([
    { id: full.id, title: 'Full', done: false, message: 'Categories can have at most 100 entries' },
    { id: free.id, title: 'Free', done: true, message: 'Done' },
  ])
  await bulk({ ids: both, action: 'popular' })
  await bulk({ ids: both, action: 'popular' })
  expect(await admin.json(`/api/admin/dramas/${free.id}`)).toMatchObject({
    categories: ['Healing', 'cooking'],
    isPopular: true,
    version: 3,
  })
  const history = await admin.json<Revision[]>(`/api/admin/history/drama/${free.id}`)
  expect(history.map(({ action, version }) => [action, version])).toEqual([
    ['updated', 3],
    ['updated', 2],
    ['created', 1],
  ])
  expect(await site.visitor.json('/api/dramas/sorted?search=cooking')).toMatchObject([{ id: free.id }])
})

test.each([
  { ids: [], action: 'delete' },
  { ids: [1.5], action: 'delete' },
  { ids: ['1'], action: 'delete' },
  { ids: Array.from({ length: 5001 }, (_, n) => n + 1), action: 'popular' },
  { ids: [1], action: 'explode' },
  { ids: [1], action: 'add-category' },
  { ids: [1], action: 'add-category', category: '  ' },
  { ids: [1], action: 'add-category', category: 'x'.repeat(501) },
])('nonsense for many at once is refused (%#)', async (body) => {
  expect((await bulk(body)).statusCode).toBe(400)
})

test('any letters find the dramas whose texts have them, as comparing all texts does', async () => {
  const text = fc
    .array(
      fc.constantFrom('Harbor', "Kim's", '도깨비를', 'Go-eun', 'x_y', '100%', 'É', 'a.c', '(art)', '-', 'II'),
      {
        maxLength: 4,
      },
    )
    .map((words) => words.join(' '))
  const fields = fc.record({ title: text, description: text, nativeTitle: text, genre: text, writer: text })
  let run = 0
  const parts = fc.record({ of: fc.nat(), from: fc.nat(), length: fc.integer({ min: 1, max: 6 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fields, { minLength: 2, maxLength: 8 }),
      fc.array(parts, { minLength: 4, maxLength: 10 }),
      async (some, cuts) => {
        const mark = `z${'q'.repeat(++run)}z`
        const made = await addDramas(
          site.db,
          some.map((one) => ({ ...one, aliases: [mark] })),
        )
        const texts = made.map((drama) =>
          [drama.title, drama.nativeTitle, drama.genre, drama.writer, drama.description]
            .join(' ')
            .toLowerCase(),
        )
        for (const { of, from, length } of cuts) {
          const whole = texts[of % texts.length]!
          const term = whole.slice(from % (whole.length + 1)).slice(0, length)
          const expected = made.filter((_, at) =>
            term.split(/\s+/).every((word) => texts[at]!.includes(word)),
          )
          expect(await ids(`search=${encodeURIComponent(`${mark} ${term}`)}`), term).toEqual(
            expected.map(({ id }) => id).reverse(),
          )
        }
      },
    ),
    { numRuns: 15 },
  )
})
