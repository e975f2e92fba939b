// The load counts responses, and accepts only a 200 or 201.
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { load } from './load.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<URL> {
  const port = await freePort()
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  closing.push(() => server.close())
  return new URL(`http://127.0.0.1:${port}/`)
}

test('the responses of a server are counted and timed', async () => {
  let received = 0
  const url = await serve((_, response) => {
    received++
    response.setHeader('content-length', 2)
    response.end('hi')
  })
  const measured = await load({ url, connections: 2, until: { seconds: 0.2 } })
  // those under way when the time is over are not counted
  expect(received - measured.answers).toBeLessThanOrEqual(2)
  expect(measured.answers).toBeGreaterThanOrEqual(2)
  expect(measured.p50).toBeGreaterThan(0)
  expect(measured.p99).toBeGreaterThanOrEqual(measured.p50)
})

test('a server that answers 429 is an error, not a fast server', async () => {
  const url = await serve((_, response) => {
    response.writeHead(429, { 'content-length': 0 }).end()
  })
  await expect(load({ url, connections: 2, until: { seconds: 0.2 } })).rejects.toThrow(
    'an answer was 429, not 200',
  )
})

test('so many answers are exactly so many requests, each with a path of its own', async () => {
  const paths: string[] = []
  const url = await serve((request, response) => {
    paths.push(request.url!)
    response.end('hi')
  })
  let number = 0
  const measured = await load({ url, connections: 3, until: { answers: 50 }, nextPath: () => `/${++number}` })
  expect(measured.answers).toBe(50)
  expect(new Set(paths).size).toBe(50)
  expect(paths).toHaveLength(50)
})

test('a written body arrives with the token of its member', async () => {
  const received: string[] = []
  const url = await serve((request, response) => {
    request.on('data', (bytes) => received.push(`${request.headers.authorization} ${bytes}`))
    request.on('end', () => response.writeHead(201).end('{}'))
  })
  let number = 0
  const write = { token: 'abc', body: () => ({ number: ++number }) }
  await load({ url, connections: 1, until: { answers: 3 }, write })
  expect(received).toEqual(['Bearer abc {"number":1}', 'Bearer abc {"number":2}', 'Bearer abc {"number":3}'])
})
