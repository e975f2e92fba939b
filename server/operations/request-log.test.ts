// The request log: one line for each response with its request id, without secrets.
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { aSite } from '#tests/site.ts'
import { describeError, logOptions, withoutSecrets } from './log.ts'

type Line = Record<string, unknown>
const written: string[] = []
const lines = () => written.map((line) => JSON.parse(line) as Line)
const answered = () => lines().filter((line) => line.msg === 'answered')

const site = await aSite(
  { TRUST_PROXY: '1' },
  { pages: true, logger: logOptions('info', { write: (line) => written.push(line) }) },
)
const member = await site.signUp()
const admin = await site.signUp({ isAdmin: true })

test('every response has a request id, and the log has a line with it', async () => {
  const { headers } = await member.get('/api/posts?author=somebody')
  const line = answered().find(({ reqId }) => reqId === headers['x-request-id'])
  expect(line).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/api/posts',
    status: 200,
    memberId: member.member.id,
    address: '127.0.0.0/24',
  })
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('the request id of a trusted proxy is used, others are not', async () => {
  const ask = async (id: string) =>
    (await site.visitor.call({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await ask('proxy-0123456789')).toBe('proxy-0123456789')
  expect(await ask('short')).not.toBe('short')
  expect(await ask(`forged\n{"level":"info"}`)).not.toContain('forged')
  const open = await aSite()
  const answer = await open.visitor.call({ url: '/healthz', headers: { 'x-request-id': 'proxy-0123456789' } })
  expect(answer.headers['x-request-id']).not.toBe('proxy-0123456789')
})

test('a log entry is one line, also for addresses with line breaks', async () => {
  const before = written.length
  await site.visitor.get('/nowhere%0d%0a{"level":"error"}')
  await site.visitor.get('/nowhere?x=%0d%0aSet-Cookie:%20a=b')
  expect(written.length - before).toBe(2)
  expect(written.slice(before).join('')).not.toContain('Set-Cookie')
})

describe('canaries', () => {
  const CANARY = {
    password: 'Canary-Password-2f9c1',
    token: 'CanaryToken-8s7d6f5g4h3j2k1l0qwertyuiopasdfghjkl',
    cookie: 'CanaryCookie-1q2w3e4r5t6y7u8i9o0pasdfghjkl',
    email: 'canary.bird@cage.example',
    text: 'CanaryText of mine',
  }
  const body = {
    email: CANARY.email,
    identifier: CANARY.email,
    username: CANARY.email,
    password: CANARY.password,
    currentPassword: CANARY.password,
    newPassword: `${CANARY.password}-new`,
    token: CANARY.token,
    name: CANARY.text,
    author: CANARY.text,
    title: CANARY.text,
    subject: CANARY.text,
    content: CANARY.text,
    message: CANARY.text,
    reason: CANARY.text,
  }

  test('in every call of the API leave no trace in the log', async () => {
    for (const [call] of Object.entries(api) as [string, Endpoint][]) {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string]
      const url = `${path.replaceAll(/\{\w+\}/g, '1')}?search=${encodeURIComponent(CANARY.text)}&token=${CANARY.token}&email=${CANARY.email}`
      const shown = [
        { authorization: `Bearer ${CANARY.token}`, cookie: `session=${CANARY.cookie}` },
        { cookie: `session=${CANARY.cookie}; other=${CANARY.cookie}` },
        { authorization: `Basic ${Buffer.from(`x:${CANARY.password}`).toString('base64')}` },
      ]
      const payload = method === 'GET' ? undefined : body
      for (const headers of shown) await site.visitor.call({ method, url, headers, payload })
      if (/^DELETE \/api\/auth|logout/.test(call)) continue
      await member.call({ method, url, payload })
      await admin.call({ method, url, payload })
    }
    for (const path of [`/${CANARY.email}`, `/${CANARY.token}`, `/k-drama?search=${CANARY.password}`])
      await site.visitor.get(path)
    const log = written.join('')
    expect(answered().length).toBeGreaterThan(300)
    for (const [kind, canary] of Object.entries(CANARY)) {
      expect([kind, log.includes(canary)]).toEqual([kind, false])
      expect([kind, log.includes(encodeURIComponent(canary))]).toEqual([kind, false])
    }
  })

  test('in a query that fails do not come out with its error', async () => {
    const { posts } = await import('#server/community/table.ts')
    const failed = await site.db
      .insert(posts)
      .values({ authorId: 999_999, title: CANARY.email, content: CANARY.text })
      .catch((error: unknown) => error)
    const described = describeError(failed)
    expect(described).toMatchObject({ message: 'A query failed', cause: { code: '23503', table: 'posts' } })
    expect(described.sql).toContain('insert into "posts"')
    expect(described.stack).toContain(' at ')
    expect(JSON.stringify(described)).not.toMatch(/canary/i)
  })

  test('in what libraries complain about are masked', () => {
    expect(withoutSecrets(`550 <${CANARY.email}> rejected, ${CANARY.token}`)).toBe(
      '550 <[address]> rejected, [long]',
    )
    const caused = new Error(`no ${CANARY.email}`, { cause: new Error(`nor ${CANARY.token}`) })
    expect(JSON.stringify(describeError(caused))).not.toMatch(/canary/i)
  })
})

test('an answer of 500 names an id that the log knows, and nothing else', async () => {
  const broken = await aSite({}, { logger: logOptions('error', { write: (line) => written.push(line) }) })
  await broken.db.execute('drop table page_texts cascade')
  const answer = await broken.visitor.get('/api/home-content')
  await broken.close()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side. Please try again later.',
    requestId: answer.headers['x-request-id'],
  })
  const line = lines().find(({ reqId }) => reqId === answer.headers['x-request-id'])
  expect(line).toMatchObject({ level: 'error', msg: 'request failed', err: { cause: { code: '42P01' } } })
})

test('signing in, failing to, and being refused are noted with time, id and rough address', async () => {
  const before = written.length
  const [email, password, newPassword] = ['canary@cage.example', 'canary password', 'canary new']
  const call = (method: 'POST' | 'PUT', url: string, payload: object, token = '') =>
    site.visitor.call({
      ...{ method, url, payload },
      headers: { 'x-forwarded-for': '203.0.113.77', ...(token && { authorization: `Bearer ${token}` }) },
    })
  const { token, user } = (await call('POST', '/api/auth/register', { email, password })).json()
  await call('POST', '/api/auth/login', { identifier: email, password: 'canary guess' })
  const again = (await call('POST', '/api/auth/login', { identifier: email, password })).json()
  const change = (currentPassword: string) =>
    call('PUT', '/api/auth/change-password', { currentPassword, newPassword }, token)
  await change('canary no')
  await change(password)
  expect((await call('POST', `/api/admin/users/${user.id}/reset-link`, {}, token)).statusCode).toBe(403)
  await call('POST', '/api/auth/logout', {}, token)
  const noted = lines()
    .slice(before)
    .filter(({ auth, msg }) => auth ?? msg === 'refused')
  expect(noted.map(({ auth, msg }) => auth ?? msg)).toEqual([
    'registered',
    'sign-in-failed',
    'signed-in',
    'password-wrong',
    'password-changed',
    'refused',
    'signed-out',
  ])
  const common = { memberId: user.id, address: '203.0.113.0/24' }
  for (const line of noted)
    expect(line).toMatchObject({ ...common, reqId: expect.any(String), time: expect.any(String) })
  const all = written.slice(before).join('')
  for (const secret of ['canary', token, again.token, '203.0.113.77']) expect(all).not.toContain(secret)
})
