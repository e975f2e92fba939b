// Holds the catalogue to one spelling a person, so that a search for a name finds everything they did.
import { expect, test } from 'vitest'
import { catalogue } from './index.ts'

const people = [
  ...new Set(catalogue.flatMap(({ mainCast, writer }) => [...mainCast, ...writer.split(/,\s*/)])),
]

/** Spellings that stand for the same Hangul, in names of this catalogue and of others. */
const SAME_SOUND: [RegExp, string][] = [
  [/oo|ou/g, 'u'],
  [/(?<=h)eo|(?<=y)eo(?=ng)/g, 'u'],
  [/ee/g, 'i'],
  [/ch/g, 'j'],
  [/sh/g, 's'],
  [/k/g, 'g'],
  [/t/g, 'd'],
  [/p/g, 'b'],
  [/r/g, 'l'],
]

/** Different people whose names sound alike, or are the same in Hangul. */
const DIFFERENT_PEOPLE = [
  // an actor, and the writer and director of Be Melodramatic
  ['Lee Byeong-heon', 'Lee Byung-hun'],
  // two writers, of The Light in Your Eyes and of Beyond Evil
  ['Kim Soo-jin', 'Kim Su-jin'],
  // the director of Dr. Brain, and the writer of Doctor John
  ['Kim Jee-woon', 'Kim Ji-woon'],
  // the writer of Coffee Prince, and an actress
  ['Lee Chung-ah', 'Lee Jung-ah'],
]

/** One person's names; the first is the one that the catalogue uses. */
const ALSO_KNOWN_AS = [
  ['Bona', 'Kim Ji-yeon'],
  ['Honey Lee', 'Lee Ha-nee', 'Lee Hanee'],
  ['Jung Yoo-jin', 'Jung Eugene'],
  ['Kim Joo-hun', 'Kim Joo-heon', 'Kim Ju-heon'],
  ['Kim Sung-kyu', 'Kim Sung-gyu', 'Kim Seong-gyu'],
  ['Kwon Yul', 'Kwon Yool'],
  ['Lee Nam-kyu', 'Lee Nam-gyu'],
  ['Yoo Young-ah', 'Yoo Yeong-ah'],
]

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const sound = (name: string) =>
  SAME_SOUND.reduce((text, [spelling, plain]) => text.replace(spelling, plain), letters(name))

/** Names that fold to the same text, sorted. */
function alike(fold: (name: string) => string): string[][] {
  const groups = Map.groupBy(people, fold)
  return [...groups.values()].filter((names) => names.length > 1).map((names) => names.sort())
}

test('no name is spelled twice with another hyphen, blank or capital', () => {
  expect(alike(letters)).toEqual([])
})

test('no person is spelled in two romanizations', () => {
  const known = DIFFERENT_PEOPLE.map((names) => names.join(' / '))
  expect(alike(sound).filter((names) => !known.includes(names.join(' / ')))).toEqual([])
})

test('whoever has a second name is called by the first one only', () => {
  const others = ALSO_KNOWN_AS.flatMap(([, ...rest]) => rest)
  expect(others.filter((name) => people.includes(name))).toEqual([])
  expect(ALSO_KNOWN_AS.filter(([name]) => !people.includes(name!))).toEqual([])
})
