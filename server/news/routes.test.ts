// Articles: who may do what, what is refused and in which words, drafts, versions, the trash.
import { describe, expect, test } from 'vitest'
import type { AdminArticle, Article, NewsComment } from '#contract/api/news.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })
const member = await site.signUp()

const words = { title: 'Rain on tin', content: 'How a roof is recorded.\n\nTwice.', celebrity: 'Sound' }

async function anArticle(more: object = {}): Promise<AdminArticle> {
  const answer = await admin.post('/api/admin/news', { ...words, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const inPublic = async (id: number) => (await site.visitor.get(`/api/news/${id}`)).statusCode
const listed = async () => (await site.visitor.json<Article[]>('/api/news')).map(({ id }) => id)

test('the list is the newest first, whole, and shows what the specification names', async () => {
  const articles = await site.visitor.json<Article[]>('/api/news')
  expect(articles.length).toBeGreaterThanOrEqual(10)
  const times = articles.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
  for (const name of ['id', 'title', 'content', 'celebrity', 'imageUrl', 'publishedAt'])
    expect(articles[0]).toHaveProperty(name)
  expect(articles[0]!.imageUrl).toMatch(/^\/art\/article-\d+\/[0-9a-f]{16}\/cover-1280\.webp$/)
  expect(JSON.stringify(articles)).not.toMatch(/views|version|deletedAt|artSeed/)
})

test('pages of the list are parts of the whole, and beyond the last one there is nothing', async () => {
  const all = await listed()
  const page = await site.visitor.json<Article[]>('/api/news?page=1')
  expect(page.map(({ id }) => id)).toEqual(all.slice(0, 24))
  expect(await site.visitor.json('/api/news?page=1000')).toEqual([])
  expect(await site.visitor.json('/api/news/count')).toEqual({ count: all.length })
})

test('anyone comments; an admin deletes comments', async () => {
  const { id } = await anArticle()
  for (const [at, person] of [site.visitor, member, admin].entries()) {
    const answer = await person.post(`/api/news/${id}/comments`, { author: 'A', content: `Number ${at}` })
    expect(answer.statusCode).toBe(201)
  }
  const comments = await site.visitor.json<NewsComment[]>(`/api/news/${id}/comments`)
  expect(comments.map(({ content }) => content)).toEqual(['Number 2', 'Number 1', 'Number 0'])
  const url = `/api/comments/${comments[0]!.id}`
  expect((await admin.del(url)).json()).toEqual({ success: true })
  expect((await admin.del(url)).statusCode).toBe(404)
  expect(await site.visitor.json(`/api/news/${id}/comments`)).toHaveLength(2)
})

test('an article that is written is published at once, and stands in the list and in the feed', async () => {
  await listed()
  const created = await anArticle()
  expect(created).toMatchObject({ ...words, views: 0, version: 1 })
  expect(Math.abs(Date.parse(created.publishedAt!) - Date.now())).toBeLessThan(60_000)
  expect((await listed())[0]).toBe(created.id)
  expect((await site.visitor.get('/feed.xml')).body).toContain(`article=${created.id}`)
})

test('a draft is hidden until it is published, and again when it is unpublished', async () => {
  const draft = await anArticle({ title: 'Only a draft', publishedAt: null })
  expect(draft.publishedAt).toBeNull()
  const isUnpublished = async () => {
    expect(await inPublic(draft.id)).toBe(404)
    expect(await listed()).not.toContain(draft.id)
    expect((await site.visitor.get(`/api/news/${draft.id}/comments`)).statusCode).toBe(404)
    const comment = await site.visitor.post(`/api/news/${draft.id}/comments`, { author: 'A', content: 'B' })
    expect(comment.statusCode).toBe(404)
    expect((await site.visitor.get('/feed.xml')).body).not.toContain('Only a draft')
  }
  await isUnpublished()
  const all = await admin.json<AdminArticle[]>('/api/admin/news')
  expect(all.map(({ id }) => id)).toContain(draft.id)
  expect(all[0]!.publishedAt).toBeNull()
  expect((await admin.get(`/api/admin/news/${draft.id}`)).statusCode).toBe(200)

  const at = '2026-03-01T10:00:00.000Z'
  const published = await admin.put(`/api/admin/news/${draft.id}`, { publishedAt: at })
  expect(published.json()).toMatchObject({ title: 'Only a draft', publishedAt: at, version: 2 })
  expect(await inPublic(draft.id)).toBe(200)
  await admin.put(`/api/admin/news/${draft.id}`, { publishedAt: null })
  await isUnpublished()
})

test('a time in the future counts as now: a clock that is ahead hides nothing', async () => {
  const { publishedAt } = await anArticle({ publishedAt: '9998-01-01T00:00:00Z' })
  expect(Math.abs(Date.parse(publishedAt!) - Date.now())).toBeLessThan(60_000)
})

test('a change keeps what is not sent, and the same again changes nothing', async () => {
  const created = await anArticle({ imageUrl: '/pictures/abc.webp' })
  const changed = (await admin.put(`/api/admin/news/${created.id}`, { title: 'Sun on tin' })).json()
  expect(changed).toMatchObject({
    title: 'Sun on tin',
    content: words.content,
    imageUrl: '/pictures/abc.webp',
    version: 2,
  })
  expect((await site.visitor.json<Article>(`/api/news/${created.id}`)).title).toBe('Sun on tin')
  const same = await admin.put(`/api/admin/news/${created.id}`, {
    title: 'Sun on tin',
    content: words.content,
    celebrity: words.celebrity,
    imageUrl: '/pictures/abc.webp',
    publishedAt: created.publishedAt,
  })
  expect(same.json()).toMatchObject({ version: 2, updatedAt: changed.updatedAt })
  const drawn = (await admin.put(`/api/admin/news/${created.id}`, { imageUrl: '' })).json()
  expect(drawn.imageUrl).toBe(drawn.art.cover)
})

test('a deleted article is a 404 with its comments, and cannot be deleted twice', async () => {
  const { id } = await anArticle()
  await site.visitor.post(`/api/news/${id}/comments`, { author: 'A', content: 'B' })
  expect((await admin.del(`/api/admin/news/${id}`)).statusCode).toBe(200)
  expect(await inPublic(id)).toBe(404)
  expect(await listed()).not.toContain(id)
  expect((await site.visitor.get(`/api/news/${id}/comments`)).statusCode).toBe(404)
  expect((await admin.get(`/api/admin/news/${id}`)).statusCode).toBe(404)
  expect((await admin.put(`/api/admin/news/${id}`, { title: 'x' })).statusCode).toBe(404)
  expect((await admin.del(`/api/admin/news/${id}`)).statusCode).toBe(404)
})

test('an article that has not changed is not sent again', async () => {
  const first = await site.visitor.get('/api/news/1')
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await site.visitor.call({
    method: 'GET',
    url: '/api/news/1',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

describe('bad input', () => {
  test.each([
    [{ title: '' }, 'Title is required'],
    [{ title: ' \u200b\u3164 ' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ content: '   ' }, 'Content is required'],
    [{ celebrity: undefined }, 'Celebrity is required'],
    [{ title: 7 }, 'Title must be text'],
    [{ title: ['a'] }, 'Title must be text'],
    [{ title: 'x'.repeat(201) }, 'Title can be at most 200 characters'],
    [{ celebrity: 'x'.repeat(201) }, 'Celebrity can be at most 200 characters'],
    [{ content: 'x'.repeat(50_001) }, 'Content can be at most 50,000 characters'],
    [{ title: 'nul \u0000' }, 'Title contains characters that cannot be stored'],
    [{ content: 'lone \ud800' }, 'Content contains characters that cannot be stored'],
    [{ publishedAt: 'tomorrow' }, 'publishedAt must be a date and time (ISO 8601), or null for a draft'],
    [{ publishedAt: '0000-01-01T00:00:00Z' }, 'publishedAt must be a date after 1900'],
    [{ imageUrl: 5 }, 'Image must be text'],
  ])('an article with %j is refused: %s', async (wrong, message) => {
    const answer = await admin.post('/api/admin/news', { ...words, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect(answer.json().issues[0].path).toBe(Object.keys(wrong)[0])
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'ftp://x/y.png',
    'http://',
  ])('%j is no address of a picture', async (imageUrl) => {
    const answer = await admin.post('/api/admin/news', { ...words, imageUrl })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toBe('imageUrl')
  })

  test.each([{ version: 'x' }, { version: 0 }, { version: 1.5 }, { title: '' }, { content: '\u200b' }])(
    'a change with %j is refused',
    async (wrong) => {
      expect((await admin.put('/api/admin/news/1', wrong)).statusCode).toBe(400)
    },
  )

  test('fields that an article may not decide itself are ignored', async () => {
    const created = await anArticle({ id: 99_999, views: 500, version: 9, drawing: 'x', deletedAt: 'now' })
    expect(created).toMatchObject({ views: 0, version: 1 })
    expect(created.id).not.toBe(99_999)
  })
})
