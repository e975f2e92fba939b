// The answers of tonight: what each lets in, and how long a drama takes.
import { expect, test } from 'vitest'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { CAN_TAKE, fitsTonight, hoursOf, isMoreThan, LENGTHS } from './tonight.ts'

const feel = (gentleness: number, tears: number, heaviness: number) => ({
  ...{ gentleness, tears, heaviness, pace: 3 },
})
const fits = (wish: Parameters<typeof fitsTonight>[1], of = feel(5, 1, 1), hours = 12) =>
  fitsTonight({ hours, feel: of }, wish)

test('light is nothing heavy and few tears; what nobody has reviewed is not light', () => {
  expect(fits({ feel: 'light' })).toBe(true)
  expect(fits({ feel: 'light' }, feel(4, 3, 3))).toBe(true)
  for (const more of [feel(3, 3, 3), feel(5, 4, 3), feel(5, 2, 4)])
    expect(fits({ feel: 'light' }, more)).toBe(false)
  expect(fitsTonight({ hours: 12, feel: undefined }, { feel: 'light' })).toBe(false)
  expect(fitsTonight({ hours: 12, feel: undefined }, {})).toBe(true)
})

test('a good cry has many tears and is not harsh; bittersweet stops before what is heavy', () => {
  expect([fits({ feel: 'cry' }, feel(4, 5, 5)), fits({ feel: 'cry' }, feel(2, 5, 3))]).toEqual([true, false])
  expect([
    fits({ feel: 'bittersweet' }, feel(4, 4, 3)),
    fits({ feel: 'bittersweet' }, feel(4, 4, 4)),
  ]).toEqual([true, false])
})

test('who asked for light is told of everything else; who wants a good cry can take it all', () => {
  expect([isMoreThan(feel(4, 2, 2), 'light'), isMoreThan(feel(4, 4, 3), 'light')]).toEqual([false, true])
  expect([isMoreThan(feel(4, 4, 3), 'bittersweet'), isMoreThan(feel(4, 4, 4), 'bittersweet')]).toEqual([
    false,
    true,
  ])
  expect(isMoreThan(feel(1, 5, 5), 'cry')).toBe(false)
})

test('an episode is an hour, or half of one where the length note says so', () => {
  expect(hoursOf({ episodes: 16 })).toBe(16)
  expect(hoursOf({ episodes: 32, episodesNote: '32 parts of about half an hour: 16 full episodes' })).toBe(16)
  expect([fits({ length: 'evening' }, undefined, 10), fits({ length: 'evening' }, undefined, 11)]).toEqual([
    true,
    false,
  ])
})

test('the starter catalog has something of every answer, and each drama has one length', () => {
  for (const answer of Object.keys(CAN_TAKE) as (keyof typeof CAN_TAKE)[])
    for (const length of Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]) {
      const found = catalogue.filter((drama) =>
        fitsTonight({ hours: hoursOf(drama), feel: drama.comfort }, { feel: answer, length }),
      )
      expect(found.length, `${answer}, ${length}`).toBeGreaterThan(1)
    }
  for (const drama of catalogue) {
    const lengths = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]
    const of = lengths.filter((length) => fitsTonight({ hours: hoursOf(drama), feel: undefined }, { length }))
    expect(of, drama.title).toHaveLength(1)
  }
})
