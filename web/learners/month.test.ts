// The calendar on every date and in every time zone: always seven days with a line.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { localDay } from '#contract/in-words.ts'
import { monthAround } from './month.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})
const on = (year: number, month: number, day: number) =>
  monthAround(localDay(new Date(year, month - 1, day, 12)))
const enabled = (weeks: ReturnType<typeof on>) => weeks.flat().filter((day) => day.hasQuote)

test.each([15, 16, 17, 18, 19, 20, 21])(
  'on November %i, 2026 the week runs from Sunday the 15th to Saturday the 21st',
  (day) => {
    const days = enabled(on(2026, 11, day))
    expect(days.map((one) => one.day)).toEqual([15, 16, 17, 18, 19, 20, 21])
    expect(days.map((one) => one.weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
  },
)

test('at the edge of a month the neighbouring days of the week are included', () => {
  const days = enabled(on(2026, 10, 1)) // a Thursday
  expect(days.map((one) => `${one.month + 1}/${one.day}`)).toEqual([
    '9/27',
    '9/28',
    '9/29',
    '9/30',
    '10/1',
    '10/2',
    '10/3',
  ])
  expect(days.map((one) => one.inMonth)).toEqual([false, false, false, false, true, true, true])
})

test('at the edge of a year the neighbouring days are included', () => {
  expect(enabled(on(2025, 12, 31)).map((one) => one.year)).toEqual([2025, 2025, 2025, 2025, 2026, 2026, 2026])
})

test('a leap year has February 29', () => {
  expect(
    on(2028, 2, 10)
      .flat()
      .some((one) => one.inMonth && one.day === 29),
  ).toBe(true)
  expect(
    on(2027, 2, 10)
      .flat()
      .some((one) => one.inMonth && one.day === 29),
  ).toBe(false)
})

describe.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Midway',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Seoul',
])('in %s', (place) => {
  test('on every date exactly seven days of one week have a line, today among them', () => {
    process.env.TZ = place
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1995-01-01'), max: new Date('2050-12-31'), noInvalidDate: true }),
        (moment) => {
          const today = localDay(moment)
          const weeks = monthAround(today)
          const days = enabled(weeks)
          expect(days).toHaveLength(7)
          expect(days.map((one) => one.weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
          expect(days.filter((one) => one.isToday)).toHaveLength(1)
          expect(days.find((one) => one.isToday)?.weekday).toBe(
            new Date(today.year, today.month, today.day, 12).getDay(),
          )
          const shown = weeks.flat().filter((one) => one.inMonth)
          expect(shown.map((one) => one.day)).toEqual(shown.map((_, at) => at + 1))
          expect(weeks.length).toBeLessThanOrEqual(6)
        },
      ),
      { numRuns: 300 },
    )
  })
})
