// The text about when a place was last checked; after a year it says that it is old.
import { expect, test } from 'vitest'
import { lastCompared } from './last-compared.ts'

const on = (day: string) => Date.parse(`${day}T12:00:00Z`)

test('the text has the day, or the month if only that is known', () => {
  expect(lastCompared('2026-11-22', on('2026-12-01'))).toBe(
    'Compared with what is published on 22 November 2026.',
  )
  expect(lastCompared('2026-11', on('2026-12-01'))).toBe('Compared with what is published in November 2026.')
})

test('after a year the text says that it is old', () => {
  const old = 'Last compared over a year ago, on 22 November 2026; things may have changed.'
  expect(lastCompared('2026-11-22', on('2027-11-21'))).toBe(
    'Compared with what is published on 22 November 2026.',
  )
  expect(lastCompared('2026-11-22', on('2027-11-24'))).toBe(old)
  expect(lastCompared('2026-11', on('2027-12-02'))).toBe(
    'Last compared over a year ago, in November 2026; things may have changed.',
  )
})

test('on the server only the date is shown', () => {
  expect(lastCompared('2020-01-05', null)).toBe('Compared with what is published on 5 January 2020.')
})
