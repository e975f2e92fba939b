// Too much at once: requests wait for seconds before they are refused; pictures, cached answers and health checks never are.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { aSite, type TestSite } from '#tests/site.ts'

const METRICS_TOKEN = 'a token for the metrics of this test'
const site = await aSite({ METRICS_TOKEN }, { pages: true })

/** What a gauge of the metrics says. */
async function gauge({ visitor }: TestSite, name: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await visitor.call({ url: '/metrics', headers })
  return Number(new RegExp(`^${name}(?:\\{.*?\\})? (\\d+)$`, 'm').exec(body)?.[1])
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
  expect(await gauge(site, 'http_requests_in_flight')).toBe(0)
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

test('one client with twenty slow reads at a time keeps nobody else waiting, on its own address or behind a proxy', async () => {
  const busy = await aSite({ DATABASE_POOL: '4', TRUST_PROXY: '1' })
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
})

test('while nothing moves, requests are refused after seconds with words and a time, and cancelled ones free their place', async () => {
  const busy = await aSite({ DATABASE_POOL: '4' })
  const release = await lockedPosts(busy)
  const first = Array.from({ length: 4 }, (_, i) =>
    busy.visitor.call({ url: `/api/posts?search=x${i}`, remoteAddress: `198.51.100.${i}` }),
  )
  const start = performance.now()
  const late = await busy.visitor.get('/api/posts?search=late')
  expect(performance.now() - start).toBeGreaterThan(3_000)
  expect(late.statusCode).toBe(503)
  expect(late.json()).toEqual({
    message: expect.stringMatching(/^The site is .*\. Please try again in a moment\.$/),
    requestId: late.headers['x-request-id'],
  })
  expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect((await busy.visitor.get('/healthz')).statusCode).toBe(200)
  await busy.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = busy.app.server.address() as { port: number }
  const cancelled = Array.from({ length: 8 }, (_, i) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /api/posts?search=gone${i} HTTP/1.1\r\nhost: site.test\r\n\r\n`)
    return socket
  })
  await pause(100)
  for (const socket of cancelled) socket.destroy()
  await release()
  await Promise.all(first)
  let round = 0
  const again = async () => {
    round++
    const all = Array.from({ length: 4 }, (_, i) => busy.visitor.get(`/api/posts?search=again${round}${i}`))
    return (await Promise.all(all)).map(({ statusCode }) => statusCode)
  }
  await expect.poll(again).toEqual(Array(4).fill(200))
})

test('in a busy queue pictures, logos and cached answers come at once, and a page waits for seconds', async () => {
  const busy = await aSite({}, { pages: true })
  const [mark] = readdirSync('public/art')
  await busy.visitor.get('/k-drama')
  const release = await lockedPosts(busy)
  const waiting = Array.from({ length: 60 }, (_, i) => busy.visitor.get(`/api/posts?search=x${i}`))
  await pause(50)
  const page = busy.visitor.get('/korean-learners')
  const pictures = await Promise.all(
    Array.from({ length: 31 }, () => busy.visitor.get(`/art/drama-1/${mark}/poster-600.avif`)),
  )
  expect(new Set(pictures.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await busy.visitor.get('/k-drama')).statusCode).toBe(200)
  await pause(2_000)
  await release()
  expect((await page).statusCode).toBe(200)
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
