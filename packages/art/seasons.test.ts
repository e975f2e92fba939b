// Which titles are later seasons, and how they look.
import { expect, test } from 'vitest'
import { firstSeasonOf, siblingOf } from './seasons.ts'

test.each([
  ["Let's Eat 2", "Let's Eat"],
  ['Pachinko: Season 2', 'Pachinko'],
  ["God's Quiz Season 3", "God's Quiz"],
  ['The Glory Part 2', 'The Glory'],
  ['Signal II', 'Signal'],
  ['Reply 1994', null],
  ['Soundtrack #1', null],
  ['Who Are You: School 2015', null],
  ['18 Again', null],
  ['2', null],
])('%s is a later season of %s', (title, first) => {
  expect(firstSeasonOf(title)).toBe(first)
})

test('a later season has scene and seed of the first, and an hour of its own', () => {
  const first = { seed: 'tea 2020', scene: 'cafe', mood: 'dusk' }
  const second = siblingOf(first)
  expect(second).toMatchObject({ seed: 'tea 2020', scene: 'cafe' })
  expect(second.mood).not.toBe('dusk')
  const third = siblingOf(first, ['dusk', second.mood])
  expect(['dusk', second.mood]).not.toContain(third.mood)
})

test('a scene that nobody knows any more keeps its hour', () => {
  expect(siblingOf({ seed: 'a', scene: 'gone', mood: 'noon' })).toEqual({
    seed: 'a',
    scene: 'gone',
    mood: 'noon',
  })
})
