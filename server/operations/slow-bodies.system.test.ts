// Slow uploads: a picture over a slow connection is stored, a stalled body gets a 408.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { aSite } from '#tests/site.ts'

let port = 0
const site = await aSite({ DATA_DIR: `/tmp/shimpyo-slow-${process.pid}` })
const admin = await site.signUp({ isAdmin: true })
await site.app.listen({ port: 0, host: '127.0.0.1' })
port = (site.app.server.address() as AddressInfo).port
// half a minute and ten seconds in earnest; the test lets less pass than a query of the database may take
Object.assign(site.app.bodyTimeouts, { timeoutMs: 5_000, recheckMs: 1_000, minBytesPerSecond: 600 })
afterEach(() => vi.useRealTimers())

/** A call whose body comes in pieces, while time passes as the test says. */
async function slowCall(path: string, type: string, length: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const connected = once(site.app.server, 'connection')
  const requested = once(site.app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  const [atServer] = (await connected) as [Socket]
  let answer = ''
  let isClosed = false
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  let sent = 0
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\nAuthorization: Bearer ${admin.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  await requested
  const before = atServer.bytesRead
  return {
    async send(bytes: Buffer) {
      sent += bytes.length
      socket.write(bytes)
      while (!isClosed && atServer.bytesRead < before + sent) await pause(5)
    },
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1_000),
    async answer() {
      while (!isClosed) {
        await pause(20)
        vi.advanceTimersByTime(20)
      }
      return answer
    },
  }
}
const TOO_SLOW = /^HTTP\/1\.1 408 .*The request took too long/s

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

test('a picture that takes longer than the limit of other bodies, but keeps arriving, is stored', async () => {
  const body = await aPicture()
  const call = await slowCall('/api/upload', MULTIPART, body.length)
  await call.send(body.subarray(0, 4_000))
  call.pass(5)
  for (let from = 4_000; from < body.length; from += 1_500) {
    await call.send(body.subarray(from, from + 1_500))
    if (from + 1_500 < body.length) call.pass(1)
  }
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /)
})

test('a picture that hardly moves is ended with 408', async () => {
  const body = await aPicture()
  const call = await slowCall('/api/upload', MULTIPART, body.length)
  await call.send(body.subarray(0, 1_000))
  call.pass(5)
  expect(await call.answer()).toMatch(TOO_SLOW)
})

test('a picture that stalls after a good start is ended with 408', async () => {
  const body = await aPicture()
  const call = await slowCall('/api/upload', MULTIPART, body.length)
  await call.send(body.subarray(0, 5_000))
  call.pass(5)
  await call.send(body.subarray(5_000, 5_100))
  call.pass(1)
  expect(await call.answer()).toMatch(TOO_SLOW)
})

test('a JSON body has the usual limit, even if it keeps arriving', async () => {
  const body = Buffer.from(JSON.stringify({ title: 'x', content: 'x'.repeat(15_000) }))
  const call = await slowCall('/api/posts', 'application/json', body.length)
  await call.send(body.subarray(0, 14_000))
  call.pass(5)
  expect(await call.answer()).toMatch(TOO_SLOW)
})
