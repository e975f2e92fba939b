// Too much at once: some requests are told at once to come back later; cached answers and health checks still work.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type TestSite } from '#tests/site.ts'
import { Load } from './overload.ts'

const METRICS_TOKEN = 'a token for the metrics of this test'
let site: TestSite
beforeAll(async () => {
  site = await aSite({ MAX_IN_FLIGHT: '5', METRICS_TOKEN }, { pages: true })
})
afterAll(() => site.close())

/** What a gauge of the metrics says. */
async function gauge({ visitor }: TestSite, name: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await visitor.call({ url: '/metrics', headers })
  return Number(new RegExp(`^${name}(?:\\{.*?\\})? (\\d+)$`, 'm').exec(body)?.[1])
}

/** Keeps a table to itself until released. */
async function heldDatabase({ db }: TestSite) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = () => {}
  const begun = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const done = db.transaction(async (tx) => {
    await tx.execute(sql`lock table posts in access exclusive mode`)
    isHeld()
    await held
  })
  await begun
  return async () => {
    release()
    await done
  }
}

/** Locks the posts from outside: none of the site's own connections is held. */
async function lockedPosts({ db }: TestSite) {
  const [row] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows
  const address = new URL(process.env.TEST_POSTGRES_URL!)
  address.pathname = row!.name
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query('begin; lock table posts in access exclusive mode')
  return () => client.end()
}

test('more than can be in the making at once is told to come back, with words and a time', async () => {
  const member = await site.signUp()
  await site.visitor.get('/k-drama')
  const letGo = await heldDatabase(site)
  const queued = Array.from({ length: 5 }, (_, i) => site.visitor.get(`/api/posts?search=x${i}`))
  await expect.poll(() => gauge(site, 'http_requests_in_flight')).toBe(5)

  const late = await member.post('/api/posts', { title: 'x', content: 'x' })
  expect(late.statusCode).toBe(503)
  expect(late.json()).toEqual({
    message: 'The site is very busy. Please try again in a moment.',
    requestId: late.headers['x-request-id'],
  })
  expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect((await site.visitor.get('/healthz')).statusCode).toBe(200)
  expect((await site.visitor.get('/k-drama')).statusCode, 'a page that is kept').toBe(200)

  await letGo()
  expect((await Promise.all(queued)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect((await member.post('/api/posts', { title: 'x', content: 'x' })).statusCode).toBe(201)
})

test('bodies that come slowly take no place from others', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as { port: number }
  const { token } = await site.signUp()
  let begun = 0
  const count = () => {
    begun++
  }
  site.app.server.on('request', count)
  const slow = Array.from({ length: 10 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST /api/posts HTTP/1.1\r\nhost: site.test\r\nauthorization: Bearer ${token}\r\n` +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"title":',
    )
    return socket
  })
  await expect.poll(() => begun).toBe(10)
  // their heads are read, and who sends them is known
  await expect.poll(() => gauge(site, 'http_requests_in_flight')).toBe(0)
  site.app.server.off('request', count)
  expect((await site.visitor.get('/api/posts?search=y')).statusCode).toBe(200)
  for (const socket of slow) socket.destroy()
})

test('a request whose body never comes is ended with 408, and one that is no request with 400', async () => {
  const { port } = site.app.server.address() as { port: number }
  // The real timeout is half a minute.
  const { bodyTimeouts } = site.app
  expect(bodyTimeouts.timeoutMs).toBe(30_000)
  expect(site.app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  bodyTimeouts.timeoutMs = 500
  const answerTo = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.write(text)
    await once(socket, 'close')
    return answer
  }
  const slow = await answerTo(
    'POST /api/contact-form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  )
  bodyTimeouts.timeoutMs = 30_000
  expect(slow).toMatch(/^HTTP\/1\.1 408 /)
  expect(slow).toContain('X-Content-Type-Options: nosniff')
  expect(slow).toMatch(/\{"message":"The request took too long"\}$/)
  for (const [text, status] of [
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['POST /api/contact-form HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await answerTo(text)
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(answer).not.toMatch(/node_modules|\bat /)
  }
})

test('one long standstill is forgiven; being late again and again makes more and more wait', () => {
  const load = new Load({ MAX_IN_FLIGHT: 10, MAX_EVENT_LOOP_DELAY: 300 })
  load.stop()
  let now = performance.now()
  const look = (after: number) => {
    now += after
    load.look(now)
  }
  look(5_000)
  expect(load.refused('a')).toBe(0)
  for (let i = 0; i < 10; i++) look(100)
  expect(load.refused('a')).toBe(0)
  for (let i = 0; i < 4; i++) look(700)
  expect(load.refused('a')).toBeGreaterThan(0.3)
  for (let i = 0; i < 10; i++) look(700)
  expect(load.refused('a')).toBe(1)
  for (let i = 0; i < 15; i++) look(100)
  expect(load.refused('a'), 'calm within two seconds').toBe(0)
})

test('who has more in flight than others is refused first, and who has little is let in', () => {
  const load = new Load({ MAX_IN_FLIGHT: 40, MAX_EVENT_LOOP_DELAY: 300 })
  load.stop()
  for (let i = 0; i < 40; i++) load.begin('greedy')
  expect(load.refused('greedy')).toBe(1)
  expect(load.refused('other')).toBe(0)
  // a crowd of which everybody wants one thing is too much all the same
  for (let i = 0; i < 40; i++) load.begin(`visitor ${i}`)
  expect(load.refused('one more')).toBe(1)
  // under pressure of the event loop as well
  const late = new Load({ MAX_IN_FLIGHT: 400, MAX_EVENT_LOOP_DELAY: 300 })
  late.stop()
  let now = performance.now()
  for (let i = 0; i < 12; i++) {
    now += 700
    late.look(now)
  }
  expect(late.refused('anybody')).toBe(1)
  for (let i = 0; i < 40; i++) late.begin('greedy')
  expect(late.refused('greedy')).toBe(1)
  expect(late.refused('other')).toBeLessThan(0.01)
})

test('one client with twenty slow reads at a time keeps nobody else waiting, on its own address or behind a proxy', async () => {
  const busy = await aSite({ MAX_EVENT_LOOP_DELAY: '60000', DATABASE_POOL: '4', TRUST_PROXY: '1' })
  const from = (address: string, url: string, token?: string) =>
    busy.visitor.call({
      url,
      headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const member = await busy.signUp()
  const release = await lockedPosts(busy)
  const greedy = Array.from({ length: 20 }, (_, i) => from('203.0.113.7', `/api/posts?search=x${i}`))
  await pause(100)
  for (let i = 0; i < 40; i++) {
    const { statusCode } = await from(`198.51.100.${i}`, `/api/dramas/sorted?sortBy=oldest&search=${i}`)
    expect([i, statusCode]).toEqual([i, 200])
  }
  // a member behind the same address
  expect((await from('203.0.113.7', '/api/watchlist', member.token)).statusCode).toBe(200)
  await release()
  await Promise.all(greedy)
  await busy.close()
})

test('in a line that stands still, visitors are told to come back within a second, and kept pages need no line', async () => {
  const busy = await aSite({ MAX_EVENT_LOOP_DELAY: '60000', DATABASE_POOL: '4' }, { pages: true })
  await busy.visitor.get('/k-drama')
  const release = await heldDatabase(busy)
  const first = Array.from({ length: 4 }, (_, i) =>
    busy.visitor.call({ url: `/api/posts?search=x${i}`, remoteAddress: `198.51.100.${i}` }),
  )
  const second = busy.visitor.get('/api/posts?search=second')
  await pause(800)
  const late = await busy.visitor.get('/api/posts?search=late')
  expect(late.statusCode).toBe(503)
  expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect((await busy.visitor.get('/k-drama')).statusCode).toBe(200)
  expect((await busy.visitor.get('/healthz')).statusCode).toBe(200)
  expect((await second).statusCode).toBe(503)
  // a request that is cancelled, waiting or being answered, frees its place
  await busy.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = busy.app.server.address() as { port: number }
  const served = Array.from({ length: 8 }, (_, i) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /api/posts?search=gone${i} HTTP/1.1\r\nhost: site.test\r\n\r\n`)
    return socket
  })
  await pause(100)
  for (const socket of served) socket.destroy()
  await release()
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200))
  let round = 0
  const again = async () => {
    round++
    const all = Array.from({ length: 4 }, (_, i) => busy.visitor.get(`/api/posts?search=again${round}${i}`))
    return (await Promise.all(all)).map(({ statusCode }) => statusCode)
  }
  await expect.poll(again).toEqual(Array(4).fill(200))
  await busy.close()
})
