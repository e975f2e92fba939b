// Spaced repetition: intervals against the published figures of FSRS.
import { describe, expect, test } from 'vitest'
import { type Grade, LONGEST_INTERVAL } from '#contract/learners.ts'
import { afterReview, newCard } from './spaced-repetition.ts'

const DAY = 86_400_000
const START = new Date('2026-11-21T09:30:00.000Z')

/** Looked at whenever it is due: how many days it rests each time. */
function rests(grades: Grade[], late = 0): number[] {
  let card = newCard(START)
  let now = START
  return grades.map((grade) => {
    const next = afterReview(card, grade, now)
    const days = (next.dueAt.getTime() - now.getTime()) / DAY
    card = next.card
    now = new Date(next.dueAt.getTime() + late * DAY)
    return days
  })
}
const times = (grade: Grade, count: number): Grade[] => Array.from({ length: count }, () => grade)

/**
 * The published formulas of FSRS-6 with its default parameters, written out a second time. At a retention of nine
 * in ten the interval is the stability itself.
 */
const W = [0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796]
const firstDifficulty = (g: number) => W[4]! - Math.exp(W[5]! * (g - 1)) + 1
const afterGood = (s: number, d: number) =>
  s * (1 + Math.exp(W[8]!) * (11 - d) * s ** -W[9]! * (Math.exp(W[10]! * (1 - 0.9)) - 1))

describe('the first time, as the published stabilities say in whole days', () => {
  test.each([
    ['again', 1],
    ['hard', 2],
    ['good', 3],
    ['easy', 8],
  ] as const)('"%s" rests %i days: longer for what was easier', (grade, days) => {
    expect(rests([grade])).toEqual([days])
  })
})

test('the interval of a known line follows the formula', () => {
  const [first, second] = rests(times('good', 2))
  const stability = afterGood(W[2]!, firstDifficulty(3))
  // It was read a little later than on the very day, and so sits a little better.
  expect(second).toBeGreaterThanOrEqual(Math.round(stability))
  expect(second).toBeLessThanOrEqual(Math.round(stability) + 4)
  expect(first).toBe(3)
})

test('intervals of a known line grow, to two months at most', () => {
  expect(rests(times('good', 6))).toEqual([3, 14, 57, 60, 60, 60])
  expect(Math.max(...rests(times('easy', 12)))).toBe(LONGEST_INTERVAL)
})

test('a forgotten line gets a short interval, which grows again', () => {
  expect(rests(['good', 'good', 'good', 'again', 'good', 'good'])).toEqual([3, 14, 57, 3, 8, 19])
  expect(rests(times('again', 5))).toEqual([1, 1, 1, 1, 1])
})

test('a line remembered after a thirty-day break gets a longer interval', () => {
  expect(rests(times('good', 2), 30)[1]).toBeGreaterThan(rests(times('good', 2))[1]!)
})

test('a card is plain JSON, so that the database and an export can hold it', () => {
  const { card } = afterReview(newCard(START), 'good', START)
  expect(JSON.parse(JSON.stringify(card))).toEqual(card)
  expect(card).toMatchObject({ reps: 1, lapses: 0, scheduled_days: 3 })
})
