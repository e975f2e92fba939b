// The comfort guide's rules: what counts as gentle, what avoiding one thing means, and what is never promised.
import { expect, test } from 'vitest'
import { avoidedWith, type Comfort, fits, notesIn } from './comfort.ts'

const reviewed = (more: Partial<Comfort> = {}): Comfort => ({
  gentleness: 4,
  heaviness: 2,
  notes: [],
  source: 'us',
  ...more,
})

test('without a wish every drama fits, reviewed or not', () => {
  expect(fits(undefined, { avoid: [], gentle: false })).toBe(true)
})

test('a drama that nobody has reviewed meets no wish: unknown is not the same as safe', () => {
  expect(fits(undefined, { avoid: ['grief'], gentle: false })).toBe(false)
  expect(fits(undefined, { avoid: [], gentle: true })).toBe(false)
})

test('a gentle drama has at least 4 of gentleness and at most 3 of heaviness, and both must be known', () => {
  const gentle = { avoid: [], gentle: true }
  expect(fits(reviewed({ gentleness: 4, heaviness: 3 }), gentle)).toBe(true)
  expect(fits(reviewed({ gentleness: 3 }), gentle)).toBe(false)
  expect(fits(reviewed({ heaviness: 4 }), gentle)).toBe(false)
  const { gentleness: _, ...unknown } = reviewed()
  expect(fits(unknown, gentle)).toBe(false)
})

test('avoiding violence avoids war and gore too; avoiding grief avoids the death of a parent', () => {
  expect(avoidedWith(['violence'])).toEqual(['violence', 'gore', 'sexual violence', 'war'])
  expect(fits(reviewed({ notes: ['war'] }), { avoid: ['violence'], gentle: false })).toBe(false)
  expect(fits(reviewed({ notes: ['death of a parent'] }), { avoid: ['grief'], gentle: false })).toBe(false)
  expect(fits(reviewed({ notes: ['violence'] }), { avoid: ['war'], gentle: false })).toBe(true)
})

test('notes in an address are read in any case and order, once each; unknown ones are ignored', () => {
  expect(notesIn(' War,grief,GRIEF,spoons')).toEqual(['grief', 'war'])
  expect(notesIn(undefined)).toEqual([])
})
