// Search and recommendation, with property tests.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { foldCategory } from './fold-category.ts'
import { CATEGORIES } from './moods.ts'
import { recommend } from './recommend.ts'
import { matchedMoods, search } from './search.ts'

const drama = (over: object = {}) => ({
  id: 1,
  title: 'Goblin',
  description: 'An immortal waits.',
  rating: '8.8/10',
  categories: ['fantasy', 'romance'],
  mainCast: ['Gong Yoo', 'Kim Go-eun'],
  writer: 'Kim Eun-sook',
  ...over,
})

describe('search', () => {
  test('finds whole words only: "art" is not in "heart"', () => {
    expect(search([drama({ description: 'A warm heart.' })], 'art')).toHaveLength(0)
    expect(search([drama({ description: 'The art of waiting.' })], 'ART')).toHaveLength(1)
  })

  test.each([
    ['the title', 'goblin'],
    ['the description', 'immortal waits'],
    ['a category', 'Romance'],
    ['the cast', 'gong yoo'],
    ['the writer', 'Kim Eun-sook'],
  ])('looks into %s', (_, term) => expect(search([drama()], term)).toHaveLength(1))

  test('does not join two fields or two names', () => {
    expect(search([drama()], 'Yoo Kim')).toHaveLength(0)
    expect(search([drama()], 'fantasy romance')).toHaveLength(0)
  })

  test('knows the words of Hangul: 도깨비 is not 도깨비를', () => {
    expect(search([drama({ title: '도깨비' })], '도깨비')).toHaveLength(1)
    expect(search([drama({ title: '도깨비를 보다' })], '도깨비')).toHaveLength(0)
  })

  test('takes Hangul typed in parts for the same words', () => {
    expect(search([drama({ title: '도깨비' })], '도깨비'.normalize('NFD'))).toHaveLength(1)
  })

  test('a term is never a pattern, whatever is typed', () => {
    expect(search([drama({ title: 'a.c' })], 'abc')).toHaveLength(0)
    expect(search([drama({ title: 'Why? (Because)' })], '(because)')).toHaveLength(1)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (term) => {
        search([drama()], term)
      }),
    )
  })

  test('a word with a space before and behind is always found, alone or within a sentence', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u)
    fc.assert(
      fc.property(word, word, word, (before, phrase, behind) => {
        expect(search([drama({ writer: `${before} ${phrase} ${behind}` })], phrase)).toHaveLength(1)
      }),
    )
  })

  test('a letter or digit that touches the word hides it', () => {
    const letter = fc.stringMatching(/^[a-z0-9가-힣]$/)
    fc.assert(
      fc.property(letter, fc.stringMatching(/^[a-z0-9]{2,8}$/), (touching, word) => {
        const fields = { title: 'x', description: '', categories: [], mainCast: [] }
        expect(search([drama({ ...fields, writer: `${word}${touching}` })], word)).toHaveLength(0)
        expect(search([drama({ ...fields, writer: `${touching}${word}` })], word)).toHaveLength(0)
      }),
    )
  })

  test('is the rule of whole phrases, letter for letter, whatever stands around them', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', '1', '가', '(', '-', ' ', '.', 'é', '%', '_', '\\'),
      maxLength: 12,
    })
    const escaped = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    fc.assert(
      fc.property(text, text, (writer, typed) => {
        const term = typed.trim().toLowerCase()
        const rule = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}(?![\\p{L}\\p{N}])`, 'u')
        const only = { title: '', description: '', categories: [], mainCast: [], writer }
        expect(search([drama(only)], typed).length > 0).toBe(term !== '' && rule.test(writer.toLowerCase()))
      }),
      { numRuns: 1_000 },
    )
  })

  test('blank terms find nothing', () => {
    expect(search([drama()], '   ')).toHaveLength(0)
  })

  test('hostile terms cost no time: 10,000 characters over 2,000 dramas', async () => {
    const many = Array.from({ length: 2_000 }, (_, id) => drama({ id, description: 'a'.repeat(500) }))
    const cost = await processorTime(() => {
      search(many, `${'a'.repeat(10_000)}!`)
      search(many, '(a+)+$')
    })
    // a pattern that backtracks would take minutes
    expect(cost).toBeLessThan(5_000)
  })
})

describe('recommendations', () => {
  const category = fc.constantFrom(...CATEGORIES, 'Slice of Life', 'Time Travel', 'HEALING', 'melodrama')
  const catalogue = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 10_000 }),
      title: fc.string({ maxLength: 10 }),
      rating: fc.integer({ min: 0, max: 100 }).map((n) => `${n / 10}/10`),
      categories: fc.array(category, { maxLength: 6 }),
    }),
    { maxLength: 30 },
  )
  const chosen = fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 6 })

  /** The rule of the specification once more, written another way. */
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '').replaceAll(' ', '')
  const fits = (categories: string[], mood: string) =>
    categories.some((own) => plain(own).includes(plain(mood)))

  test('the set is every drama that has one of the moods, and no other', () => {
    fc.assert(
      fc.property(catalogue, chosen, (dramas, moods) => {
        const expected = dramas.filter((d) => moods.some((mood) => fits(d.categories, mood)))
        expect(new Set(recommend(dramas, moods).map((r) => r.drama))).toEqual(new Set(expected))
      }),
    )
  })

  test('no reason is false, and none is missing', () => {
    fc.assert(
      fc.property(catalogue, chosen, (dramas, moods) => {
        for (const { drama: d, matched } of recommend(dramas, moods))
          expect(matched).toEqual(moods.filter((mood) => fits(d.categories, mood)))
      }),
    )
  })

  test('more moods come first, and among equals the order stays', () => {
    fc.assert(
      fc.property(catalogue, chosen, (dramas, moods) => {
        const found = recommend(dramas, moods)
        for (let i = 1; i < found.length; i++) {
          const [a, b] = [found[i - 1]!, found[i]!]
          expect(a.matched.length).toBeGreaterThanOrEqual(b.matched.length)
          if (a.matched.length === b.matched.length)
            expect(dramas.indexOf(a.drama)).toBeLessThan(dramas.indexOf(b.drama))
        }
      }),
    )
  })

  test('spelling does not tell categories apart', () => {
    expect(foldCategory('Slice of Life')).toBe(foldCategory('slice-of-life'))
    expect(matchedMoods({ categories: ['Slice of Life'] }, ['slice-of-life'])).toEqual(['slice-of-life'])
  })

  test('a mood that says nothing matches nothing', () => {
    expect(matchedMoods({ categories: ['romance'] }, ['', ' - '])).toEqual([])
  })
})
