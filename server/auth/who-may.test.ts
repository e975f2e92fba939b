// Access to the calls about accounts: by role, origin and content type.
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '#contract/api/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { members, sessions } from './table.ts'

const SITE = 'http://site.test'
let site: TestSite
let member: SignedIn
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  member = await site.signUp()
})

const calls = (Object.entries(authApi) as [string, Endpoint][]).map(([call, endpoint]) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  return {
    call,
    method,
    url: path.replace('{id}', '1'),
    who: endpoint.who ?? 'anyone',
    limit: endpoint.limit,
  }
})
const closed = calls.filter(({ who }) => who !== 'anyone')
const writes = closed.filter(({ method }) => method !== 'GET')

describe.each(closed)('$call', ({ method, url, who }) => {
  test('is not for visitors, whatever they show', async () => {
    const over = await site.signUp()
    await site.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.memberId, over.member.id))
    const out = await site.signUp({ isAdmin: true })
    await site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, out.member.id))
    const shown = [
      undefined,
      'Bearer junk',
      'Bearer',
      `Basic ${member.token}`,
      `Bearer ${over.token}`,
      `Bearer ${out.token}`,
    ]
    for (const authorization of shown) {
      const answer = await site.visitor.call({
        method,
        url,
        headers: { ...(authorization && { authorization }) },
      })
      expect([authorization, answer.statusCode, answer.json()]).toEqual([
        authorization,
        401,
        { message: 'Unauthorized' },
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test(who === 'admin' ? 'is for admins only' : 'is for every member', async () => {
    const answer = await member.call({ method, url, ...(method !== 'GET' && { payload: {} }) })
    if (who === 'admin') expect(answer.statusCode).toBe(403)
    else expect([401, 403]).not.toContain(answer.statusCode)
    expect(answer.statusCode).toBeLessThan(500)
  })
})

describe.each(writes)('$call by the cookie alone', ({ method, url }) => {
  const ask = (headers: Record<string, string>, more: InjectOptions = { payload: {} }) =>
    site.visitor.call({ method, url, cookies: { session: member.token }, headers, ...more })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://other.site.test' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://site.test:8080' }],
    ['a sandboxed page', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('is refused from %s, and changes nothing', async (_, headers) => {
    expect((await ask(headers)).statusCode).toBe(403)
    expect((await member.get('/api/auth/me')).json()).toEqual(member.member)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s, the ways a form of another site could send it',
    async (type) => {
      const payload = 'username=x&password=x'
      const answer = await ask({ 'sec-fetch-site': 'cross-site', 'content-type': type }, { payload })
      expect([403, 415]).toContain(answer.statusCode)
    },
  )

  test('is fine from a page of this site', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: SITE }] as Record<
      string,
      string
    >[]) {
      const { statusCode, body } = await ask(headers)
      expect(body).not.toContain('another site')
      expect(statusCode).toBeLessThan(500)
      member = await site.signUp()
    }
  })
})

describe.each(calls.filter(({ call }) => /register|login/.test(call)))('$call', ({ url }) => {
  const payload = { email: 'x', identifier: 'x', password: 'tea at midnight' }

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('signs nobody in for %s', async (_, headers) => {
    const good = { ...payload, email: `x${Math.random()}@example.com` }
    const answer = await site.visitor.call({ method: 'POST', url, payload: good, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.cookies).toEqual([])
  })

  test('is not read as a form, and answers no other origin', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type }
      expect(
        (await site.visitor.call({ method: 'POST', url, headers, payload: JSON.stringify(payload) }))
          .statusCode,
      ).toBe(415)
    }
    for (const origin of ['https://evil.example', 'null']) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const answer = await site.visitor.call({ method: 'OPTIONS', url, headers })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

describe.each(calls.filter(({ method }) => method !== 'GET'))('$call', ({ call, method, url }) => {
  test.each([
    ['half a JSON', '{"email":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a tower', `${'['.repeat(100_000)}`],
    ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
    ['too much', `{"password":"${'x'.repeat(1_100_000)}"}`],
    [
      'numbers',
      '{"email":1,"password":2,"identifier":3,"username":4,"token":5,"posts":6,"currentPassword":7,"newPassword":8}',
    ],
    [
      'objects',
      '{"email":{},"password":{},"identifier":{},"username":{},"token":{},"posts":{},"currentPassword":{},"newPassword":{}}',
    ],
  ])('answers calmly to %s', async (_, payload) => {
    const admin = await site.signUp({ isAdmin: true })
    const answer = await admin.call({ method, url, payload, headers: { 'content-type': 'application/json' } })
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toMatch(/\bat .*\.ts|node_modules|select |insert /)
    const needsFields = !/logout|token|sessions|reset-link/.test(call) || /reset-password/.test(call)
    if (needsFields) expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

test('only the password of a session begun here is asked for: no other method changes anything', async () => {
  for (const [method, url] of [
    ['PATCH', '/api/auth/profile'],
    ['POST', '/api/auth/change-password'],
    ['GET', '/api/auth/logout'],
    ['DELETE', '/api/auth/me'],
  ] as const) {
    const headers = { 'x-http-method-override': 'PUT' }
    expect([404, 405]).toContain((await member.call({ method, url, headers, payload: {} })).statusCode)
  }
})
