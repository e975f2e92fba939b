// What programs that read the web are told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#server/seed/seed.ts'
import { aSite, type TestSite } from '#tests/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await aSite()
  await seed(site.db)
})
afterAll(() => site.close())

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!)

test('the sitemap lists every page and every drama, each once, under the public address', async () => {
  const index = addresses((await site.visitor.get('/sitemap.xml')).body)
  expect(index).toEqual(['http://site.test/sitemap-pages.xml', 'http://site.test/sitemap-dramas-1.xml'])
  const listed = await Promise.all(
    index.map(async (url) => addresses((await site.visitor.get(new URL(url).pathname)).body)),
  )
  const all = listed.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((url) => url.startsWith('http://site.test/'))).toBe(true)
  const dramas = await site.visitor.json<{ id: number }[]>('/api/dramas')
  expect(listed[1]).toHaveLength(dramas.length)
  expect(all).toContain('http://site.test/k-drama/platform/disney')
  expect(all.some((url) => url.includes('/profile') || url.includes('/admin'))).toBe(false)
})

test('a list that does not exist is a 404', async () => {
  expect((await site.visitor.get('/sitemap-dramas-2.xml')).statusCode).toBe(404)
})

test('robots are kept out of the API, the admin area and the profile, and told where the sitemap is', async () => {
  const { body } = await site.visitor.get('/robots.txt')
  for (const line of [
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /profile',
    'Sitemap: http://site.test/sitemap.xml',
  ])
    expect(body).toContain(line)
})

test('the API describes itself to programs and to people', async () => {
  const openapi = await site.visitor.json<{ openapi: string; paths: Record<string, unknown> }>(
    '/api/openapi.json',
  )
  expect(openapi.paths).toHaveProperty('/api/dramas/{id}')
  const docs = await site.visitor.get('/api/docs')
  expect(docs.headers['content-type']).toContain('text/html')
  expect(docs.body).toContain('GET /api/dramas/{id}')
})
