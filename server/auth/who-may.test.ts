// Writes by the cookie alone, and signing in: from pages of this site only.
import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { aSite, type SignedIn } from '#tests/site.ts'

const SITE = 'http://site.test'
let member: SignedIn
const site = await aSite()
beforeEach(async () => {
  member = await site.signUp()
})

const ELSEWHERE: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://other.site.test' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://site.test:8080' }],
  ['a sandboxed page', { origin: 'null' }],
]

describe('a write by the cookie alone', () => {
  const rename = (
    headers: Record<string, string>,
    more: InjectOptions = { payload: { username: 'Renamed' } },
  ) =>
    site.visitor.call({
      ...{ method: 'PUT', url: '/api/auth/profile', cookies: { session: member.token }, headers },
      ...more,
    })

  test.each([...ELSEWHERE, ['nobody knows where', {}] as const])(
    'is refused from %s, and changes nothing',
    async (_, headers) => {
      expect((await rename(headers)).statusCode).toBe(403)
      expect((await member.get('/api/auth/me')).json()).toEqual(member.member)
    },
  )

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: SITE }])(
    'is done for a page of this site: %j',
    async (headers) => {
      const username = `Renamed ${member.member.id}`
      expect((await rename(headers, { payload: { username } })).json()).toMatchObject({ username })
    },
  )
})

describe.each(['/api/auth/register', '/api/auth/login'])('POST %s', (url) => {
  const payload = { email: 'x@example.com', identifier: 'x', password: 'tea at midnight' }

  test.each(ELSEWHERE)('signs nobody in for %s', async (_, headers) => {
    const answer = await site.visitor.call({ method: 'POST', url, payload, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.cookies).toEqual([])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('is not read as %s', async (type) => {
    const headers = { 'content-type': type }
    const answer = await site.visitor.call({ method: 'POST', url, headers, payload: JSON.stringify(payload) })
    expect(answer.statusCode).toBe(415)
  })
})
