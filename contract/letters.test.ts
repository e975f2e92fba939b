// Letters as people count them.
import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

test('an emoji of several characters is one letter', () => {
  expect(lettersOf('A👩‍👧한🇰🇷')).toEqual(['A', '👩‍👧', '한', '🇰🇷'])
})
