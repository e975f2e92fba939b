// Titles fit their box at any length.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Voice, voices } from './fonts.ts'
import { type TitleBox, titlePath } from './title.ts'
import { wordsOf, wrap } from './words.ts'

/** How far the points of a path reach; curves stay within theirs. */
function reach(path: string): [number, number, number, number] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, letter = '', rest = ''] of path.matchAll(/([MmlqczL])([^MmlqczL]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    if (letter === 'z') [x, y] = [startX, startY]
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const isEnd = i === numbers.length - 2
      const at = letter === 'M' ? [numbers[i]!, numbers[i + 1]!] : [x + numbers[i]!, y + numbers[i + 1]!]
      if (letter !== 'M') {
        xs.push(at[0]!)
        ys.push(at[1]!)
      }
      if (isEnd) [x, y] = at as [number, number]
    }
    if (letter === 'm' || letter === 'M') [startX, startY] = [x, y]
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const boxes: TitleBox[] = [
  { x: 48, y: 56, width: 504, height: 220 },
  { x: 40, y: 60, width: 300, height: 420 },
]
const word = fc.string({ unit: fc.constantFrom(...'abcdefghikmnorstuwy'), minLength: 1, maxLength: 11 })
const phrase = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const hangul = fc
  .array(
    fc.string({ unit: fc.constantFrom(...'가나다라마바사아자차카타파하'), minLength: 1, maxLength: 5 }),
    { maxLength: 5 },
  )
  .map((words) => words.join(' '))

test('a title of any length stays inside its box', () => {
  fc.assert(
    fc.property(
      phrase,
      hangul,
      fc.constantFrom(...(Object.keys(voices) as Voice[])),
      fc.constantFrom(...boxes),
      fc.constantFrom('start', 'middle', 'end') as fc.Arbitrary<'start'>,
      (title, nativeTitle, voice, box, align) => {
        const path = titlePath(wordsOf({ title, nativeTitle }), { box, align, voice })
        const [left, top, right, bottom] = reach(path)
        expect(left).toBeGreaterThanOrEqual(box.x - 2)
        expect(right).toBeLessThanOrEqual(box.x + box.width + 2)
        expect(top).toBeGreaterThanOrEqual(box.y - 2)
        expect(bottom).toBeLessThanOrEqual(box.y + box.height + 2)
      },
    ),
    { numRuns: 60 },
  )
})

test('lines are even, and an endless word is cut', () => {
  expect(wrap('When Life Gives You Tangerines', 3)).toEqual(['When Life', 'Gives You', 'Tangerines'])
  expect(wrap('One', 3)).toEqual(['One'])
  expect(wrap('후아유 - 학교 2015', 2)).toEqual(['후아유 -', '학교 2015'])
  expect(wrap('x'.repeat(60), 4).every((line) => line.length <= 26)).toBe(true)
})

test('a native title that repeats the title is drawn once', () => {
  expect(wordsOf({ title: '도깨비', nativeTitle: '도깨비'.normalize('NFD') })).toEqual({
    title: '도깨비',
    native: '',
  })
  expect(wordsOf({ title: '', nativeTitle: '도깨비' })).toEqual({ title: '도깨비', native: '' })
})
