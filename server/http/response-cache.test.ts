// Answers kept as bytes: shared while they are made, dropped by what changed, never kept when they may be old.
import { expect, test, vi } from 'vitest'
import { answerOf, ResponseCache } from './response-cache.ts'

const text = (body: string) => answerOf(200, 'text/plain', body)
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('an answer is made once, however many ask at the same time', async () => {
  const cache = new ResponseCache()
  const make = vi.fn(async () => {
    await later()
    return text('hello')
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer('a', ['dramas'], make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers.map((a) => a.etag)).size).toBe(1)
})

test('a change drops what shows it, and nothing else', async () => {
  const cache = new ResponseCache()
  await cache.answer('dramas', ['dramas'], async () => text('1'))
  await cache.answer('news', ['news'], async () => text('1'))
  cache.drop('dramas')
  expect(cache.peek('dramas')).toBeUndefined()
  expect(cache.peek('news')).toBeDefined()
})

test('an answer that was being made while its topic changed is not kept: it may show the state before', async () => {
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

test('topics that are only found while the answer is made count all the same', async () => {
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

test('failures and other answers than 200 are not kept', async () => {
  const cache = new ResponseCache()
  await expect(cache.answer('a', ['dramas'], async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await cache.answer('b', ['dramas'], async () => answerOf(404, 'text/plain', 'nothing'))
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.peek('b')).toBeUndefined()
})

test('memory is bounded: the oldest answers go first', async () => {
  const cache = new ResponseCache({ maxEntries: 10, maxBytes: 1_000_000 })
  for (let i = 0; i < 50; i++) await cache.answer(`${i}`, ['dramas'], async () => text(`${i}`))
  expect(cache.peek('0')).toBeUndefined()
  expect(cache.peek('49')).toBeDefined()
  const small = new ResponseCache({ maxBytes: 10_000 })
  for (let i = 0; i < 10; i++) await small.answer(`${i}`, ['dramas'], async () => text('x'.repeat(4_000 + i)))
  expect(small.peek('0')).toBeUndefined()
})
