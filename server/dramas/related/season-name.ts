// Reads a name of a drama: what it shares with other seasons or parts, and which of them it says it is.
import { nameKey } from '#contract/name-key.ts'

export interface SeasonName {
  /** the name without its number, as letters and digits */
  base: string
  /** null: the name has no number */
  number: number | null
  /** a word stands with the number: "Season 2". Without one it may be a part of the name */
  word: SeasonWord | null
}
export type SeasonWord = 'Season' | 'Part'

/** What may follow the number: nothing, or a subtitle. "Voice 3: City of Accomplices" */
const END = '\\s*(?::.*|\\s[-–—]\\s.*)?$'
const NUMBER = '(?<number>\\d{1,2}(?:\\.5)?)'
/** "Kingdom: Season 2", "72 Seconds S2", "Arthdal Chronicles Part 2: ..." */
const WITH_WORD = new RegExp(
  `^(?<base>.+?)[\\s:,(–—-]+(?<word>season|series|part|s(?=\\d))\\s*${NUMBER}\\)?${END}`,
  'iu',
)
/** "보좌관 시즌2"; before the number Hangul needs no space */
const IN_HANGUL = new RegExp(`^(?<base>.+?)[\\s:]*(?<word>시즌|파트)\\s*${NUMBER}${END}`, 'u')
/** "Hospital Playlist 2", "킹덤2", "Soundtrack #2", "Full House Take 2" */
const ALONE = new RegExp(
  `^(?<base>.+?)(?:\\s+(?:#|no\\.?\\s*|take\\s+)?|(?<=\\p{Script=Hangul}))${NUMBER}${END}`,
  'iu',
)
const ROMAN = new RegExp(`^(?<base>.+?)\\s+(?<roman>II|III|IV)${END}`, 'u')
const ROMAN_NUMBERS: Record<string, number> = { II: 2, III: 3, IV: 4 }

const HIGHEST = 30
/** Higher numbers without a word belong to the name: "Reply 1988", "Class of 2018", "Boarding House 24". */
const HIGHEST_ALONE = 9
/** After these a number counts something else: "Room No. 9". */
const COUNTED = /(?:^|\s)(?:room|road|round|unit|squad|class|day|days|number|level|age|agent|club)$/i

/** @returns null for a name without letters and digits */
export function seasonName(name: string): SeasonName | null {
  const written = name.normalize('NFKC').trim()
  const { base, ...found } = numbered(written) ?? { base: written, number: null, word: null }
  const key = baseKey(base)
  return key === '' ? null : { base: key, ...found }
}

function numbered(name: string): SeasonName | null {
  const worded = (WITH_WORD.exec(name) ?? IN_HANGUL.exec(name))?.groups
  if (worded) {
    const number = Number(worded.number)
    const word = /^(?:part|파트)$/i.test(worded.word!) ? 'Part' : 'Season'
    return number >= 1 && number <= HIGHEST ? { base: worded.base!, number, word } : null
  }
  const roman = ROMAN.exec(name)?.groups
  if (roman) return { base: roman.base!, number: ROMAN_NUMBERS[roman.roman!]!, word: null }
  const alone = ALONE.exec(name)?.groups
  if (!alone || COUNTED.test(alone.base!)) return null
  const number = Number(alone.number)
  return number >= 1 && number <= HIGHEST_ALONE ? { base: alone.base!, number, word: null } : null
}

/** "The Player" and "Player" are one name. */
const baseKey = (name: string) => nameKey(name.replace(/^the\s+/i, ''))

/** "The Penthouse: War in Life" is "The Penthouse" for short; null for a name without a subtitle. */
export function shortName(name: string): string | null {
  const [short = '', ...rest] = name.normalize('NFKC').split(/:\s|\s[-–—]\s/)
  return rest.length > 0 && short.trim().length > 1 ? short : null
}
