// The fair queue: order, rotation, timeouts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** All places are taken, each by somebody else: "0", "1" ... */
function full(places: number) {
  const queue = new FairQueue(places)
  for (let i = 0; i < places; i++) expect(queue.tryAcquire(String(i))).toBe(true)
  return queue
}

test('waiting callers are served in the order of arrival', () => {
  const queue = full(2)
  expect(queue.tryAcquire('late')).toBe(false)
  const served: string[] = []
  for (const one of ['a', 'b', 'c']) queue.wait(one, (may) => may && served.push(one))
  queue.release('0')
  queue.release('1')
  expect(served).toEqual(['a', 'b'])
  expect(queue.waiting).toBe(1)
  queue.release('a')
  queue.release('b')
  expect(queue.tryAcquire('late')).toBe(true)
  expect(served).toEqual(['a', 'b', 'c'])
})

test('callers take turns: one with many requests waits behind the others', () => {
  const queue = full(1)
  const served: string[] = []
  const wait = (caller: string) => queue.wait(caller, (may) => may && served.push(caller))
  for (let i = 0; i < 20; i++) wait('greedy')
  for (const caller of ['b', 'c', 'b']) wait(caller)
  queue.release('0')
  for (let i = 0; i < 6; i++) queue.release(served.at(-1)!)
  expect(served).toEqual(['greedy', 'b', 'c', 'greedy', 'b', 'greedy', 'greedy'])
})

test('one caller never has all places, so another gets one at once', () => {
  const queue = new FairQueue(10)
  const greedy = Array.from({ length: 20 }, () => queue.tryAcquire('greedy'))
  expect(greedy.filter(Boolean)).toHaveLength(7)
  let went = 0
  for (let i = 0; i < 13; i++) queue.wait('greedy', (may) => may && went++)
  expect(queue.tryAcquire('other')).toBe(true)
  // its next ones wait for its own, and are not passed over
  queue.release('other')
  expect(went).toBe(0)
  queue.release('greedy')
  expect(went).toBe(1)
})

test('a burst is served completely, even if it takes nearly a second', () => {
  const queue = full(1)
  const answers: boolean[] = []
  for (let i = 0; i < 100; i++) queue.wait('a', (may) => answers.push(may))
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(9)
    queue.release(i === 0 ? '0' : 'a')
  }
  expect(answers).toEqual(Array(100).fill(true))
})

test('in a queue that does not empty, new requests are refused within half a second', () => {
  const queue = full(1)
  queue.wait('a', () => {})
  vi.advanceTimersByTime(1_100)
  let answers: boolean | undefined
  queue.wait('b', (may) => {
    answers = may
  })
  vi.advanceTimersByTime(300)
  expect(answers).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(answers).toBe(false)
})

test('nobody waits longer than a second, and an empty queue is removed', () => {
  const queue = full(1)
  const answers: boolean[] = []
  queue.wait('a', (may) => answers.push(may))
  vi.advanceTimersByTime(1_100)
  expect(answers).toEqual([false])
  expect(queue.waiting).toBe(0)
  queue.release('0')
  expect(queue.tryAcquire('a')).toBe(true)
})
