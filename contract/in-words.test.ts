// Numbers, lists, names and dates in English, compared with Intl, which is too slow for a page.
import { expect, test } from 'vitest'
import {
  dayFirst,
  formatNumber,
  fromAToZ,
  fullDate,
  localDay,
  longDate,
  longMoment,
  mediumDate,
  mediumMoment,
  monthAndDay,
  monthAndYear,
  utcDay,
  weekdayAndDay,
  withAnd,
  withOr,
} from './in-words.ts'

/** Each month of ten years, at the edges of days and of a month. */
const MOMENTS = Array.from({ length: 120 }, (_, month) => [
  new Date(Date.UTC(2019, month, 1)),
  new Date(Date.UTC(2019, month, 15, 11, 59, 59)),
  new Date(Date.UTC(2019, month + 1, 1) - 1),
]).flat()
const utc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

test.each([
  ['longDate', longDate, utc('en-US', { dateStyle: 'long' })],
  ['mediumDate', mediumDate, utc('en-US', { dateStyle: 'medium' })],
  ['dayFirst', dayFirst, utc('en-GB', { dateStyle: 'long' })],
  ['monthAndYear', monthAndYear, utc('en-US', { month: 'long', year: 'numeric' })],
  ['monthAndDay', monthAndDay, utc('en-US', { month: 'short', day: 'numeric' })],
  ['weekdayAndDay', weekdayAndDay, utc('en-US', { weekday: 'long', month: 'long', day: 'numeric' })],
  ['fullDate', fullDate, utc('en-US', { dateStyle: 'full' })],
] as const)('%s writes a day as Intl does', (_, write, intl) => {
  for (const moment of MOMENTS) {
    expect(write(utcDay(moment))).toBe(intl.format(moment))
    expect(write(utcDay(moment.toISOString()))).toBe(intl.format(moment))
  }
})

test('a local day and time are those of the time zone of the visitor', () => {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  // Intl puts a narrow blank before PM.
  const inIntl = (format: Intl.DateTimeFormat, at: Date) => format.format(at).replaceAll('\u202f', ' ')
  for (const moment of MOMENTS) {
    expect(fullDate(localDay(moment))).toBe(date.format(moment))
    expect(longMoment(moment.toISOString())).toBe(inIntl(long, moment))
    expect(mediumMoment(moment.toISOString())).toBe(inIntl(medium, moment))
  }
  for (let hour = 0; hour < 24; hour++) {
    const moment = new Date(2026, 10, 23, hour, 7)
    expect(longMoment(moment.toISOString())).toBe(inIntl(long, moment))
  }
})

test('a comma stands between the thousands of a number', () => {
  const numbers = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1000]
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => number.toLocaleString('en')))
})

test('the last of a list follows "and" or "or"', () => {
  const lists = [[], ['rain'], ['rain', 'snow'], ['rain', 'snow', 'sun'], ['a', 'b', 'c', 'd']]
  const intl = (type: Intl.ListFormatType) => new Intl.ListFormat('en', { type })
  for (const list of lists) {
    expect(withAnd(list)).toBe(intl('conjunction').format(list))
    expect(withOr(new Set(list))).toBe(intl('disjunction').format(list))
  }
})

test('names are sorted as Intl does', () => {
  const names = ['Viki', 'Netflix', 'iQIYI', 'Apple TV+', 'Apple TV', 'U-NEXT', 'Disney+', 'TVING', 'tving']
  const intl = names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
  expect(names.toSorted(fromAToZ)).toEqual(intl)
})
