// Too many connections: those that wait for their client make room, and first those of whoever has most.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { mostConnections } from './connections.ts'

const MOST = 16

const site = await aSite({}, { connections: MOST })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const port: number = (site.app.server.address() as AddressInfo).port

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

async function open(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  opened.push(socket)
  socket.on('error', () => {}).resume()
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Asks over one connection that stays open. */
function visitor(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path = '/healthz') =>
    new Promise<{ status: number | undefined; reused: boolean }>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', localAddress, agent, path }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode, reused: call.reusedSocket }))
      })
      call.on('error', reject).end()
    })
  return { get, close: () => agent.destroy() }
}

const HOST = 'Host: site.test\r\n'
const UNFINISHED: [what: string, text: string][] = [
  ['say nothing', ''],
  ['stop in their headers', `GET / HTTP/1.1\r\n${HOST}`],
  [
    'stop in their body',
    `POST /api/contact-form HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  ],
  ['stay idle after an answer', `GET /healthz HTTP/1.1\r\n${HOST}\r\n`],
]

// Linux has all of 127.0.0.0/8, so that one client can be told from another.
test.skipIf(process.platform !== 'linux').each(UNFINISHED)(
  'connections of one client that %s are closed before those of others',
  async (_, text) => {
    const other = visitor('127.0.0.2')
    await other.get()
    for (let i = 0; i < 3 * MOST; i++) await open(text, '127.0.0.9')
    expect(await other.get()).toEqual({ status: 200, reused: true })
    const late = visitor('127.0.0.3')
    expect((await late.get()).status).toBe(200)
    await expect.poll(() => opened.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(MOST)
    other.close()
    late.close()
  },
)

test('behind a proxy, where all come from one address, the one that is idle longest makes room', async () => {
  const oldest = visitor('127.0.0.1')
  const newest = visitor('127.0.0.1')
  await oldest.get()
  for (let i = 0; i < MOST - 1; i++) await open(UNFINISHED[3]![1])
  await newest.get()
  expect((await newest.get()).reused).toBe(true)
  expect(await oldest.get()).toEqual({ status: 200, reused: false })
  oldest.close()
  newest.close()
})

test('a connection whose answer is being made is not closed, however many come', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = () => {}
  const begun = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holding = site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table posts in access exclusive mode`)
    isHeld()
    await held
  })
  await begun
  const busy = visitor('127.0.0.1')
  const answer = busy.get('/api/posts?search=busy')
  for (let i = 0; i < 3 * MOST; i++) await open('')
  release()
  await holding
  expect((await answer).status).toBe(200)
  busy.close()
})

test('as many as leave a reserve of descriptors, and a second one for each', () => {
  const usual = { DATABASE_POOL: 10 }
  expect(mostConnections(usual, 1_024)).toBe(457)
  expect(mostConnections(usual, 1_048_576)).toBe(10_000)
  expect(mostConnections(usual, Number.POSITIVE_INFINITY)).toBe(10_000)
  expect(mostConnections(usual, 64)).toBe(16)
})
