// The values of a filming place's form: lines as lists, the flag as text, and validation.
import { expect, test } from 'vitest'
import type { Place } from '#contract/api/virtual-tour.ts'
import { PLACE } from '#contract/content/place.ts'
import { daysLeft } from '#web/admin/history/trash-button.tsx'
import { reasonOf } from '#web/failure-words.ts'
import { type FormValues, formDataOf, formOf, newForm, problemsIn, sentOf } from './form-values.ts'
import { PLACES } from './kinds.ts'

const place: Place = {
  id: 5,
  name: 'Stairs',
  drama: 'Our Blues',
  description: 'Steps.',
  imageUrl: '/art/place-5/cover-1280.webp',
  hasWorkingPanorama: false,
  address: '1 Harbour',
  funFacts: ['Blue', 'Steep'],
  scenes: [],
  latitude: 33.4,
  sources: [{ name: 'A page', url: 'https://a.example/', read: '2026-11' }],
  art: { cover: '/art/place-5/cover-1280.webp', share: '/art/place-5/share.jpg' },
  version: 3,
  updatedAt: '2026-11-21T00:00:00.000Z',
}

const newPlace = () => newForm(PLACE, { name: '', year: 0 })
const form = (one: Place) => formOf(PLACE, PLACES.storedIn(one), one.version)
const stateOf = (typed: FormValues) => sentOf(PLACE, typed)

test('a place is unchanged after going through the form; the drawn cover is not sent as a picture', () => {
  const state = stateOf(form(place))
  expect(state).toMatchObject({ imageUrl: null, funFacts: ['Blue', 'Steep'], scenes: [], latitude: 33.4 })
  expect(state.sources).toEqual(place.sources)
  expect(state).toMatchObject({ panoramaUrl: null, nativeName: null, longitude: null, otherDramas: [] })
  expect(stateOf(form({ ...place, imageUrl: '/uploads/a/1280.webp' })).imageUrl).toBe('/uploads/a/1280.webp')
})

test('it is sent as form data: lines joined, the flag as text, and the version only for an edit', () => {
  const state = stateOf({ ...form(place), hasWorkingPanorama: true, scenes: ' One \n\n Two ' })
  const sent = Object.fromEntries(formDataOf(PLACE, state, 3))
  expect(sent).toMatchObject({
    ...{ name: 'Stairs', funFacts: 'Blue\nSteep', scenes: 'One\nTwo', hasWorkingPanorama: 'true' },
    ...{ imageUrl: '', latitude: '33.4', longitude: '', version: '3' },
    sources: 'A page | https://a.example/ | 2026-11',
  })
  expect(Object.fromEntries(formDataOf(PLACE, stateOf(newPlace())))).toMatchObject({
    hasWorkingPanorama: 'false',
  })
  expect(formDataOf(PLACE, state).has('version')).toBe(false)
})

test('an invalid number is sent as typed, for the server to report', () => {
  expect(stateOf({ ...newPlace(), latitude: ' north ' }).latitude).toBe('north')
})

test('name, drama, description and address are required, and blanks do not count', () => {
  expect(problemsIn(PLACE, { ...newPlace(), name: '  ', drama: 'Our Blues' })).toEqual({
    name: 'Name is required',
    description: 'Description is required',
    address: 'Address is required',
  })
})

test('a failure without a message is an unknown error', () => {
  expect(reasonOf(new Error('It rains'))).toBe('It rains')
  for (const odd of [new Error(''), null, 'text']) expect(reasonOf(odd)).toBe('Unknown error occurred')
})

test('days left in the trash are rounded up, and never below zero', () => {
  const deleted = '2026-11-01T12:00:00.000Z'
  const after = (hours: number) => new Date(deleted).getTime() + hours * 3_600_000
  expect([0, 1, 25, 24 * 29 + 23, 24 * 31].map((hours) => daysLeft(deleted, after(hours)))).toEqual([
    30, 30, 29, 1, 0,
  ])
})
