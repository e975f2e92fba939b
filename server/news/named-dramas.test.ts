// Articles lead to the dramas they name, and dramas to the articles that name them.
import { expect, test } from 'vitest'
import type { Article, ArticleLink } from '#contract/api/news.ts'
import { news } from '#server/seed/news.ts'
import { putDramas } from '#tests/dramas.ts'
import { processorTime } from '#tests/processor-time.ts'
import { aSeededSite } from '#tests/site.ts'
import { dramasNamedIn } from './named-dramas.ts'

const site = await aSeededSite()

const named = async (text: string) => (await dramasNamedIn(site.db, [text]))[0]!.map(({ title }) => title)

test('every article of the starter catalogue leads to the dramas it was written about', async () => {
  const articles = await site.visitor.json<Article[]>('/api/news')
  for (const { id, title } of articles) {
    const { dramas } = await site.visitor.json<Article>(`/api/news/${id}`)
    const expected = news.find((article) => article.title === title)!.dramas
    expect(dramas!.map((drama) => drama.title)).toEqual(expect.arrayContaining(expected))
  }
})

test('every article of the starter catalogue ends with the pages that were read for it', async () => {
  for (const { content } of await site.visitor.json<Article[]>('/api/news'))
    expect(content.split('\n\n').at(-1)).toMatch(/^Sources, read in November 2026: .+ \(https?:\/\/.+\)\.$/)
})

test('and each of these dramas leads back to it', async () => {
  const [first] = await site.visitor.json<Article[]>('/api/news')
  const { dramas } = await site.visitor.json<Article>(`/api/news/${first!.id}`)
  for (const { id } of dramas!) {
    const articles = await site.visitor.json<ArticleLink[]>(`/api/dramas/${id}/see-also/news`)
    expect(articles.map((article) => article.id)).toContain(first!.id)
    expect(Object.keys(articles[0]!).sort()).toEqual(['id', 'publishedAt', 'title'])
  }
})

test('titles are found between quotes, before commas, with a possessive s and without what follows a colon, in their order', async () => {
  expect(await named('Think of “Goblin”, of My Mister’s bridge, (Our Blues) and then of Misaeng.')).toEqual([
    'Goblin',
    'My Mister',
    'Our Blues',
    'Misaeng: Incomplete Life',
  ])
})

test('a word that only begins a sentence is no title, nor is part of another word or of a longer title', async () => {
  expect(await named('Goblin stories are old. Goblins are older.')).toEqual([])
  await putDramas(site.db, [{ title: 'Blues' }])
  expect(await named('We watched Our Blues together.')).toEqual(['Our Blues'])
})

test('a hostile text is read in no time', async () => {
  const cost = await processorTime(async () => {
    await named('A '.repeat(25_000))
    await named('“('.repeat(25_000))
  })
  expect(cost).toBeLessThan(2_000)
})

test('a rewritten article, a renamed drama and one that is taken away lead elsewhere at the next request', async () => {
  const admin = await site.signUp({ isAdmin: true })
  const [drama] = await putDramas(site.db, [{ title: 'The Paper Lantern' }])
  const article = { title: 'Lights', content: 'We saw The Paper Lantern twice.', celebrity: 'Nobody' }
  const { id } = (await admin.post('/api/admin/news', article)).json()
  const url = `/api/dramas/${drama!.id}/see-also/news`
  const leads = async () => [
    (await site.visitor.json<Article>(`/api/news/${id}`)).dramas!.map(({ title }) => title),
    (await site.visitor.get(url)).json(),
  ]
  const thisArticle = expect.arrayContaining([expect.objectContaining({ id })])
  expect(await leads()).toEqual([['The Paper Lantern'], thisArticle])
  const rename = (title: string) => admin.put(`/api/admin/dramas/${drama!.id}`, { title })
  expect((await rename('The Iron Lantern')).statusCode).toBe(200)
  expect(await leads()).toEqual([[], []])
  await admin.put(`/api/admin/news/${id}`, { content: 'We saw The Iron Lantern twice.' })
  expect(await leads()).toEqual([['The Iron Lantern'], thisArticle])
  await admin.del(`/api/admin/dramas/${drama!.id}`)
  expect((await site.visitor.json<Article>(`/api/news/${id}`)).dramas).toEqual([])
  expect((await site.visitor.get(url)).statusCode).toBe(404)
})
