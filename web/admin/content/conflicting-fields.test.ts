// Comparing two admins' versions, and merging them by choice.
import { expect, test } from 'vitest'
import type { Revision } from '#contract/api/history.ts'
import { PLACE } from '#contract/content/place.ts'
import { inFormOrder } from '#web/admin/history/field-words.ts'
import { since } from '#web/admin/history/history.ts'
import { conflictsOf, settled } from './conflicting-fields.ts'

const was = { name: 'Stairs', address: '1 Harbour', funFacts: ['Blue'], imageUrl: null, latitude: 1.5 }

test('a field that only one of the two has changed is decided automatically', () => {
  const mine = { ...was, name: 'Mine' }
  const theirs = { ...was, address: 'Theirs' }
  expect(conflictsOf(mine, theirs, was)).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Stairs', was: 'Stairs', decided: 'mine' },
    { field: 'address', mine: '1 Harbour', theirs: 'Theirs', was: '1 Harbour', decided: 'theirs' },
  ])
})

test('a field that both have changed must be chosen, unless they agree', () => {
  const [conflict, ...more] = conflictsOf({ ...was, name: 'Mine' }, { ...was, name: 'Theirs' }, was)
  expect(conflict).toMatchObject({ field: 'name', decided: null })
  expect(more).toEqual([])
  expect(conflictsOf({ ...was, name: 'Both' }, { ...was, name: 'Both' }, was)).toEqual([])
})

test('without the previous version every different field must be chosen', () => {
  const conflicts = conflictsOf({ ...was, name: 'Mine' }, { ...was, latitude: 2 }, null)
  expect(conflicts.map(({ field, decided }) => [field, decided])).toEqual([
    ['name', null],
    ['latitude', null],
  ])
})

test('null, an empty text and an empty list are equal', () => {
  expect(conflictsOf({ imageUrl: '', funFacts: [] }, { imageUrl: null, funFacts: null }, null)).toEqual([])
})

test('fields that the form does not have are kept', () => {
  expect(conflictsOf({ name: 'Mine' }, { name: 'Mine', newField: 'x' }, null)).toEqual([])
})

test('the result is mine, with theirs where chosen', () => {
  const theirs = { ...was, name: 'Theirs', funFacts: ['Steep'] }
  const choices = { name: 'mine', funFacts: 'theirs' } as const
  expect(settled({ ...was, name: 'Mine' }, theirs, choices)).toEqual({
    ...was,
    name: 'Mine',
    funFacts: ['Steep'],
  })
})

const revision = (version: number, before: object | null, after: object | null): Revision => ({
  id: version,
  area: 'place',
  item: '1',
  version,
  action: 'updated',
  by: 'jiwoo',
  before: before as Revision['before'],
  after: after as Revision['after'],
  createdAt: '2026-11-21T00:00:00.000Z',
})
const story = [
  revision(4, { name: 'c' }, { name: 'd' }),
  revision(3, { name: 'b' }, { name: 'c' }),
  revision(2, { name: 'a' }, { name: 'b' }),
]

test('the history gives the changes since a version and the values before them', () => {
  expect(since(story, 2)).toMatchObject({ changes: [{ version: 4 }, { version: 3 }], was: { name: 'b' } })
  expect(since(story, 4)).toEqual({ changes: [], was: null })
})

test('differences are in the order of the form, unknown fields last', () => {
  const order = inFormOrder(PLACE, [
    { field: 'scenes' },
    { field: 'brandNew' },
    { field: 'name' },
    { field: 'drama' },
  ])
  expect(order.map(({ field }) => field)).toEqual(['name', 'drama', 'scenes', 'brandNew'])
})
