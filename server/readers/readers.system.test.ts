// Who has read an article or looked at an index drama: once a visitor, thing and day, and no address anywhere.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { AdminArticle } from '#contract/api/news.ts'
import { articleReaders, articles, readerKeys } from '#server/news/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { until } from '#tests/instances/until.ts'
import { aSeededSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { dramaReaders } from './table.ts'

let site: TestSite
let admin: SignedIn
beforeEach(async () => {
  site = await aSeededSite({}, { pages: true })
  admin = await site.signUp({ isAdmin: true })
})

const visit = (remoteAddress: string, url = '/api/news/1', headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, remoteAddress, headers })
const views = async (id = 1) => (await admin.json<AdminArticle>(`/api/admin/news/${id}`)).views

test('a visitor counts once a day for an article, another visitor and another article count again', async () => {
  for (let at = 0; at < 3; at++) await visit('203.0.113.7')
  expect(await views()).toBe(1)
  await visit('203.0.113.8')
  await visit('203.0.113.7', '/api/news/2')
  expect(await views()).toBe(2)
  expect(await views(2)).toBe(1)
})

test('many readers at the same instant are counted exactly', async () => {
  const addresses = Array.from({ length: 60 }, (_, at) => `198.51.100.${at % 40}`)
  await Promise.all(addresses.map((address) => visit(address)))
  expect(await views()).toBe(40)
})

test('whoever reads the page counts, with or without scripts, and only once with the call', async () => {
  await visit('203.0.113.7', '/k-star?article=1')
  expect(await views()).toBe(1)
  await visit('203.0.113.7')
  expect(await views()).toBe(1)
  await visit('203.0.113.9', '/k-star')
  expect(await views()).toBe(1)
})

test('an answer from the cache of a browser is read as well', async () => {
  const { etag } = (await visit('203.0.113.7')).headers
  const again = await visit('203.0.113.8', '/api/news/1', { 'if-none-match': String(etag) })
  expect(again.statusCode).toBe(304)
  expect(await views()).toBe(2)
})

test('search engines, link previews and pages loaded ahead are no readers', async () => {
  await visit('203.0.113.7', '/api/news/1', { 'user-agent': 'Mozilla/5.0 (compatible; Somebot/2.1)' })
  await visit('203.0.113.7', '/api/news/1', { 'sec-purpose': 'prefetch' })
  await site.app.inject({ method: 'HEAD', url: '/api/news/1', remoteAddress: '203.0.113.7' })
  expect(await views()).toBe(0)
})

test('a missing article is not counted', async () => {
  expect((await visit('203.0.113.7', '/api/news/99999')).statusCode).toBe(404)
  await admin.put('/api/admin/news/1', { publishedAt: null })
  expect((await visit('203.0.113.7')).statusCode).toBe(404)
  expect(await views()).toBe(0)
})

test('reading moves neither the version nor the time of an article', async () => {
  const before = await admin.json<AdminArticle>('/api/admin/news/1')
  await visit('203.0.113.7')
  const after = await admin.json<AdminArticle>('/api/admin/news/1')
  expect(after).toEqual({ ...before, views: 1 })
})

test('the database holds no address, and forgets even the marks with their key on the next day', async () => {
  await visit('203.0.113.7')
  await views()
  const storedReaders = async () => JSON.stringify(await site.db.select().from(articleReaders))
  expect(await storedReaders()).not.toContain('203.0.113')
  const [key] = await site.db.select().from(readerKeys)
  expect(key!.key.length).toBeGreaterThanOrEqual(43)

  // Everything so far was yesterday; this process is another one, started today.
  await site.db.execute(sql`update article_readers set day = day - 1`)
  await site.db.execute(sql`update reader_keys set day = day - 1`)
  const other = await anotherInstance()
  await other.app.inject({ method: 'GET', url: '/api/news/1', remoteAddress: '203.0.113.7' })
  await other.close()
  expect(await site.db.select().from(readerKeys)).toHaveLength(1)
  expect(await site.db.select().from(articleReaders)).toHaveLength(1)
  const [row] = await site.db.select({ views: articles.views }).from(articles).where(sql`id = 1`)
  expect(row!.views).toBe(2)
})

test('instances share the key of the day: a visitor of both counts once', async () => {
  await visit('203.0.113.7')
  await views()
  const other = await anotherInstance()
  await other.app.inject({ method: 'GET', url: '/api/news/1', remoteAddress: '203.0.113.7' })
  await other.close()
  expect(await views()).toBe(1)
})

/** A second app on the same database. */
async function anotherInstance() {
  const { createApp } = await import('#server/app.ts')
  const { openChanges } = await import('#server/db/changes.ts')
  const { readEnv } = await import('#server/env.ts')
  const changes = await openChanges(site.database)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' })
  const app = await createApp({ env, database: site.database, changes })
  await app.ready()
  return {
    app,
    close: async () => {
      await app.close()
      await changes.close()
    },
  }
}

test('visitors of an index drama are counted for admins, those of the catalogue are not', async () => {
  const [drama] = await putDramas(site.db, [{ title: 'Harbor Lights', inIndex: true }])
  const { id } = drama!
  await visit('203.0.113.7', `/drama/${id}`)
  await visit('203.0.113.7', `/api/dramas/${id}`)
  await visit('203.0.113.8', `/api/dramas/${id}`)
  await visit('203.0.113.8', '/drama/1')
  const member = await site.signUp()
  await member.post(`/api/watchlist/${id}`, {})
  // counted after the response
  await until(async () => {
    const [first] = await admin.json<AdminDrama[]>('/api/admin/dramas?kind=index&sort=looked-for')
    return first?.lookedFor?.views === 2 && first.lookedFor.watchlists === 1
  })
  expect(await site.db.$count(dramaReaders)).toBe(2)
})
