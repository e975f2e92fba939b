// Index keys: every drama that scoring would match is found by its keys.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { closeKeys, exactKey, slips } from './keys.ts'
import { isOneSlip, nearness } from './score.ts'
import { searchTerm } from './search-term.ts'
import { spelled } from './spelling.ts'

const titled = (title: string) => ({ title, mainCast: [], writer: '' })
const letters = fc
  .array(fc.constantFrom(...'abcdef'), { minLength: 5, maxLength: 24 })
  .map((some) => some.join(''))
const at = fc.nat(23)

test('a name is found under its keys with any one slip in it', () => {
  fc.assert(
    fc.property(letters, at, fc.constantFrom('drop', 'add', 'change', 'turn'), (name, where, kind) => {
      const place = where % name.length
      const [before, after] = [name.slice(0, place), name.slice(place + 1)]
      const typed = {
        drop: before + after,
        add: `${before}x${name.slice(place)}`,
        change: `${before}x${after}`,
        turn: before + after.slice(0, 1) + name[place] + after.slice(1),
      }[kind]
      if (typed.length < 5 || !isOneSlip(typed, name)) return
      const keys = new Set(closeKeys(titled(name)))
      expect(slips('w', typed).some((one) => keys.has(one))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('the beginning, the end and a word of a name lead to it, spaces aside', () => {
  const keys = closeKeys({ ...titled('x'), nativeTitle: '슬기로운 의사 생활' })
  for (const typed of ['슬기로운의사', '의사생활', '슬기로운'])
    expect(keys).toContain(exactKey('p', spelled(typed)))
  expect(keys).toContain(exactKey('w', spelled('슬기로운의사생활')))
})

test('the keys of the largest drama are some thousands at most, and quick to compute', async () => {
  const long = '각낙닥락 '.repeat(100)
  const drama = {
    title: long,
    nativeTitle: long,
    romanizedTitle: 'ka na da '.repeat(22),
    aliases: Array.from({ length: 100 }, (_, n) => `${n} ${long}`),
    mainCast: Array.from({ length: 100 }, (_, n) => `Kim ${'Min '.repeat(100)}${n}`),
    writer: 'Lee Min, '.repeat(22),
  }
  const cost = await processorTime(() => {
    expect(closeKeys(drama).length).toBeLessThan(5_000)
    expect(nearness(searchTerm('각낙닥락')!, drama)).not.toBeNull()
  })
  expect(cost).toBeLessThan(2_000)
})
