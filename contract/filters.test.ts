// The filters of lists: one rule for the list, the counts of what can be chosen, and what to give up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTERS, isYear } from './dramas.ts'
import { choicesOf, type Filtered, type Filters, rulesOf } from './filters.ts'
import { CATEGORIES } from './moods.ts'
import { CAN_TAKE, LENGTHS } from './tonight.ts'

const GENTLE = { gentleness: 5, tears: 1, heaviness: 1, pace: 2 }
const aDrama = (over: Partial<Filtered> = {}): Filtered => ({
  categories: ['healing', 'Slice of Life'],
  feel: GENTLE,
  hours: 16,
  streamingPlatforms: ['Netflix', 'Disney+'],
  year: 2021,
  network: 'tvN',
  genre: 'Drama, Family',
  ...over,
})
const fits = (filters: Filters, over: Partial<Filtered> = {}) =>
  [...rulesOf(filters).values()].every((has) => has(aDrama(over)))

test.each<[Filters, Partial<Filtered>, boolean]>([
  [{}, {}, true],
  [{ categories: 'slice-of-life' }, {}, true],
  [{ categories: 'revenge, healing' }, {}, true],
  [{ categories: 'revenge' }, {}, false],
  [{ feel: 'light' }, {}, true],
  [{ feel: 'light' }, { feel: undefined }, false],
  [{ feel: 'cry' }, {}, false],
  [{ length: 'week' }, {}, true],
  [{ length: 'week' }, { hours: 30 }, false],
  [{ platform: 'disney' }, {}, true],
  [{ platform: 'netflix' }, { streamingPlatforms: [] }, false],
  [{ year: '2021' }, {}, true],
  [{ year: '2020s' }, {}, true],
  [{ year: '2010s' }, {}, false],
  [{ network: 'TVN' }, {}, true],
  [{ network: 'tvN' }, { network: null }, false],
  [{ genre: 'family' }, {}, true],
  [{ genre: 'Fam' }, {}, false],
  [{ year: '2021', network: 'tvN', genre: 'Drama' }, {}, true],
  [{ year: '2021', network: 'JTBC' }, {}, false],
])('%j of %j: %s', (filters, over, expected) => {
  expect(fits(filters, over)).toBe(expected)
})

test('a year has four digits, a decade ends in 0s', () => {
  expect(['2021', '2020s'].every(isYear)).toBe(true)
  expect(['', null, '21', '2021s', '2020ss', 'new'].some(isYear)).toBe(false)
})

const PLATFORMS = ['Netflix', 'Viki', 'Disney+']
const someDramas = fc.array(
  fc.record({
    categories: fc.subarray([...CATEGORIES], { maxLength: 3 }),
    feel: fc.constantFrom(undefined, GENTLE, { gentleness: 3, tears: 5, heaviness: 3, pace: 3 }),
    hours: fc.integer({ min: 3, max: 40 }),
    streamingPlatforms: fc.subarray(PLATFORMS),
    year: fc.integer({ min: 2008, max: 2025 }),
    network: fc.constantFrom(null, 'tvN', 'JTBC', 'SBS'),
    genre: fc.constantFrom('Romance', 'Family', 'Romance, Family', ''),
  }),
  { maxLength: 40 },
)
const someFilters = fc.record(
  {
    categories: fc.constantFrom(...CATEGORIES),
    feel: fc.constantFrom(...(Object.keys(CAN_TAKE) as (keyof typeof CAN_TAKE)[])),
    length: fc.constantFrom(...(Object.keys(LENGTHS) as (keyof typeof LENGTHS)[])),
    platform: fc.constantFrom('netflix', 'viki', 'disney'),
    year: fc.constantFrom('2020s', '2010s', '2021'),
    network: fc.constantFrom('tvN', 'JTBC'),
    genre: fc.constantFrom('Romance', 'Family'),
  },
  { requiredKeys: [] },
)

test('every choice leaves as many dramas as it says, and so does giving up a filter', () => {
  fc.assert(
    fc.property(someDramas, someFilters, (dramas, filters) => {
      const left = (changed: Filters) =>
        dramas.filter((drama) => [...rulesOf(changed).values()].every((has) => has(drama))).length
      const { choices, without } = choicesOf(dramas, filters, PLATFORMS)
      for (const filter of FILTERS)
        for (const { value, count } of choices[filter])
          expect(left({ ...filters, [filter]: value })).toBe(count)
      expect(without.map(({ filter }) => filter)).toEqual(FILTERS.filter((filter) => filters[filter]))
      for (const { filter, count } of without) expect(left({ ...filters, [filter]: undefined })).toBe(count)
    }),
  )
})

test('choices stand in an order one can find them in', () => {
  const dramas = [
    aDrama(),
    aDrama({ year: 2009, network: 'SBS', streamingPlatforms: ['Viki'], genre: 'Action' }),
    aDrama({ year: 2020, network: 'SBS' }),
  ]
  const { choices } = choicesOf(dramas, {}, PLATFORMS)
  const of = (filter: (typeof FILTERS)[number]) =>
    choices[filter].map(({ value, count }) => `${value} ${count}`)
  expect(of('year')).toEqual(['2020s 2', '2000s 1', '2021 1', '2020 1', '2009 1'])
  expect(of('network')).toEqual(['SBS 2', 'tvN 1'])
  expect(of('genre')).toEqual(['Action 1', 'Drama 2', 'Family 2'])
  expect(choices.platform).toEqual([
    { value: 'disney', name: 'Disney+', count: 2 },
    { value: 'netflix', name: 'Netflix', count: 2 },
    { value: 'viki', name: 'Viki', count: 1 },
  ])
})
