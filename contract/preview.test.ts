// The first words of an article on its card.
import { expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { firstCharacters, preview } from './preview.ts'

test('a longer text is cut after exactly so many characters, and says that it goes on', () => {
  const text = 'abcdefghij'.repeat(30)
  expect(preview(text, 150)).toBe(`${text.slice(0, 150)}...`)
  expect(preview('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}...`)
})

test('words are whole, and the line is never longer than asked for', () => {
  expect(preview('A quiet drama about neighbors', 12)).toBe('A quiet...')
  expect(preview('A quiet drama about neighbors', 13)).toBe('A quiet drama...')
  expect(preview('A quiet drama, about neighbors', 14)).toBe('A quiet drama...')
  expect(preview('A pause between 사람들을기다리는 things', 20)).toBe('A pause between...')
  const korean = '숨을고르는드라마'.repeat(40)
  expect(preview(`쉼표 ${korean}`, 150)).toBe(`쉼표 ${korean}`.slice(0, 150) + '...')
})

test('the lists of the admin are cut after exactly so many characters', () => {
  expect(firstCharacters('A quiet drama about neighbors', 12)).toBe('A quiet dram...')
})

test('a text that fits is whole', () => {
  expect(preview('x'.repeat(150), 150)).toBe('x'.repeat(150))
  expect(preview('', 150)).toBe('')
  expect(preview('  Two\n\nparagraphs. ', 150)).toBe('Two paragraphs.')
})

test('an emoji and an accent stay whole', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(preview(family.repeat(5), 2)).toBe(`${family}${family}...`)
  expect(preview('e\u0301'.repeat(5), 3)).toBe(`${'e\u0301'.repeat(3)}...`)
})

test('a text of fifty thousand characters costs nothing', async () => {
  const cost = await processorTime(() => {
    for (let at = 0; at < 100; at++) preview(`a${'\u0301'.repeat(49_999)}`, 150)
    for (let at = 0; at < 100; at++) preview('word '.repeat(10_000), 150)
  })
  expect(cost).toBeLessThan(5_000)
})
