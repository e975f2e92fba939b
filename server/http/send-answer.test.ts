// Answers as they are sent, over real connections: cached ones are the same as those that were just made.
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { seed } from '#server/seed/seed.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite({}, { pages: true })
await seed(site.db)
await site.app.listen({ port: 0, host: '127.0.0.1' })
const port: number = (site.app.server.address() as AddressInfo).port
const member = await site.signUp()

interface Got {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, async (answer) =>
      resolve({ status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) }),
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const ownOf = ({ status, headers: { date: _, 'x-request-id': __, ...headers } }: Got) => ({ status, headers })
const RAW = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each(['/', '/k-drama', '/drama/1', '/api/dramas', '/api/posts', '/api/dramas/1', '/dramas.xml'])(
  '%s is the same from the cache, in every encoding',
  async (path) => {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const options = { headers: { 'accept-encoding': encoding } }
      const before = await ask(path, options)
      const after = await ask(path, options)
      expect(ownOf(after)).toEqual(ownOf(before))
      expect(after.status).toBe(200)
      expect(after.headers['content-security-policy']).toContain("default-src 'self'")
      expect(after.headers['content-length']).toBe(String(after.body.length))
      const used = (after.headers['content-encoding'] ?? 'identity') as keyof typeof RAW
      expect(RAW[used](after.body).equals(RAW[used](before.body))).toBe(true)
      if (after.body.length > 2_000) expect(used).toBe(encoding)
    }
  },
)

test('a member never gets the answer of visitors, nor visitors that of a member', async () => {
  const [first] = await member.json<{ id: number }[]>('/api/posts')
  await member.post(`/api/posts/${first!.id}/vote`, { voteType: 'up' })
  const path = `/api/posts/${first!.id}`
  const userVote = ({ body }: Got) => JSON.parse(String(body)).userVote
  for (let turn = 0; turn < 2; turn++) {
    const visitor = await ask(path)
    expect(userVote(visitor)).toBeUndefined()
    expect(visitor.headers.vary).toBe('accept-encoding, authorization, cookie')
    for (const headers of [
      { authorization: `Bearer ${member.token}` },
      { cookie: `session=${member.token}` },
    ]) {
      const own = await ask(path, { headers })
      expect(userVote(own)).toBe('up')
      expect(own.headers['cache-control']).toBe('private, no-store')
    }
  }
  // a session that has ended is a visitor
  expect(userVote(await ask(path, { headers: { cookie: 'session=over' } }))).toBeUndefined()
})

test('a write shows at the next request', async () => {
  await ask('/api/dramas/2')
  await ask('/api/dramas/2')
  await write(site.db, async (tx, changed) => {
    await tx.update(dramas).set({ title: 'A Changed Title' })
    changed('dramas')
  })
  expect(String((await ask('/api/dramas/2')).body)).toContain('A Changed Title')
})

test('a GET with a body is answered as well', async () => {
  await ask('/api/dramas')
  const headers = { 'content-type': 'application/json', 'content-length': 2 }
  expect((await ask('/api/dramas', { headers }, '{}')).status).toBe(200)
})

test('several requests in one packet are answered in their order', async () => {
  await ask('/api/dramas/1')
  await ask('/api/dramas/3')
  const socket = connect(port, '127.0.0.1')
  const lines = ['/api/dramas/1', '/api/dramas/999999', '/api/dramas/3'].map(
    (path, at) =>
      `GET ${path} HTTP/1.1\r\nHost: site\r\n${at === 2 ? 'Connection: close\r\n' : ''}Accept-Encoding: identity\r\n\r\n`,
  )
  socket.write(lines.join(''))
  const all = await text(socket)
  const statuses = [...all.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(['200', '404', '200'])
  expect(all.indexOf('"id":1,')).toBeLessThan(all.indexOf('Drama not found'))
  expect(all.indexOf('"id":3,')).toBeGreaterThan(all.indexOf('Drama not found'))
})

test('an instance that is leaving closes the connection after the answer', async () => {
  await ask('/api/dramas')
  site.app.operations.readiness.startShutdown()
  const answer = await ask('/api/dramas')
  expect(answer.status).toBe(200)
  expect(answer.headers.connection).toBe('close')
})
