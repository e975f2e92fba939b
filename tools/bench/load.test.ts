// The load generator counts complete responses, however the network splits them, and accepts only a 200.
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { answerReader, load } from './load.ts'

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

const answer = (body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nDate: now\r\n\r\n${body}`

test('three responses are counted as three, wherever the stream is split', () => {
  const stream = Buffer.from(answer('first') + answer('') + answer('a longer third one'))
  for (let cut = 1; cut < stream.length; cut++) {
    let answers = 0
    const read = answerReader(() => {
      answers++
    })
    read(stream.subarray(0, cut))
    read(stream.subarray(cut))
    expect(answers, `cut at ${cut}`).toBe(3)
  }
})

test('the responses of a server are counted and timed', async () => {
  let received = 0
  const url = await serve((_, response) => {
    received++
    response.setHeader('content-length', 2)
    response.end('hi')
  })
  const measured = await load({ url, connections: 2, seconds: 0.2 })
  expect(measured.answers).toBe(received)
  expect(measured.answers).toBeGreaterThanOrEqual(2)
  expect(measured.p50).toBeGreaterThan(0)
  expect(measured.p99).toBeGreaterThanOrEqual(measured.p50)
})

test('a server that answers 429 is an error, not a fast server', async () => {
  const url = await serve((_, response) => {
    response.writeHead(429, { 'content-length': 0 }).end()
  })
  await expect(load({ url, connections: 2, seconds: 0.2 })).rejects.toThrow('an answer was 429, not 200')
})
