// Login limits per address and per account; strangers cannot lock a member out.
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { aSite, type TestSite } from '#tests/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await aSite({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
})

const PASSWORD = 'tea at midnight'
const post = (url: string, payload: object, from = '203.0.113.7', token?: string) =>
  site.app.inject({
    method: url.includes('change-password') ? 'PUT' : 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
  })
const register = (email: string, from?: string) =>
  post('/api/auth/register', { email, password: PASSWORD }, from)
const login = (identifier: string, password = PASSWORD, from?: string) =>
  post('/api/auth/login', { identifier, password }, from)
const statuses = (answers: LightMyRequestResponse[]) => answers.map((answer) => answer.statusCode)
const times = (count: number, work: (i: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))
const refused = (answers: LightMyRequestResponse[]) => answers.filter((answer) => answer.statusCode === 429)
/** Lets so much time pass for everything that is counted. */
const pass = (time: string) =>
  site.db.execute(sql`update rate_counters set window_start = window_start - ${time}::interval`)
/** A refusal is remembered in memory for five seconds: the clock jumps beyond them. */
function forgetMoments() {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_001)
}

describe('wrong passwords', () => {
  test('of sixty in a minute from one address ten are looked at; the others are asked to wait', async () => {
    await register('minji@example.com')
    const answers = await times(60, () => login('minji@example.com', 'not that one'))
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10)
    expect(refused(answers)).toHaveLength(50)
    for (const answer of refused(answers)) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(answer.json().message).not.toMatch(/minji|password/i)
    }
  })

  test('at an account that does not exist are counted in just the same way', async () => {
    const answers = await times(12, () => login('nobody@example.com', 'not that one'))
    expect(statuses(answers).sort()).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('from two hundred addresses use up the tries of strangers, and not those of the member', async () => {
    const { token } = (await register('minji@example.com', '198.51.100.4')).json<SignedIn>()
    const crowd = await times(200, (i) => login('minji@example.com', 'not that one', `203.0.${i}.9`))
    expect(statuses(crowd).filter((status) => status === 401)).toHaveLength(10)
    expect(refused(crowd)).toHaveLength(190)
    // the open session goes on, and the member signs in from where they have been before
    const me = await site.visitor.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.statusCode).toBe(200)
    expect((await login('minji@example.com', PASSWORD, '198.51.100.200')).statusCode).toBe(200)
    // from a new place they wait, ten minutes at the longest
    const elsewhere = await login('minji@example.com', PASSWORD, '192.0.2.1')
    expect(elsewhere.statusCode).toBe(429)
    expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(600)
    await pass('10 minutes')
    forgetMoments()
    expect((await login('minji@example.com', PASSWORD, '192.0.2.1')).statusCode).toBe(200)
  })

  test('are forgiven with the right one', async () => {
    await register('minji@example.com')
    for (let round = 0; round < 3; round++) {
      await times(9, () => login('minji@example.com', 'not that one'))
      expect((await login('minji@example.com')).statusCode).toBe(200)
    }
  })

  test('for changing it are counted too', async () => {
    const { token } = (await register('minji@example.com')).json<SignedIn>()
    const change = () =>
      post(
        '/api/auth/change-password',
        { currentPassword: 'no', newPassword: 'rain on the roof' },
        undefined,
        token,
      )
    const answers = []
    for (let i = 0; i < 11; i++) answers.push(await change())
    expect(statuses(answers)).toEqual([...Array(10).fill(400), 429])
    expect(answers[10]!.headers['retry-after']).toBeDefined()
  })
})

describe('one address', () => {
  test('makes sixty accounts in ten minutes, and no more', async () => {
    const answers = await times(70, (i) => post('/api/auth/register', { email: 'x', password: String(i) }))
    expect(refused(answers)).toHaveLength(10)
    expect((await register('late@example.com')).statusCode).toBe(429)
    expect((await register('other@example.com', '198.51.100.4')).statusCode).toBe(201)
  })

  test('tries sixty sign-ins in five minutes, whoever it claims to be', async () => {
    const answers = await times(65, (i) => login(`member${i}@example.com`, 'not that one'))
    expect(refused(answers)).toHaveLength(5)
  })

  test('asks for ten links in ten minutes', async () => {
    const answers = await times(12, (i) => post('/api/auth/forgot-password', { email: `m${i}@example.com` }))
    expect(refused(answers)).toHaveLength(2)
  })

  test('is one address however it is written, and a whole IPv6 network is one', async () => {
    await times(60, (i) => post('/api/auth/register', {}, `2001:db8:1:2:${(i + 1).toString(16)}::1`))
    expect((await register('a@example.com', '2001:0DB8:0001:0002::ffff')).statusCode).toBe(429)
    expect((await register('a@example.com', '2001:db8:1:3::1')).statusCode).toBe(201)
  })

  test('does not become many by claiming so, where no proxy is trusted', async () => {
    const alone = await aSite({ RATE_LIMIT_SCALE: '1' })
    const answers = await times(65, (i) =>
      alone.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: {},
        headers: {
          'x-forwarded-for': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
        },
      }),
    )
    expect(refused(answers)).toHaveLength(5)
  })
})

test('neither an address nor an email is stored for counting', async () => {
  await login('minji@example.com', 'not that one')
  const { rows } = await site.db.execute<{ key: string }>(sql`select key from rate_counters`)
  expect(rows.length).toBeGreaterThan(1)
  for (const { key } of rows) expect(key).not.toMatch(/minji|203\.0|@/)
})
