// The first words of an article on its card.
import { expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { preview } from './preview.ts'

test('a longer text is cut after exactly so many characters, and says that it goes on', () => {
  const text = 'abcdefghij'.repeat(30)
  expect(preview(text, 150)).toBe(`${text.slice(0, 150)}...`)
  expect(preview('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}...`)
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
