// Every mood has all that is needed of it, also where types cannot say so.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES, MOODS, moodsCalled, moodsWanted } from './moods.ts'

test('every mood has its color, and its icon is in the sprite', () => {
  const colors = readFileSync(new URL('../web/styles/dyes.css', import.meta.url), 'utf8')
  const icons = readFileSync(new URL('../public/icons.svg', import.meta.url), 'utf8')
  for (const mood of CATEGORIES) {
    expect(colors).toContain(`.cat-${mood} {`)
    expect(icons).toContain(`id="${MOODS[mood].icon}"`)
  }
})

test('genres of other lists mean moods; what merely hints at one is for searches alone', () => {
  expect(moodsCalled('Slice of Life')).toEqual(['slice-of-life'])
  expect(moodsCalled('Romantic Comedy')).toEqual(['romance', 'comedy'])
  expect([moodsCalled('사극'), moodsCalled('Payback'), moodsCalled('constructor')]).toEqual([
    ['historical'],
    [],
    [],
  ])
  expect(moodsWanted('payback')).toEqual(['revenge'])
})
