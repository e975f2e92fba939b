// Days and months in words.
import { expect, test } from 'vitest'
import { timeInWords } from './month.ts'

test('a time on air is from the first to the last day, or one day, or months', () => {
  expect(timeInWords('2016-12-02', '2017-01-21')).toBe('Dec 2, 2016 to Jan 21, 2017')
  expect(timeInWords('2016-12-02', '2016-12-02')).toBe('Dec 2, 2016')
  expect(timeInWords('2016-12')).toBe('December 2016')
  expect(timeInWords('2016-12', null)).toBe('December 2016')
})
