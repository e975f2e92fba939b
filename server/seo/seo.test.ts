// Sitemap, robots.txt and API descriptions.
import { expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!)

test('the sitemap lists every page and every drama, each once, under the public address', async () => {
  const all = addresses((await site.visitor.get('/sitemap.xml')).body)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((url) => url.startsWith('http://site.test/'))).toBe(true)
  const dramas = await site.visitor.json<{ id: number }[]>('/api/dramas')
  expect(all.filter((url) => url.includes('/drama/'))).toHaveLength(dramas.length)
  expect(all).toContain('http://site.test/k-drama/platform/disney')
  expect(all.some((url) => url.includes('/profile') || url.includes('/admin'))).toBe(false)
})

test('robots are kept out of the API, the admin area and the profile, and told where the sitemap is', async () => {
  const { body } = await site.visitor.get('/robots.txt')
  for (const line of [
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /profile',
    'Disallow: /diary',
    'Sitemap: http://site.test/sitemap.xml',
  ])
    expect(body).toContain(line)
})

const SPECIFIED = `
POST /api/auth/register 201 400 409|POST /api/auth/login 200 400 401|GET /api/auth/me 200 401
GET /api/dramas 200|GET /api/dramas/top-rated 200|GET /api/dramas/popular 200|GET /api/dramas/sorted 200 400
GET /api/dramas/platform/{platform} 200|GET /api/dramas/{id} 200 404|GET /api/home-content 200
GET /api/news 200|GET /api/news/{id} 200 404|GET /api/news/{id}/comments 200 404
POST /api/news/{id}/comments 201 400 404|DELETE /api/comments/{id} 200 401 403 404
GET /api/posts 200|POST /api/posts 201 400 401|PUT /api/posts/{id} 200 400 401 403 404
DELETE /api/posts/{id} 200 401 403 404|POST /api/posts/{id}/vote 200 400 401 404
GET /api/posts/{id}/comments 200 404|POST /api/posts/{id}/comments 201 400 401 404
GET /api/kdrama-notes/public 200|GET /api/kdrama-notes/user/{userId} 200 401 403
POST /api/kdrama-notes 201 400 401|PUT /api/kdrama-notes/{id} 200 400 401 403 404
DELETE /api/kdrama-notes/{id} 200 401 403 404|PUT /api/auth/change-password 200 400 401
POST /api/watchlist/{id} 200 401 404|DELETE /api/watchlist/{id} 200 401 404
GET /api/watchlist/check/{id} 200 401|GET /api/watchlist 200 401
POST /api/feedback-form 201 400|POST /api/contact-form 201 400|POST /api/experiential-learning-form 201 400
GET /api/virtual-tour-locations 200|POST /api/virtual-tour-locations 201 400 401 403
PUT /api/virtual-tour-locations/{id} 200 400 401 403 404|DELETE /api/virtual-tour-locations/{id} 200 401 403 404
GET /api/admin/users 200 401 403|GET /api/admin/stats 200 401 403
POST /api/admin/news 201 400 401 403|PUT /api/admin/news/{id} 200 400 401 403 404
DELETE /api/admin/news/{id} 200 401 403 404|POST /api/admin/dramas 201 400 401 403
PUT /api/admin/dramas/{id} 200 400 401 403 404|DELETE /api/admin/dramas/{id} 200 401 403 404
POST /api/admin/home-content 200 400 401 403|POST /api/upload 201 400 401 403 413 415
GET /api/login 302|GET /api/logout 302|POST /api/auth/logout 200|DELETE /api/posts/{id}/vote 200 401 404`
  .trim()
  .split(/[|\n]/)

test.each(SPECIFIED)(
  'the description of the API has the specified call, with its statuses: %s',
  async (line) => {
    const [method, path, ...statuses] = line.split(' ') as [string, string, ...string[]]
    const { paths } = await site.visitor.json<Description>('/api/openapi.json')
    expect(Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {})).toEqual(
      expect.arrayContaining(statuses),
    )
    const docs = (await site.visitor.get('/api/docs')).body
    expect(docs).toContain(`<code>${method} ${path}</code>`)
  },
)

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

test('the API describes itself to programs and to people', async () => {
  const openapi = await site.visitor.json<{ openapi: string; paths: Record<string, unknown> }>(
    '/api/openapi.json',
  )
  expect(openapi.paths).toHaveProperty('/api/dramas/{id}')
  const docs = await site.visitor.get('/api/docs')
  expect(docs.headers['content-type']).toContain('text/html')
  expect(docs.body).toContain('GET /api/dramas/{id}')
})
