// Dates in English. Everything else is written by Intl alone.
import { expect, test } from 'vitest'
import { fullDate, localDay, longMoment, mediumDate, monthAndYear, utcDay } from './in-words.ts'

test('a day of the calendar is written as that day, in every time zone', () => {
  const late = '2026-11-30T23:59:59.000Z'
  expect(mediumDate(utcDay(late))).toBe('Nov 30, 2026')
  expect(monthAndYear(utcDay(late))).toBe('November 2026')
  expect(fullDate(localDay(new Date(2026, 10, 30, 23, 59)))).toBe('Monday, November 30, 2026')
})

test('a moment is written in the time of the visitor', () => {
  expect(longMoment(new Date(2026, 10, 14, 17, 3).toISOString())).toMatch(/^November 14, 2026 at 5:03\sPM$/)
})
