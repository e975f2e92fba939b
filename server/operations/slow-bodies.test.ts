// Slow is not still: a picture over a poor connection arrives, a body that only pretends to come does not hold its place.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
let port = 0
beforeAll(async () => {
  site = await aSite({ DATA_DIR: `/tmp/shimpyo-slow-${process.pid}` })
  admin = await site.signUp({ isAdmin: true })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
  // half a minute and ten seconds in earnest
  Object.assign(site.app.patience, { within: 600, every: 300, leastPerSecond: 2_000 })
})
afterAll(() => site.close())

/** Sends the body in pieces, one after each pause, until it is told something. */
async function sendSlowly(path: string, type: string, body: Buffer, piece: number, every: number) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const start = performance.now()
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\nAuthorization: Bearer ${admin.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < body.length && !said; at += piece) {
    socket.write(body.subarray(at, at + piece))
    await pause(every)
  }
  await closed
  return { status: Number(said.slice(9, 12)), said, ms: performance.now() - start }
}

const BOUNDARY = 'slow-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
async function aPicture() {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#7fa', noise } })
    .png()
    .toBuffer()
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

test('a picture that takes longer than other bodies may, but keeps moving, is stored', async () => {
  const body = await aPicture()
  const { status, ms } = await sendSlowly('/api/upload', MULTIPART, body, Math.ceil(body.length / 20), 80)
  expect(status).toBe(201)
  expect(ms).toBeGreaterThan(1_500)
})

test('a picture that hardly moves is ended with 408', async () => {
  const { status, ms } = await sendSlowly('/api/upload', MULTIPART, await aPicture(), 10, 50)
  expect(status).toBe(408)
  expect(ms).toBeLessThan(5_000)
})

test('a picture that begins well and then stands still is ended too', async () => {
  const body = await aPicture()
  const begun = Buffer.concat([body.subarray(0, 5_000), Buffer.alloc(10_000)])
  const { status } = await sendSlowly('/api/upload', MULTIPART, begun, 5_000, 700)
  expect(status).toBe(408)
})

test('JSON has no such grace, however it moves', async () => {
  const body = Buffer.from(JSON.stringify({ title: 'x', content: 'x'.repeat(15_000) }))
  const { status, said } = await sendSlowly('/api/posts', 'application/json', body, 500, 50)
  expect(status).toBe(408)
  expect(said).toContain('The request took too long to arrive')
})
