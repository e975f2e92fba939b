// The sort orders: total, documented, and numeric where a rating is a number.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SORTS } from '#contract/dramas.ts'
import { inOrder } from './order.ts'

const drama = (over: object) => ({
  id: 1,
  title: 'A',
  rating: '8/10',
  year: 2020,
  streamingPlatforms: [] as string[],
  ...over,
})

test('10/10 is better than 9.9/10: a rating is a number, not a text', () => {
  const dramas = [drama({ id: 1, rating: '9.9/10' }), drama({ id: 2, rating: '10/10' })]
  expect(inOrder(dramas, 'ranking').map((d) => d.id)).toEqual([2, 1])
})

test('oldest and latest go by year, then title', () => {
  const dramas = [
    drama({ id: 1, year: 2020, title: 'B' }),
    drama({ id: 2, year: 2020, title: 'A' }),
    drama({ id: 3, year: 1999 }),
  ]
  expect(inOrder(dramas, 'oldest').map((d) => d.id)).toEqual([3, 2, 1])
  expect(inOrder(dramas, 'latest').map((d) => d.id)).toEqual([2, 1, 3])
})

test('ott goes by the first platform from A to Z, then rating; dramas without one come last', () => {
  const dramas = [
    drama({ id: 1, streamingPlatforms: [] }),
    drama({ id: 2, streamingPlatforms: ['Viki', 'Netflix'], rating: '7/10' }),
    drama({ id: 3, streamingPlatforms: ['Netflix'], rating: '9/10' }),
    drama({ id: 4, streamingPlatforms: ['Disney+'] }),
  ]
  expect(inOrder(dramas, 'ott').map((d) => d.id)).toEqual([4, 3, 2, 1])
})

test('every order is the same whatever order the dramas came in', () => {
  const any = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      title: fc.string({ maxLength: 4 }),
      rating: fc.constantFrom('8/10', '9/10', '10/10', 'unrated'),
      year: fc.integer({ min: 2000, max: 2003 }),
      streamingPlatforms: fc.array(fc.constantFrom('Netflix', 'viki', 'Disney+'), { maxLength: 2 }),
    }),
    { selector: (d) => d.id },
  )
  fc.assert(
    fc.property(any, fc.constantFrom(...SORTS), fc.nat(), (dramas, sort, turn) => {
      const turned = [
        ...dramas.slice(turn % (dramas.length || 1)),
        ...dramas.slice(0, turn % (dramas.length || 1)),
      ]
      expect(inOrder(turned, sort).map((d) => d.id)).toEqual(inOrder(dramas, sort).map((d) => d.id))
    }),
  )
})
