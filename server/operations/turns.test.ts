// A line for answers: a burst is waited for, a line that does not move is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** All places are taken, each by somebody else: "0", "1" ... */
function full(places: number) {
  const turns = new Turns(places)
  for (let i = 0; i < places; i++) expect(turns.tryTake(String(i))).toBe(true)
  return turns
}

test('those who wait get their turn in the order in which they came', () => {
  const turns = full(2)
  expect(turns.tryTake('late')).toBe(false)
  const gone: string[] = []
  for (const one of ['a', 'b', 'c']) turns.wait(one, (may) => may && gone.push(one))
  turns.leave('0')
  turns.leave('1')
  expect(gone).toEqual(['a', 'b'])
  expect(turns.waiting).toBe(1)
  turns.leave('a')
  turns.leave('b')
  expect(turns.tryTake('late')).toBe(true)
  expect(gone).toEqual(['a', 'b', 'c'])
})

test('who wants much waits behind themselves: others come in between', () => {
  const turns = full(1)
  const gone: string[] = []
  const wait = (caller: string) => turns.wait(caller, (may) => may && gone.push(caller))
  for (let i = 0; i < 20; i++) wait('greedy')
  for (const caller of ['b', 'c', 'b']) wait(caller)
  turns.leave('0')
  for (let i = 0; i < 6; i++) turns.leave(gone.at(-1)!)
  expect(gone).toEqual(['greedy', 'b', 'c', 'greedy', 'b', 'greedy', 'greedy'])
})

test('one caller never has all places, so another finds one at once', () => {
  const turns = new Turns(10)
  const greedy = Array.from({ length: 20 }, () => turns.tryTake('greedy'))
  expect(greedy.filter(Boolean)).toHaveLength(7)
  let went = 0
  for (let i = 0; i < 13; i++) turns.wait('greedy', (may) => may && went++)
  expect(turns.tryTake('other')).toBe(true)
  // its next ones wait for its own, and are not passed over
  turns.leave('other')
  expect(went).toBe(0)
  turns.leave('greedy')
  expect(went).toBe(1)
})

test('a burst is served to its end, though it takes the best part of a second', () => {
  const turns = full(1)
  const told: boolean[] = []
  for (let i = 0; i < 100; i++) turns.wait('a', (may) => told.push(may))
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(9)
    turns.leave(i === 0 ? '0' : 'a')
  }
  expect(told).toEqual(Array(100).fill(true))
})

test('when the line does not move, newcomers are told so within half a second', () => {
  const turns = full(1)
  turns.wait('a', () => {})
  vi.advanceTimersByTime(1_100)
  let told: boolean | undefined
  turns.wait('b', (may) => {
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
  turns.wait('a', (may) => told.push(may))
  vi.advanceTimersByTime(1_100)
  expect(told).toEqual([false])
  expect(turns.waiting).toBe(0)
  turns.leave('0')
  expect(turns.tryTake('a')).toBe(true)
})
