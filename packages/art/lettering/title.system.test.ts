// Titles stay inside the picture, in every layout and voice.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodOf } from '#art/moods.ts'
import { Pen } from '#art/pen.ts'
import { setCard } from './card.ts'
import { setPlate } from './plate.ts'
import { setTitle } from './title.ts'
import { type Layout, layoutsFor, type VoiceName, voices } from './voices.ts'
import { wordsOf, wrap } from './words.ts'

const LAYOUTS: Layout[] = ['crown', 'flush', 'pillar', 'giant', 'latin']
const mood = moodOf('noon')

const NUMBERS = { M: 2, m: 2, l: 2, q: 4, c: 6, z: 0 } as const

/** How far the outlines that were drawn reach, as [left, top, right, bottom]. */
function reach(svg: string): [number, number, number, number] {
  const xs: number[] = []
  const ys: number[] = []
  for (const [, d = ''] of svg.matchAll(/<path d="(M[^"]+)" fill="#/g)) {
    if (/[HVhvaLQC]/.test(d)) continue
    let [x, y, startX, startY] = [0, 0, 0, 0]
    for (const [, letter, rest] of d.matchAll(/([Mmlqcz])([^Mmlqcz]*)/g)) {
      const steps = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      expect(steps.length).toBe(NUMBERS[letter as keyof typeof NUMBERS])
      if (letter === 'z') [x, y] = [startX, startY]
      if (letter === 'M') [x, y] = [0, 0]
      for (let i = 0; i < steps.length && letter !== 'M'; i += 2) {
        xs.push(x + steps[i]!)
        ys.push(y + steps[i + 1]!)
      }
      if (steps.length) [x, y] = [x + steps.at(-2)!, y + steps.at(-1)!]
      if (letter === 'm' || letter === 'M') [startX, startY] = [x, y]
    }
  }
  if (!xs.length) return [0, 0, 0, 0]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const word = fc.string({ unit: fc.constantFrom(...'abcdefgMW가나다라힣한글'), minLength: 1, maxLength: 30 })
const phrase = fc.array(word, { minLength: 1, maxLength: 9 }).map((list) => list.join(' '))
const anyVoice = fc.constantFrom(...(Object.keys(voices) as VoiceName[]))

test('a title stays inside its poster', () => {
  fc.assert(
    fc.property(
      phrase,
      phrase,
      fc.constantFrom(...LAYOUTS),
      anyVoice,
      (title, nativeTitle, layout, voice) => {
        const words = wordsOf({ title, nativeTitle })
        // a pillar is only chosen for a few syllables
        if (layout === 'pillar' && !layoutsFor(words).includes('pillar')) return
        for (const side of ['left', 'right'] as const) {
          const pen = new Pen(600, 900, 1)
          setTitle(pen, mood, { words, layout, voice: voices[voice], side })
          const [left, top, right, bottom] = reach(pen.svg())
          expect(left).toBeGreaterThanOrEqual(20)
          expect(right).toBeLessThanOrEqual(580)
          expect(top).toBeGreaterThanOrEqual(20)
          // 29 % of the height, and a little for descenders; a pillar may go deeper
          expect(bottom).toBeLessThanOrEqual(layout === 'pillar' ? 450 : 300)
        }
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

test('a title stays inside its cloth plate and its share card', () => {
  fc.assert(
    fc.property(phrase, phrase, anyVoice, (title, nativeTitle, voice) => {
      const words = wordsOf({ title, nativeTitle })
      const plate = new Pen(600, 900, 1)
      setPlate(plate, mood, words, voices[voice])
      const [left, top, right, bottom] = reach(plate.svg())
      expect([left >= 105, right <= 495, top >= 100, bottom <= 800]).toEqual([true, true, true, true])

      const card = new Pen(1200, 630, 1)
      setCard(card, mood, words, voices[voice], '')
      const [cardLeft, cardTop, cardRight, cardBottom] = reach(card.svg())
      expect([cardLeft >= 40, cardRight <= 800, cardTop >= 30, cardBottom <= 520]).toEqual([
        true,
        true,
        true,
        true,
      ])
    }),
    { numRuns: 40 },
  )
}, 60_000)

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
