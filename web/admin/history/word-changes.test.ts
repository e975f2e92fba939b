// Comparing texts word by word: complete and readable.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstWords, shortened, unchangedShare, wordChanges } from './word-changes.ts'

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['A calm sea.', 'A very calm sea.', 'A[+ very+] calm sea.'],
  ['A calm sea.', 'A calm lake.', 'A calm [-sea.-][+lake.+]'],
  ['one two three four', 'one three four five', 'one[- two-] three four[+ five+]'],
  ['a long day', 'the short night', '[-a long day-][+the short night+]'],
  ['', 'new', '[+new+]'],
  ['old', '', '[-old-]'],
  ['same', 'same', 'same'],
])('%j and %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown)
})

test('without removed words the pieces are the new text, without added words the old one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '  ', '\n', '쉼표', '🍵'), { maxLength: 30 })
  fc.assert(
    fc.property(text, text, (some, other) => {
      const [before, after] = [some.join(''), other.join('')]
      const pieces = wordChanges(before, after)
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('')
      expect(without('removed')).toBe(after)
      expect(without('new')).toBe(before)
    }),
  )
})

test('two very long texts are compared quickly', () => {
  const novel = (seed: number) => Array.from({ length: 8_000 }, (_, n) => `w${(n * seed) % 977}`).join(' ')
  const pieces = wordChanges(novel(3), novel(7))
  expect(pieces.some(({ kind }) => kind === 'new')).toBe(true)
})

test('unchanged stretches are shortened beside the changes', () => {
  const words = (from: number) => Array.from({ length: 40 }, (_, n) => `w${from + n}`).join(' ')
  const shown = shortened(wordChanges(`${words(0)} old ${words(50)}`, `${words(0)} new ${words(50)}`), 2)
  expect(shown.map(({ text }) => text).join('|')).toBe('… w38 w39 |old|new| w50 w51 …')
})

test('the unchanged share tells whether a word-by-word view makes sense', () => {
  expect(unchangedShare(wordChanges('a quiet harbour', 'a quiet harbour'))).toBe(1)
  expect(
    unchangedShare(wordChanges('a quiet harbour in the rain', 'a quiet harbour in the sun')),
  ).toBeGreaterThan(0.7)
  expect(unchangedShare(wordChanges('a quiet harbour', 'some other words of a cook'))).toBeLessThan(0.1)
  expect(unchangedShare([])).toBe(0)
})

test('a long text is shortened to its first words', () => {
  expect(firstWords('one two three', 2)).toBe('one two …')
  expect(firstWords('one two', 2)).toBe('one two')
})
