// Field values as the history and the conflict dialog show them.
import { expect, test } from 'vitest'
import { PLACE } from '#contract/content/place.ts'
import { fieldName, valueWords } from './field-words.ts'

test('sources are shown by name, address and month', () => {
  const pages = [{ name: 'A page', url: 'https://a.example/', read: '2026-11' }]
  expect(valueWords(PLACE, 'sources', pages)).toBe('A page | https://a.example/ | 2026-11')
  expect(valueWords(PLACE, 'sources', [])).toBeNull()
  expect(fieldName(PLACE, 'sources')).toBe('Sources')
})

test('short names are in one row, sentences on separate lines', () => {
  expect(valueWords(PLACE, 'otherDramas', ['Goblin', 'My Dearest'])).toBe('Goblin, My Dearest')
  const long = 'A sentence that is longer than forty characters.'
  expect(valueWords(PLACE, 'scenes', [long, 'Two'])).toBe(`${long}\nTwo`)
})
