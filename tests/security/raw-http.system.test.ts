// Requests that no browser sends: two in one, broken heads and bodies, and hundreds of clients that never finish.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'

let port = 0
const site = await aSite()
await site.app.listen({ port: 0, host: '127.0.0.1' })
port = (site.app.server.address() as AddressInfo).port

function dial(): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  return socket
}

/** Everything the site sends until it closes the connection. */
async function answersTo(text: string): Promise<string> {
  const socket = dial()
  let output = ''
  socket.on('data', (bytes) => {
    output += bytes.toString('latin1')
  })
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return output
}
const statuses = (output: string) =>
  [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

const HOST = 'Host: site.test\r\n'
const SMUGGLED = `GET /api/auth/me HTTP/1.1\r\n${HOST}\r\n`
const BROKEN: [what: string, text: string, status: number][] = [
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  [
    'chunks, then a length',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${SMUGGLED}`,
    400,
  ],
  ['two lengths in one', `POST / HTTP/1.1\r\n${HOST}Content-Length: 0, 44\r\n\r\n${SMUGGLED}`, 400],
  ['a length with a sign', `POST / HTTP/1.1\r\n${HOST}Content-Length: +5\r\n\r\nx=1&y${SMUGGLED}`, 400],
  [
    'chunks by another name',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  [
    'chunks that are chunked',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  [
    'a blank before the colon',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, 400],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}X-A: b\r\n c\r\n\r\n`, 400],
  ['NUL in a header', `GET / HTTP/1.1\r\n${HOST}X-A: b\0c\r\n\r\n`, 400],
  [
    'a bare line feed in a header',
    `GET / HTTP/1.1\r\n${HOST}X-A: b\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  [
    'a chunk without a number',
    `POST /api/contact-form HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    400,
  ],
  [
    'a chunk of minus one',
    `POST /api/contact-form HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
    400,
  ],
  [
    'a chunk larger than numbers',
    `POST /api/contact-form HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n\r\n`,
    400,
  ],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['20 KB of headers', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    '2,000 headers',
    `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 2_000 }, (_, i) => `X${i}: ${i}\r\n`).join('')}\r\n`,
    431,
  ],
]

test.each(BROKEN)(
  '%s: is refused, the connection closes, and nothing after it is read',
  async (_, text, status) => {
    const output = await answersTo(text)
    expect(statuses(output)).toEqual([status])
    expect(output).not.toMatch(/node_modules|\bat .+:\d+/)
  },
)

test('an absolute URL in the request line gets this site’s page, whatever host it names', async () => {
  const output = await answersTo(
    `GET http://evil.example/api/dramas HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  )
  expect([200, 400, 404, 421]).toContain(statuses(output)[0])
  expect(output).not.toContain('evil.example')
  expect(statuses(await answersTo(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`))).not.toContain(200)
})

test('three hundred clients that never finish are disconnected with 408, and do not delay others', async () => {
  const { server, bodyTimeouts } = site.app
  const { headersTimeout } = server
  const { timeoutMs } = bodyTimeouts
  expect(timeoutMs).toBeLessThanOrEqual(60_000)
  expect(headersTimeout).toBeLessThanOrEqual(60_000)
  // thirty seconds in production; shorter here
  server.headersTimeout = 3_000
  bodyTimeouts.timeoutMs = 3_000
  const { token } = await site.signUp()
  const slow = Array.from({ length: 300 }, (_, i) => {
    const socket = dial()
    let output = ''
    socket.on('data', (bytes) => {
      output += bytes
    })
    const head = `POST /api/posts HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\n`
    // some stop in the head, the others send a byte of the body now and then
    socket.write(i % 2 ? head : `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`)
    const dripping = setInterval(() => i % 2 || socket.write(' '), 500)
    return once(socket, 'close').then(() => {
      clearInterval(dripping)
      return statuses(output)
    })
  })
  await pause(200)
  let answered = 0
  const over = Promise.all(slow)
  let isOver = false
  over.then(() => {
    isOver = true
  })
  while (!isOver) {
    expect((await fetch(`http://127.0.0.1:${port}/api/dramas`)).status).toBe(200)
    answered++
    await pause(50)
  }
  server.headersTimeout = headersTimeout
  bodyTimeouts.timeoutMs = timeoutMs
  for (const received of await over) expect(received).toEqual([408])
  expect(answered, 'while they were all there').toBeGreaterThan(1)
})
