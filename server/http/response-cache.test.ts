// The response cache: shared computation, invalidation, limits.
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
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
  expect(cache.peek('dramas')).toBeUndefined()
  expect(cache.peek('news')).toBeDefined()
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
  expect(cache.peek('a')).toBeUndefined()
})

test('errors and statuses other than 200 are not cached', async () => {
  const cache = new ResponseCache()
  await expect(cache.answer('a', ['dramas'], async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await cache.answer('b', ['dramas'], async () => answerOf(404, 'text/plain', 'nothing'))
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.peek('b')).toBeUndefined()
})

test('memory is bounded: the oldest answers are evicted first', async () => {
  const cache = new ResponseCache({ maxEntries: 10, maxBytes: 1_000_000 })
  for (let i = 0; i < 50; i++) await cache.answer(`${i}`, ['dramas'], async () => text(`${i}`))
  expect(cache.peek('0')).toBeUndefined()
  expect(cache.peek('49')).toBeDefined()
  const small = new ResponseCache({ maxBytes: 10_000 })
  for (let i = 0; i < 10; i++) await small.answer(`${i}`, ['dramas'], async () => noise())
  expect(small.peek('0')).toBeUndefined()
  expect(small.peek('9')).toBeDefined()
})

test('a cached answer takes the memory of its compressed bytes; other encodings are made once, when asked for', async () => {
  const cache = new ResponseCache()
  const long = 'a calm evening, '.repeat(1_000)
  await cache.answer('a', ['dramas'], async () => text(long))
  const answer = cache.ready('a')!
  const inMemory = () => Object.keys(answer.bytes)
  expect(inMemory()).toEqual(['br'])
  // Not a part of a larger piece of memory, which would be kept as well.
  expect(answer.bytes.br!.buffer.byteLength).toBe(answer.bytes.br!.length)
  expect(String(brotliDecompressSync(answer.bytes.br!))).toBe(long)
  const [zipped, again] = await Promise.all([answer.encode!('gzip'), answer.encode!('gzip')])
  expect(again).toBe(zipped)
  expect(String(gunzipSync(zipped))).toBe(long)
  expect(String(await answer.encode!('identity'))).toBe(long)
  expect(inMemory()).toEqual(['br', 'gzip', 'identity'])
})

test('encodings that were made later count for the memory', async () => {
  const cache = new ResponseCache({ maxBytes: 20_000 })
  await cache.answer('a', ['dramas'], async () => noise())
  await cache.answer('b', ['dramas'], async () => text('x'.repeat(30_000)))
  expect(cache.peek('a')).toBeDefined()
  await cache.ready('b')!.encode!('identity')
  expect(cache.peek('a')).toBeUndefined()
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

/** An answer that is cached, and then lacks a change of another instance. */
async function outdated() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = new ResponseCache()
  let state = 'before'
  const make = vi.fn(async () => {
    const read = state
    await later()
    return text(read)
  })
  const ask = async (isCurrent = false) => {
    const answer = cache.answer('a', ['community'], make, isCurrent)
    await vi.advanceTimersByTimeAsync(5)
    return bodyOf(await answer)
  }
  await ask()
  state = 'after'
  cache.outdate('community')
  make.mockClear()
  return { cache, make, ask }
}

test('an answer that lacks a change of another instance is sent for half a second at least', async () => {
  const { cache, ask, make } = await outdated()
  await vi.advanceTimersByTimeAsync(450)
  cache.outdate('community')
  expect(await ask()).toBe('before')
  expect(bodyOf(cache.ready('a'))).toBe('before')
  expect(make).not.toHaveBeenCalled()
})

test('then one who asks waits until it is made anew, and the others get the former one meanwhile', async () => {
  const { cache, make } = await outdated()
  await vi.advanceTimersByTimeAsync(1_501)
  expect(cache.ready('a')).toBeUndefined()
  const first = cache.answer('a', ['community'], make)
  const second = cache.answer('a', ['community'], make)
  expect(bodyOf(await second)).toBe('before')
  expect(bodyOf(cache.ready('a'))).toBe('before')
  await vi.advanceTimersByTimeAsync(5)
  expect(bodyOf(await first)).toBe('after')
  expect(bodyOf(cache.ready('a'))).toBe('after')
  expect(make).toHaveBeenCalledTimes(1)
})

test('what lacks a change is never sent more than two seconds after it, however long the next takes', async () => {
  const { cache } = await outdated()
  await vi.advanceTimersByTimeAsync(1_600)
  const slow = cache.answer('a', ['community'], async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    return text('after')
  })
  await vi.advanceTimersByTimeAsync(395)
  expect(bodyOf(cache.ready('a'))).toBe('before')
  await vi.advanceTimersByTimeAsync(10)
  expect(cache.ready('a')).toBeUndefined()
  const waiting = cache.answer('a', ['community'], async () => text('another'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await slow, await waiting].map(bodyOf)).toEqual(['after', 'after'])
})

test('who names a write never gets an answer that lacks something, and afterwards nobody does', async () => {
  const { cache, ask, make } = await outdated()
  expect(cache.ready('a', true)).toBeUndefined()
  expect(cache.peek('a', true)).toBeUndefined()
  expect(await ask(true)).toBe('after')
  expect(await ask()).toBe('after')
  expect(make).toHaveBeenCalledTimes(1)
})

test('a change that drops it is seen at once, also while it is made anew', async () => {
  const one = await outdated()
  one.cache.drop('community')
  expect(await one.ask()).toBe('after')

  const { cache, make } = await outdated()
  await vi.advanceTimersByTimeAsync(1_501)
  const topics: Topic[] = []
  const first = cache.answer('a', topics, make)
  cache.drop('community')
  expect(cache.ready('a')).toBeUndefined()
  expect(cache.peek('a')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5)
  await first
})

test('a change that arrives while an answer is made may be missing in it, for two seconds', async () => {
  const { cache, make } = await outdated()
  cache.drop('community')
  const first = cache.answer('a', ['community'], make)
  cache.outdate('community')
  expect(cache.peek('a', true)).toBeUndefined()
  expect(cache.peek('a')).toBeDefined()
  await vi.advanceTimersByTimeAsync(5)
  await first
  expect(cache.ready('a', true)).toBeUndefined()
  expect(cache.ready('a')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(cache.ready('a')).toBeUndefined()
})

test('a change of another topic outdates nothing, also while an answer is made', async () => {
  const { cache, make } = await outdated()
  cache.drop('community')
  const first = cache.answer('a', ['community'], make)
  cache.outdate('news-comments')
  await vi.advanceTimersByTimeAsync(5)
  await first
  cache.outdate('news-comments')
  expect(cache.ready('a', true)).toBeDefined()
})
