// What a page of another site can make a visitor's browser do here: nothing.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aFullAccount, otherMember } from '#tests/full-account.ts'
import { aSite } from '#tests/site.ts'
import { everyCall, writes } from './calls.ts'

const site = await aSite()
const { token, id } = await aFullAccount(await otherMember(site))
await site.db.execute(sql`update members set is_admin = true where id = ${id}`)
const cookie = `session=${token}`
const { rows } = await site.db.execute<{ name: string }>(
  sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
)
// rate limit counters and sessions are no content
const tables = rows.map(({ name }) => name).filter((name) => !/rate_counters|sessions|recent/.test(name))

async function everything(): Promise<string> {
  const prints: string[] = []
  for (const name of tables) {
    const { rows } = await site.db.execute<{ print: string }>(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    )
    prints.push(`${name} ${rows[0]?.print}`)
  }
  return prints.join('\n')
}

const BODIES: [string, string][] = [
  ['application/json', '{"title":"x","content":"x","username":"x","password":"tea at midnight"}'],
  ['text/plain', '{"title":"x","content":"x"}'],
  ['application/x-www-form-urlencoded', 'title=x&content=x'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--x--\r\n',
  ],
]
const PLACES: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://sister.site.test', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  {},
]

/** Calls open to everybody ignore the cookie: they store for a visitor. */
const forEveryone = writes.filter(({ who }) => who === 'anyone')
const forMembers = writes.filter(({ who }) => who !== 'anyone')

describe('a write with the cookie alone', () => {
  test('from another site is refused in every form a page could send, and changes nothing', async () => {
    const before = await everything()
    for (const { call, method, url } of forMembers)
      for (const [type, payload] of BODIES)
        for (const place of PLACES) {
          const headers = { cookie, 'content-type': type, ...place }
          const { statusCode } = await site.visitor.call({ method, url, headers, payload })
          expect([call, type, [403, 415].includes(statusCode)]).toEqual([call, type, true])
        }
    expect(await everything()).toBe(before)
  })

  test('to a call open to everybody counts as a visitor’s or is refused, never as the member’s', async () => {
    for (const { call, method, url } of forEveryone)
      for (const [type, payload] of BODIES.slice(1)) {
        const headers = { cookie, 'content-type': type, ...PLACES[0] }
        const { statusCode } = await site.visitor.call({ method, url, headers, payload })
        expect([call, type, statusCode >= 400 && statusCode < 500]).toEqual([call, type, true])
      }
  })
})

test('no answer can be read by another origin, with or without a preflight request', async () => {
  for (const { method, url } of everyCall)
    for (const origin of ['https://evil.example', 'null']) {
      const ahead = await site.visitor.call({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method },
      })
      const outright = await site.visitor.call({ method, url, headers: { origin } })
      for (const { headers } of [ahead, outright])
        for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-/)
      expect(outright.headers['cross-origin-resource-policy']).toBe('same-origin')
    }
})

test('an image whose address is the sign-out call signs nobody out', async () => {
  for (const headers of [
    { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { cookie, referer: 'https://evil.example/page' },
  ] as Record<string, string>[])
    await site.visitor.call({ url: '/api/logout', headers })
  expect((await site.visitor.call({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200)
})

test('no answer redirects a visitor to another site', async () => {
  for (const next of [
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:x',
  ])
    for (const url of ['/api/login', '/api/logout', '/api/callback']) {
      const { headers } = await site.visitor.get(
        `${url}?next=${encodeURIComponent(next)}&returnTo=${encodeURIComponent(next)}`,
      )
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
})

test('links and mail use the configured address, whatever the Host header says', async () => {
  const paged = await aSite({}, { pages: true })
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }] as Record<
    string,
    string
  >[])
    for (const url of ['/', '/k-drama', '/sitemap.xml', '/robots.txt', '/api/login'])
      expect(
        JSON.stringify((await paged.visitor.call({ url, headers })).headers) +
          (await paged.visitor.call({ url, headers })).body,
      ).not.toContain('evil.example')
})
