// Reads the days on air from other lists.
import { expect, test } from 'vitest'
import { dayIn, daysIn } from './days.ts'

test.each([
  ['2016-12-02', '2016-12-02'],
  ['2016-12', '2016-12'],
  ['2016. 12. 2.', '2016-12-02'],
  ['2016. 12. 2. (금)', '2016-12-02'],
  ['2016/12/2', '2016-12-02'],
  ['2016년 12월 2일', '2016-12-02'],
  ['2016년 12월'.normalize('NFD'), '2016-12'],
  ['Dec  2, 2016', '2016-12-02'],
  ['December 2nd, 2016', '2016-12-02'],
  ['Sept 2016', '2016-09'],
  ['2 Dec 2016', '2016-12-02'],
  ['2016-12-02T00:00:00.000Z', '2016-12-02'],
  ['Feb 31, 2016', null],
  ['2016-13-01', null],
  ['12/02/2016', null],
  ['Smarch 3, 2016', null],
  ['2016', null],
  ['?', null],
])('%s is the day %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test.each([
  ['Dec  2, 2016 - Jan 21, 2017', '2016-12-02', '2017-01-21'],
  ['2016.12.02 ~ 2017.01.21', '2016-12-02', '2017-01-21'],
  ['2016.12.02.~2017.01.21.', '2016-12-02', '2017-01-21'],
  ['2016-12-02 – 2017-01-21', '2016-12-02', '2017-01-21'],
  ['2016년 12월 2일 ~', '2016-12-02', undefined],
  ['Dec 2, 2016 - ?', '2016-12-02', undefined],
  ['Jun 18, 2021', '2021-06-18', undefined],
  ['2016', undefined, undefined],
])('%s is from %s to %s', (text, airedFrom, airedTo) => {
  expect(daysIn(text)).toEqual({ ...(airedFrom && { airedFrom }), ...(airedTo && { airedTo }) })
})
