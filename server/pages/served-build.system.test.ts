// Files of the build: encodings, ETags, ranges.
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mustBeBuilt } from '#tests/instances/some-instances.ts'
import { servedBuild } from './served-build.ts'

mustBeBuilt()
const app = Fastify()
const { tags } = await (await servedBuild(app))()
const script = /src="(\/assets\/[^"]+\.js)"/.exec(tags('home/home'))![1]!
afterAll(() => app.close())

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: script, headers })

test('a file is sent in an accepted encoding, and each encoding has its own ETag', async () => {
  const tags = new Set<unknown>()
  for (const [accepted, encoding] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ] as const) {
    const answer = await ask({ 'accept-encoding': accepted })
    expect([accepted, answer.statusCode, answer.headers['content-encoding']]).toEqual([
      accepted,
      200,
      encoding,
    ])
    expect(answer.headers.vary).toBe('accept-encoding')
    const { etag } = answer.headers
    tags.add(etag)
    const head = await ask({ 'accept-encoding': accepted }, 'HEAD')
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, ''])
    const again = await ask({ 'accept-encoding': accepted, 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect(tags.size).toBe(3)
})

test.each([
  ['/favicon.svg', 200, 'public, max-age=3600'],
  ['/images/home/sea.webp', 200, 'public, max-age=3600'],
  ['/sw.js', 200, 'no-cache'],
  ['/images/home/missing.webp', 404, undefined],
  ['/images/home', 404, undefined],
  ['/sw.js.br', 404, undefined],
  ['/.vite/manifest.json', 404, undefined],
])('%s is answered with %i and cached as %s', async (url, status, caching) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, caching])
})

test('names with a hash are cached for ever', async () => {
  expect((await ask()).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a range of a file is sent, and one beyond its end is refused', async () => {
  const whole = (await ask()).rawPayload
  const part = await ask({ range: 'bytes=5-9' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-9/${whole.length}`])
  expect(part.rawPayload.equals(whole.subarray(5, 10))).toBe(true)
  expect((await ask({ range: `bytes=${whole.length}-` })).statusCode).toBe(416)
})
