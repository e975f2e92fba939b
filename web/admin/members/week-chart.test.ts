// The scale of the chart's axis.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTop } from './week-chart.tsx'

test.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [63, 80],
  [100, 100],
  [430, 600],
])('up to %i the axis ends at %i', (most, top) => {
  expect(niceTop(most)).toBe(top)
})

test('the axis covers the highest value in four whole steps, and is not much longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const top = niceTop(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(Number.isInteger(top / 4)).toBe(true)
      expect(top).toBeLessThanOrEqual(Math.max(4, most * 2.6))
    }),
  )
})
