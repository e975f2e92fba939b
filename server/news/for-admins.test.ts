// The admins' list of articles: search, filters, order and pages, and whom the articles are about.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminArticle } from '#contract/api/news.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  for (let n = 1; n <= 45; n++)
    await anArticle({ title: `Harbor ${n}`, celebrity: n > 40 ? 'IU' : `Star ${n}` })
})
afterAll(() => site.close())

const anArticle = async (fields: object) =>
  (
    await admin.post('/api/admin/news', { title: 'T', content: 'Words.', celebrity: 'C', ...fields })
  ).json<AdminArticle>()
const list = (tail: string) => admin.json<AdminArticle[]>(`/api/admin/news?${tail}`)
const ids = async (tail: string) => (await list(tail)).map(({ id }) => id)
const count = (tail: string) => admin.json(`/api/admin/news/count?${tail}`)

test('a page has twenty, the newest first; without a page the list is whole; far behind the end it is empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(`sort=newest&page=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0])
  expect(pages.flat()).toEqual((await ids('')).toSorted((a, b) => b - a))
  expect(await count('search=harbor+4')).toEqual({ count: 10, all: 45 })
})

test('every word must match in title, celebrity or content, in any case; wildcard characters are literal', async () => {
  const { id } = await anArticle({ title: 'ÉTÉ 100%', celebrity: '아이유', content: 'A quiet d_of\nevening' })
  for (const found of [
    'été',
    'EVENING été',
    '아이유',
    '이유'.normalize('NFD'),
    '100%',
    'd_of',
    'qui ven',
    'é',
  ])
    expect(await ids(`search=${encodeURIComponent(found)}`), found).toContain(id)
  for (const other of ['ete', 'd_o_', 'quiet morning', '%25%25', '1_0', '\\'])
    expect(await ids(`search=${encodeURIComponent(other)}`), other).not.toContain(id)
  await admin.del(`/api/admin/news/${id}`)
  expect(await ids('search=evening')).toEqual([])
})

test('the list can be filtered and ordered; drafts stand first without an order', async () => {
  const draft = await anArticle({ title: 'aardvark', publishedAt: null })
  const read = await anArticle({ title: 'Zebra' })
  await site.visitor.get(`/api/news/${read.id}`)
  expect(await ids('kind=drafts')).toEqual([draft.id])
  expect(await ids('kind=published')).not.toContain(draft.id)
  expect((await ids(''))[0]).toBe(draft.id)
  expect((await ids('sort=published&page=1'))[0]).toBe(draft.id)
  expect((await ids('sort=title&page=1'))[0]).toBe(draft.id)
  expect((await ids('sort=views&page=1'))[0]).toBe(read.id)
  const [oldest] = (await ids('sort=newest&page=3')).slice(-1)
  await admin.put(`/api/admin/news/${oldest}`, { title: 'Changed' })
  expect((await ids('sort=changed&page=1'))[0]).toBe(oldest)
  expect(await count('kind=drafts')).toEqual({ count: 1, all: 47 })
})

test('the celebrities with most published articles come first, at most six, without drafts and blanks', async () => {
  for (let n = 0; n < 9; n++) await anArticle({ celebrity: 'Nobody yet', publishedAt: null })
  for (let n = 0; n < 6; n++) await anArticle({ celebrity: 'A cook' })
  const names = await admin.json<string[]>('/api/admin/news/celebrities')
  expect(names).toHaveLength(6)
  expect(names.slice(0, 2)).toEqual(['A cook', 'IU'])
  expect(names).not.toContain('Nobody yet')
})

test.each(['page=0', 'page=x', 'sort=oldest', 'kind=nice', `search=${'x'.repeat(201)}`])(
  'a list with %s is refused, in words',
  async (tail) => {
    const answer = await admin.get(`/api/admin/news?${tail}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/^(page|sort|kind|Search) /)
  },
)
