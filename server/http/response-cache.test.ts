// The response cache: shared computation, invalidation, limits.
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Topic } from '#contract/endpoint.ts'
import { type Answer, answerOf, ResponseCache } from './response-cache.ts'

const text = (body: string) => answerOf(200, 'text/plain', body)
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('concurrent requests share one computation', async () => {
  const cache = new ResponseCache()
  const make = vi.fn(async () => {
    await later()
    return text('hello')
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer('a', ['dramas'], make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers.map((a) => a.etag)).size).toBe(1)
})

test('a change invalidates answers with its topic only', async () => {
  const cache = new ResponseCache()
  await cache.answer('dramas', ['dramas'], async () => text('1'))
  await cache.answer('news', ['news'], async () => text('1'))
  cache.drop('dramas')
  expect(cache.get('dramas')).toBeUndefined()
  expect(cache.get('news')).toBeDefined()
})

test('an answer whose topic changed while it was computed is not cached', async () => {
  const cache = new ResponseCache()
  let state = 'before'
  const answer = cache.answer('a', ['dramas'], async () => {
    const read = state
    await later()
    return text(read)
  })
  state = 'after'
  cache.drop('dramas')
  expect(String((await answer).bytes.identity)).toBe('before')
  const next = await cache.answer('a', ['dramas'], async () => text(state))
  expect(String(next.bytes.identity)).toBe('after')
})

test('topics added during the computation count too', async () => {
  const cache = new ResponseCache()
  const topics: ('dramas' | 'news')[] = []
  const answer = cache.answer('a', topics, async () => {
    topics.push('news')
    await later()
    return text('old')
  })
  cache.drop('news')
  await answer
  expect(cache.get('a')).toBeUndefined()
})

test('errors and statuses other than 200 are not cached', async () => {
  const cache = new ResponseCache()
  await expect(cache.answer('a', ['dramas'], async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await cache.answer('b', ['dramas'], async () => answerOf(404, 'text/plain', 'nothing'))
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeUndefined()
})

test('memory is bounded: answers that were not asked for longest are evicted first', async () => {
  const small = new ResponseCache({ maxBytes: 10_000 })
  for (let i = 0; i < 10; i++) await small.answer(`${i}`, ['dramas'], async () => noise())
  expect(small.get('0')).toBeUndefined()
  expect(small.get('9')).toBeDefined()
})

test('a cached answer takes the memory of its compressed bytes; other encodings are made when asked for', async () => {
  const cache = new ResponseCache()
  const long = 'a calm evening, '.repeat(1_000)
  await cache.answer('a', ['dramas'], async () => text(long))
  const answer = cache.get('a')!
  const inMemory = () => Object.keys(answer.bytes)
  expect(inMemory()).toEqual(['br'])
  // Not a part of a larger piece of memory, which would be kept as well.
  expect(answer.bytes.br!.buffer.byteLength).toBe(answer.bytes.br!.length)
  expect(String(brotliDecompressSync(answer.bytes.br!))).toBe(long)
  expect(String(gunzipSync(await answer.encode!('gzip')))).toBe(long)
  expect(String(await answer.encode!('identity'))).toBe(long)
  expect(inMemory()).toEqual(['br', 'gzip', 'identity'])
})

test('encodings that were made later count for the memory', async () => {
  const cache = new ResponseCache({ maxBytes: 17_000 })
  await cache.answer('a', ['dramas'], async () => noise())
  await cache.answer('b', ['dramas'], async () => text('x'.repeat(15_000)))
  expect(cache.has('a')).toBe(true)
  await cache.get('b')!.encode!('identity')
  expect([cache.has('a'), cache.has('b')]).toEqual([false, true])
})

/** What cannot be compressed much: 4 KB of it. */
const noise = () => text(randomBytes(2_000).toString('hex'))

const bodyOf = (answer?: Answer) => answer?.bytes.identity?.toString()

test('a page that names its topics while it is made is shared by nobody who asks after one was dropped', async () => {
  const cache = new ResponseCache()
  let state = 'before'
  const page = () => {
    const topics: Topic[] = []
    return cache.answer('page', topics, async () => {
      const read = state
      await later()
      topics.push('news')
      return text(read)
    })
  }
  const first = page()
  state = 'after'
  cache.drop('news')
  expect(bodyOf(await page())).toBe('after')
  expect(bodyOf(await first)).toBe('before')
  expect(bodyOf(await page())).toBe('after')
})
