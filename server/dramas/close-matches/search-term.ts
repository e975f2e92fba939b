// Normalizes a search term into the forms that may match a name.

import { soundsAs } from './names.ts'
import {
  hasInitials,
  hasSyllables,
  initialsOf,
  isLaughter,
  plainConsonant,
  spelled,
  stemOf,
  wordsIn,
} from './spelling.ts'

export interface SearchTerm {
  /** letter by letter; without its particle when it has one */
  spelled: string[]
  /** how it sounds */
  sounds: string[]
  /** with initials among its letters: ㄴㅇ 아저씨 */
  initials: string | null
  isHangul: boolean
  isOneWord: boolean
  /** whether it may contain a typo */
  slipped: boolean
}

/** No name is longer; longer texts were pasted. */
const LETTERS_MOST = 120
/** Shorter texts are one typo away from too many names. */
const SLIP_LETTERS = 5
const SLIP_SYLLABLES = 3
const SOUND_LETTERS = 4
const INITIALS_LEAST = 2

/** Family names whose usual spelling differs from their sound. */
const FAMILIES: Record<string, string[]> = { 이: ['lee'], 임: ['lim'], 노: ['roh'], 나: ['ra'], 유: ['ryu'] }

/** @returns null for a text that cannot be a name */
export function searchTerm(term: string): SearchTerm | null {
  const typed = term.trim()
  if (typed.length > LETTERS_MOST) return null
  const words = wordsIn(typed)
  const joined = words.join('')
  if (joined === '') return null
  const isHangul = hasSyllables(joined)
  const isOneWord = words.length === 1
  if (hasInitials(joined))
    return joined.length < INITIALS_LEAST || isLaughter(joined)
      ? null
      : { spelled: [], sounds: [], initials: joined, isHangul, isOneWord, slipped: false }
  const stem = stemOf(joined)
  const letters = spelled(joined)
  return {
    spelled: [...new Set([letters, spelled(stem)])],
    sounds: soundsOf(words, stem),
    initials: null,
    isHangul,
    isOneWord,
    slipped: isHangul
      ? joined.length >= SLIP_SYLLABLES && letters.length >= 2 * SLIP_SYLLABLES
      : letters.length >= SLIP_LETTERS,
  }
}

function soundsOf(words: readonly string[], stem: string): string[] {
  const joined = words.join('')
  const families = FAMILIES[joined[0]!] ?? []
  const others = families.flatMap((family) => soundsAs([family + joined.slice(1)]))
  const plain = stem === joined ? [] : soundsAs([stem])
  return [...new Set([...soundsAs(words), ...plain, ...others])].filter(
    (sound) => /[a-z]/.test(sound) && sound.length >= SOUND_LETTERS,
  )
}

/** Are these the words? Syllables stand for themselves, a consonant for every syllable it begins. */
export function fitsInitials(pattern: string, words: string): boolean {
  const expected = [...pattern]
  const letters = [...words]
  return (
    expected.length === letters.length &&
    expected.every((letter, at) => {
      const own = letters[at]!
      return letter === own || (hasInitials(letter) && initialsOf(own) === plainConsonant(letter))
    })
  )
}
