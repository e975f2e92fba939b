// Answers kept as bytes: shared while they are made, dropped by what changed, never kept when they may be old.
import { expect, test, vi } from 'vitest'
import { answerOf, Kept } from './kept.ts'

const text = (said: string) => answerOf(200, 'text/plain', said)
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('an answer is made once, however many ask at the same time', async () => {
  const kept = new Kept()
  const make = vi.fn(async () => {
    await later()
    return text('hello')
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => kept.answer('a', ['dramas'], make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers.map((a) => a.etag)).size).toBe(1)
})

test('a change drops what shows it, and nothing else', async () => {
  const kept = new Kept()
  await kept.answer('dramas', ['dramas'], async () => text('1'))
  await kept.answer('news', ['news'], async () => text('1'))
  kept.drop('dramas')
  expect(kept.peek('dramas')).toBeUndefined()
  expect(kept.peek('news')).toBeDefined()
})

test('an answer that was being made while its topic changed is not kept: it may show the state before', async () => {
  const kept = new Kept()
  let state = 'before'
  const answer = kept.answer('a', ['dramas'], async () => {
    const read = state
    await later()
    return text(read)
  })
  state = 'after'
  kept.drop('dramas')
  expect((await answer).body.toString()).toBe('before')
  const next = await kept.answer('a', ['dramas'], async () => text(state))
  expect(next.body.toString()).toBe('after')
})

test('topics that are only found while the answer is made count all the same', async () => {
  const kept = new Kept()
  const topics: ('dramas' | 'news')[] = []
  const answer = kept.answer('a', topics, async () => {
    topics.push('news')
    await later()
    return text('old')
  })
  kept.drop('news')
  await answer
  expect(kept.peek('a')).toBeUndefined()
})

test('failures and other answers than 200 are not kept', async () => {
  const kept = new Kept()
  await expect(kept.answer('a', ['dramas'], async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await kept.answer('b', ['dramas'], async () => answerOf(404, 'text/plain', 'nothing'))
  expect(kept.peek('a')).toBeUndefined()
  expect(kept.peek('b')).toBeUndefined()
})

test('memory is bounded: the oldest answers go first', async () => {
  const kept = new Kept({ maxEntries: 10, maxBytes: 1_000_000 })
  for (let i = 0; i < 50; i++) await kept.answer(`${i}`, ['dramas'], async () => text(`${i}`))
  expect(kept.peek('0')).toBeUndefined()
  expect(kept.peek('49')).toBeDefined()
  const small = new Kept({ maxBytes: 10_000 })
  for (let i = 0; i < 10; i++) await small.answer(`${i}`, ['dramas'], async () => text('x'.repeat(4_000 + i)))
  expect(small.peek('0')).toBeUndefined()
})
