// Spelling and sound of names.
import { expect, test } from 'vitest'
import { soundsAs } from './names.ts'
import { isOneSlip } from './score.ts'
import { fitsInitials, searchTerm } from './search-term.ts'
import { initialsOf, sound, spelled, wordsIn } from './spelling.ts'

test.each([
  ['dokkaebi', 'tokkaebi', 'dokebi'],
  ['Gong Yoo', 'Gong Yu', 'gongyou'],
  ['Park Bo-gum', 'Bak Bogeom', 'Pak Bokum'],
  ['Noh Hee-kyung', 'No Hui-gyeong'],
  ['Taeyangui Huye', 'taeyang ui hooye', 'Taeyangeui Huye'],
  ['ajeossi', 'ajusshi', 'ahjussi'],
])('%s is heard in every spelling of it', (...spellings) => {
  const sounds = spellings.map((one) => sound(wordsIn(one).join('')))
  expect(new Set(sounds).size).toBe(1)
})

test('names that sound different have different sounds', () => {
  for (const [one, other] of [
    ['Kim Soo-hyun', 'Kim So-hyun'],
    ['Lee Min-ho', 'Lee Min-ki'],
    ['Song Hye-kyo', 'Song Ha-yoon'],
  ])
    expect(sound(wordsIn(one!).join(''))).not.toBe(sound(wordsIn(other!).join('')))
})

test('Hangul has a written and a spoken sound', () => {
  expect(soundsAs(['갯마을'])).toEqual([sound('gaetmaeul'), sound('gaenmaeul')])
  expect(soundsAs(['공유'])).toContain(sound('gongyoo'))
})

test('one slip is a letter too many, too few, wrong, or two that changed places; a wrong number is none', () => {
  for (const typed of ['gobin', 'goblinn', 'goblan', 'golbin'])
    expect(isOneSlip(typed, 'goblin'), typed).toBe(true)
  for (const typed of ['goblin', 'gobn', 'gabln', 'nilbog', ''])
    expect(isOneSlip(typed, 'goblin'), typed).toBe(false)
  expect(isOneSlip('reply1989', 'reply1988')).toBe(false)
  expect(isOneSlip(spelled('도깨미'), spelled('도깨비'))).toBe(true)
})

test('initials fit syllables, the doubled ones of one key too; syllables among them stand for themselves', () => {
  expect(initialsOf('도깨비')).toBe('ㄷㄱㅂ')
  for (const typed of ['ㄷㄲㅂ', 'ㄷㄱㅂ', '도ㄲㅂ']) expect(fitsInitials(typed, '도깨비'), typed).toBe(true)
  for (const typed of ['ㄷㄷㅂ', 'ㄷㄲ', '두ㄲㅂ', 'ㄷㄲㅂㅂ'])
    expect(fitsInitials(typed, '도깨비'), typed).toBe(false)
})

test('a particle may be left out, but not the name itself', () => {
  expect(searchTerm('도깨비를')!.spelled).toEqual([spelled('도깨비를'), spelled('도깨비')])
  expect(searchTerm('나를')!.spelled).toEqual([spelled('나를')])
})

test.each(['', '   ', '???', '\u0000', '😀', 'ㅋㅋㅋ', 'ㅎㅎ', 'ㄱ', 'a'.repeat(121), '가'.repeat(10_000)])(
  'nobody means a drama by %j',
  (typed) => expect(searchTerm(typed)).toBeNull(),
)
