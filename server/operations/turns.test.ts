// A line for answers: a burst is waited for, a line that does not move is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function full(places: number) {
  const turns = new Turns(places)
  for (let i = 0; i < places; i++) turns.take()
  return turns
}

test('those who wait get their turn in the order in which they came', () => {
  const turns = full(2)
  expect(turns.isFree).toBe(false)
  const gone: number[] = []
  for (const one of [1, 2, 3]) turns.wait((may) => may && gone.push(one))
  turns.leave()
  turns.leave()
  expect(gone).toEqual([1, 2])
  expect(turns.waiting).toBe(1)
  turns.leave()
  turns.leave()
  expect(turns.isFree).toBe(true)
  expect(gone).toEqual([1, 2, 3])
})

test('a burst is served to its end, though it takes the best part of a second', () => {
  const turns = full(1)
  const told: boolean[] = []
  for (let i = 0; i < 100; i++) turns.wait((may) => told.push(may))
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(9)
    turns.leave()
  }
  expect(told).toEqual(Array(100).fill(true))
})

test('when the line does not move, newcomers are told so within half a second', () => {
  const turns = full(1)
  turns.wait(() => {})
  vi.advanceTimersByTime(1_100)
  let told: boolean | undefined
  turns.wait((may) => {
    told = may
  })
  vi.advanceTimersByTime(300)
  expect(told).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(told).toBe(false)
})

test('a line that never moves keeps nobody for longer than a second, and is forgotten when it is empty', () => {
  const turns = full(1)
  const told: boolean[] = []
  turns.wait((may) => told.push(may))
  vi.advanceTimersByTime(1_100)
  expect(told).toEqual([false])
  expect(turns.waiting).toBe(0)
  turns.leave()
  expect(turns.isFree).toBe(true)
})
