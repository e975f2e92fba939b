// The rules of the comfort guide: gentleness, topics to avoid, unreviewed dramas.
import { expect, test } from 'vitest'
import { avoidedWith, CONTENT_NOTES, type Comfort, type ContentNote, fits, notesIn } from './comfort.ts'

const reviewed = (more: Partial<Comfort> = {}): Comfort => ({
  ...{
    gentleness: 4,
    heaviness: 2,
    notes: [],
    notFound: [...CONTENT_NOTES],
    reported: [],
    details: {},
    pages: [],
  },
  source: 'us',
  ...more,
})
const withNote = (note: ContentNote) =>
  reviewed({ notes: [note], notFound: CONTENT_NOTES.filter((topic) => topic !== note) })

test('without a filter every drama matches, reviewed or not', () => {
  expect(fits(undefined, { avoid: [], gentle: false })).toBe(true)
})

test('a drama without a review matches no filter: unknown is not safe', () => {
  expect(fits(undefined, { avoid: ['grief'], gentle: false })).toBe(false)
  expect(fits(undefined, { avoid: [], gentle: true })).toBe(false)
})

test('a drama that was not checked for a topic does not count as without it', () => {
  expect(fits(reviewed({ notFound: ['gore'] }), { avoid: ['gore'], gentle: false })).toBe(true)
  expect(fits(reviewed({ notFound: ['gore'] }), { avoid: ['war'], gentle: false })).toBe(false)
  expect(fits(reviewed({ notFound: [] }), { avoid: [], gentle: true })).toBe(false)
})

test('a topic that is noted is there, even if it also stands among those not found', () => {
  const both = reviewed({ notes: ['war'], notFound: [...CONTENT_NOTES] })
  expect(fits(both, { avoid: ['war'], gentle: false })).toBe(false)
})

test('a gentle drama has at least 4 of gentleness and at most 3 of heaviness, and both must be known', () => {
  const gentle = { avoid: [], gentle: true }
  expect(fits(reviewed({ gentleness: 4, heaviness: 3 }), gentle)).toBe(true)
  expect(fits(reviewed({ gentleness: 3 }), gentle)).toBe(false)
  expect(fits(reviewed({ heaviness: 4 }), gentle)).toBe(false)
  const { gentleness: _, ...unknown } = reviewed()
  expect(fits(unknown, gentle)).toBe(false)
})

test.each(['suicide', 'gore'] as const)('a drama with %s is never gentle', (note) => {
  expect(fits(withNote(note), { avoid: [], gentle: true })).toBe(false)
})

const deaths = ['death of a parent', 'death of a child', 'death of an important character'] as const
test.each<[ContentNote, ContentNote[]]>([
  ['grief', [...deaths, 'miscarriage or abortion']],
  ['accident', [...deaths, 'miscarriage or abortion']],
  ['death of an important character', ['death of a parent', 'death of a child', 'miscarriage or abortion']],
  ['death of a parent', []],
  ['death of a child', ['miscarriage or abortion']],
  ['illness', ['dementia']],
  ['dementia', []],
  ['mental illness', ['suicide', 'self-harm', 'eating disorder']],
  ['suicide', ['self-harm']],
  ['self-harm', ['suicide']],
  ['violence', ['gore', 'war', 'sexual violence', 'sexual harassment']],
  ['abuse', ['sexual violence', 'sexual harassment']],
  ['sexual violence', ['sexual harassment']],
  ['sexual harassment', ['sexual violence']],
  ['war', []],
])('avoiding %s also avoids %j', (note, others) => {
  expect(new Set(avoidedWith([note]))).toEqual(new Set([note, ...others]))
  for (const other of others) expect(fits(withNote(other), { avoid: [note], gentle: false })).toBe(false)
})

test('notes in an address are read in any case and order, once each; unknown ones are ignored', () => {
  expect(notesIn(' War,grief,GRIEF,spoons')).toEqual(['grief', 'war'])
  expect(notesIn(undefined)).toEqual([])
})
