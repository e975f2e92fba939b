// The rules of the comfort guide: what is gentle, what avoiding a topic leaves, and how a card says how a drama feels.
import { expect, test } from 'vitest'
import {
  CONTENT_NOTES,
  type ContentNote,
  type Feel,
  feelingOf,
  fitOf,
  notesIn,
  withIncluded,
} from './comfort.ts'

const none = { avoid: [], avoidMentions: [], gentle: false }
const feel = (more: Partial<Feel> = {}): Feel => ({
  ...{ gentleness: 4, heaviness: 2, shown: [], mentioned: [], notFound: [] },
  ...more,
})
const avoiding = (...avoid: ContentNote[]) => ({ ...none, avoid })
const avoidingMentions = (...avoidMentions: ContentNote[]) => ({ ...none, avoidMentions })
const gentle = { ...none, gentle: true }

test('without a filter every drama matches, reviewed or not', () => {
  expect(fitOf(undefined, none)).toBe('fits')
  expect(fitOf(feel({ shown: ['war'] }), none)).toBe('fits')
})

test('of a drama without a review nobody knows', () => {
  expect(fitOf(undefined, avoiding('grief'))).toBe('unknown')
  expect(fitOf(undefined, gentle)).toBe('unknown')
})

test('not shown: looked for and not found, or only mentioned', () => {
  expect(fitOf(feel({ notFound: ['gore'] }), avoiding('gore'))).toBe('fits')
  expect(fitOf(feel({ mentioned: ['gore'] }), avoiding('gore'))).toBe('fits')
  expect(fitOf(feel(), avoiding('gore'))).toBe('unknown')
  expect(fitOf(feel({ shown: ['gore'], notFound: ['gore'] }), avoiding('gore'))).toBe('not')
})

test('not even mentioned: looked for and not found', () => {
  expect(fitOf(feel({ notFound: ['gore'] }), avoidingMentions('gore'))).toBe('fits')
  expect(fitOf(feel({ mentioned: ['gore'] }), avoidingMentions('gore'))).toBe('not')
  expect(fitOf(feel({ shown: ['gore'] }), avoidingMentions('gore'))).toBe('not')
  expect(fitOf(feel(), avoidingMentions('gore'))).toBe('unknown')
})

test.each<[ContentNote, ContentNote[]]>([
  ['grief', ['death of a parent', 'death of a child', 'death of an important character']],
  ['accident', []],
  ['death of an important character', ['death of a parent', 'death of a child']],
  ['death of a parent', []],
  ['death of a child', ['miscarriage or abortion']],
  ['illness', ['dementia']],
  ['mental illness', ['eating disorder']],
  ['suicide', ['self-harm']],
  ['self-harm', ['suicide']],
  ['violence', ['gore', 'war', 'sexual violence']],
  ['abuse', ['sexual violence']],
  ['sexual violence', ['sexual harassment']],
  ['sexual harassment', ['sexual violence']],
  ['war', []],
])('avoiding %s leaves out what shows %j, and does not ask whether anybody looked for it', (note, others) => {
  expect(new Set(withIncluded([note]))).toEqual(new Set([note, ...others]))
  for (const other of others) {
    expect(fitOf(feel({ notFound: [note], shown: [other] }), avoiding(note))).toBe('not')
    expect(fitOf(feel({ notFound: [note], mentioned: [other] }), avoiding(note))).toBe('fits')
    expect(fitOf(feel({ notFound: [note], mentioned: [other] }), avoidingMentions(note))).toBe('not')
  }
  expect(fitOf(feel({ notFound: [note] }), avoiding(note))).toBe('fits')
})

test('a gentle drama has at least 4 of gentleness and at most 3 of heaviness, and shows neither suicide nor gore', () => {
  expect(fitOf(feel({ heaviness: 3 }), gentle)).toBe('fits')
  expect(fitOf(feel({ gentleness: 3 }), gentle)).toBe('not')
  expect(fitOf(feel({ heaviness: 4 }), gentle)).toBe('not')
  expect(fitOf(feel({ shown: ['suicide'] }), gentle)).toBe('not')
  expect(fitOf(feel({ shown: ['gore'] }), gentle)).toBe('not')
  expect(fitOf(feel({ mentioned: ['suicide'] }), gentle)).toBe('fits')
  expect(fitOf({ shown: [], mentioned: [], notFound: [] }, gentle)).toBe('unknown')
})

test.each([
  [{ gentleness: 5, heaviness: 1, tears: 1 }, 'Gentle and light'],
  [{ gentleness: 4, heaviness: 3, tears: 4 }, 'Gentle, bittersweet, keep tissues near'],
  [{ gentleness: 3, heaviness: 2 }, 'Light'],
  [{ gentleness: 3, heaviness: 3, tears: 3 }, 'Bittersweet'],
  [{ gentleness: 2, heaviness: 2 }, 'Harsh'],
  [{ gentleness: 5, heaviness: 4, tears: 5 }, 'Heavy, keep tissues near'],
  [{ gentleness: 1, heaviness: 5 }, 'Very heavy'],
  [{ tears: 5 }, ''],
  [{}, ''],
])('%j feels "%s"', (scales, words) => {
  expect(feelingOf(scales)).toBe(words)
})

test('notes in an address are read in any case and order, once each; unknown ones are ignored', () => {
  expect(notesIn(' War,grief,GRIEF,spoons')).toEqual(['grief', 'war'])
  expect(notesIn(undefined)).toEqual([])
  expect(notesIn(CONTENT_NOTES.toReversed().join())).toEqual(CONTENT_NOTES)
})
