// The security headers of every kind of response, and private data that no public response contains.
import { describe, expect, test } from 'vitest'
import { aSeededSite, type TestSite } from '#tests/site.ts'
import { reads } from './calls.ts'

const site = await aSeededSite({ SITE_URL: 'https://site.test' }, { pages: true })
const member = await site.signUp({ email: 'somebody@secret.example' })
const admin = await site.signUp({ isAdmin: true, email: 'keeper@secret.example' })

type Request = Parameters<TestSite['visitor']['call']>[0]
const KINDS: [string, number, () => Request | Promise<Request>][] = [
  ['a page', 200, () => ({ url: '/' })],
  ['a page that is kept', 200, () => ({ url: '/' })],
  ['JSON', 200, () => ({ url: '/api/dramas' })],
  [
    'nothing new',
    304,
    async () => ({
      url: '/api/dramas',
      headers: { 'if-none-match': String((await site.visitor.get('/api/dramas')).headers.etag) },
    }),
  ],
  ['the head alone', 200, () => ({ method: 'HEAD', url: '/api/dramas' })],
  ['a page that is not there', 404, () => ({ url: '/nowhere' })],
  ['a call that is not there', 404, () => ({ url: '/api/nowhere' })],
  ['bad input', 400, () => ({ method: 'POST', url: '/api/contact-form', payload: {} })],
  ['no session', 401, () => ({ url: '/api/auth/me' })],
  [
    'not allowed',
    403,
    () => ({ url: '/api/admin/news', headers: { authorization: `Bearer ${member.token}` } }),
  ],
  ['a method that is none', 405, () => ({ method: 'TRACE' as 'GET', url: '/' })],
  [
    'too large',
    413,
    () => ({
      method: 'POST',
      url: '/api/contact-form',
      payload: `{"x":"${'x'.repeat(1_100_000)}"}`,
      headers: { 'content-type': 'application/json' },
    }),
  ],
  [
    'the wrong type',
    415,
    () => ({
      method: 'POST',
      url: '/api/contact-form',
      payload: 'x',
      headers: { 'content-type': 'text/xml' },
    }),
  ],
  ['a picture that is not there', 404, () => ({ url: `/uploads/${'a'.repeat(32)}/480.webp` })],
  ['a redirect', 302, () => ({ url: '/api/login' })],
  ['the map of the site', 200, () => ({ url: '/sitemap.xml' })],
  ['the rules for robots', 200, () => ({ url: '/robots.txt' })],
  ['the feed', 200, () => ({ url: '/feed.xml' })],
  ['the API in words', 200, () => ({ url: '/api/docs' })],
  ['its health', 200, () => ({ url: '/healthz' })],
]

describe.each(KINDS)('%s', (_, status, request) => {
  test('has every security header', async () => {
    const { statusCode, headers } = await site.visitor.call(await request())
    expect(statusCode).toBe(status)
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0]!, directive.split(' ').slice(1)]),
    )
    for (const [name, values] of policy) {
      expect(values, name).not.toContain("'unsafe-inline'")
      expect(values, name).not.toContain("'unsafe-eval'")
      expect(values, name).not.toContain('*')
      for (const loose of ['https:', 'http:', 'data:', 'blob:'])
        if (name === 'script-src' || name === 'default-src') expect(values).not.toContain(loose)
    }
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/)
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })
})

test.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.example',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/server/db/migrations/0001_schema.sql',
  '/data/database/PG_VERSION',
  '/node_modules/fastify/package.json',
  '/dist/server/entry-server.js',
  '/assets/',
  '/uploads/',
  '/art/',
  '/uploads/..%2f..%2f.env',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/metrics',
  '/debug',
  '/server-status',
  '/phpinfo.php',
  '/wp-admin',
  '/.well-known/../.env',
  '/assets/hydrate.js.map',
  '/Dockerfile',
  '/compose.yaml',
  '/x.backup',
])('nothing is at %s', async (url) => {
  for (const person of [site.visitor, admin]) {
    const { statusCode, body } = await person.get(url)
    expect([400, 404]).toContain(statusCode)
    expect(body).not.toMatch(/"dependencies"|\[core\]|DATABASE_URL|create table/i)
  }
})

test('no public answer contains an email, a hash, an address or who is an admin', async () => {
  await member.post('/api/posts', { title: 'Public', content: 'x' })
  await admin.post('/api/kdrama-notes', { title: 'Public', content: 'x', isPublic: true })
  const { body: list } = await site.visitor.get('/api/posts')
  const pages = [
    '/',
    '/k-drama',
    '/k-star',
    '/community',
    '/reviews',
    '/virtual-tour',
    '/sitemap.xml',
    '/feed.xml',
    '/admin',
    '/profile',
  ]
  const answers = [list]
  for (const url of [
    ...reads.filter(({ who }) => who === 'anyone').map((call) => call.url.replace('987654', '1')),
    ...pages,
  ])
    answers.push((await site.visitor.get(url)).body)
  for (const body of answers) {
    expect(body).not.toContain('@secret.example')
    expect(body).not.toMatch(/\$argon2|passwordHash|password_hash|ipAddress|tokenHash|"isAdmin":true/)
  }
})

test('answers that depend on who asks are never cached', async () => {
  for (const { url } of reads) {
    const { headers, statusCode } = await admin.get(url)
    const cache = String(headers['cache-control'])
    expect(cache, url).toMatch(statusCode === 200 ? /no-store|must-revalidate|no-cache|max-age=300/ : /./)
    if (/admin|auth|watchlist|diary|moderation/.test(url)) expect(cache, url).toContain('no-store')
  }
})
