// Letters as people count them, compared with the segmenter of Intl, which most texts do without.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

const bySegmenter = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

test('letters are those of Intl, whichever characters meet', () => {
  const char = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2ff }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0x1100, max: 0x11ff }),
    fc.integer({ min: 0x2000, max: 0x21ff }),
    fc.integer({ min: 0xac00, max: 0xd7a3 }),
    fc.constantFrom(0x1f469, 0x200d, 0xfe0f, 0x1f1f0, 0x1f1f7),
  )
  const text = fc.array(char).map((chars) => String.fromCodePoint(...chars))
  fc.assert(
    fc.property(text, (one) => {
      expect(lettersOf(one)).toEqual(bySegmenter(one))
    }),
    { numRuns: 2_000 },
  )
})

test('an emoji of several characters is one letter', () => {
  expect(lettersOf('A👩‍👧한🇰🇷')).toEqual(['A', '👩‍👧', '한', '🇰🇷'])
})
