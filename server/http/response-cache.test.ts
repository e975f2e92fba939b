// The response cache: shared computation, invalidation, limits.
import { expect, test, vi } from 'vitest'
import { answerOf, ResponseCache } from './response-cache.ts'

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
  expect((await answer).body.toString()).toBe('before')
  const next = await cache.answer('a', ['dramas'], async () => text(state))
  expect(next.body.toString()).toBe('after')
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
  for (let i = 0; i < 10; i++) await small.answer(`${i}`, ['dramas'], async () => text('x'.repeat(4_000 + i)))
  expect(small.peek('0')).toBeUndefined()
})
