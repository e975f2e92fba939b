// Splits the names of a drama and its people into the pieces that visitors type.
import { asSpoken, asWritten, hasSyllables, once, sound, spelled, stemOf, wordsIn } from './spelling.ts'

export interface Called {
  title: string
  nativeTitle?: string | null | undefined
  romanizedTitle?: string | null | undefined
  aliases?: readonly string[] | undefined
  mainCast: readonly string[]
  writer: string
}

/** whole: all of a name, a person's in either order; first: how it begins; part: words out of it */
export type Extent = 'whole' | 'first' | 'part'

export interface Piece {
  extent: Extent
  /** letter by letter */
  spelled: string
  /** of what is Korean: how it sounds */
  sounds: string[]
  /** a person's given name first, as it is never said in Korean */
  isTurned?: true
  /** of Hangul: the words whose initials these are */
  hangul?: string
}

export interface Name {
  of: 'drama' | 'cast' | 'writer'
  /** as it is stored */
  text: string
  pieces: readonly Piece[]
}

/** Limits the keys of a drama, whatever is stored. */
const NAMES = 24
const PEOPLE = 40
const WORDS = 10
const LETTERS = 120

/** Shorter words are no pieces: articles, endings. */
const WORD_LETTERS = 4

interface Word {
  word: string
  spelled: string
  /** how it is said, in one or two ways; nothing of what is not Korean */
  spoken: string[]
}

const wordsOf = (words: readonly string[], isKorean: boolean) =>
  words
    .slice(0, WORDS)
    .map((word): Word => ({ word, spelled: spelled(word), spoken: isKorean ? spokenForms(word) : [] }))

const spokenForms = (word: string) => (hasSyllables(word) ? [asWritten(word), asSpoken(word)] : [word])

function pieceOf(words: readonly Word[], extent: Extent): Piece {
  const joined = words.map(({ word }) => word).join('')
  return {
    extent,
    spelled: words.map((one) => one.spelled).join(''),
    sounds: words[0]!.spoken.length > 0 ? soundsOf(words) : [],
    ...(hasSyllables(joined) && { hangul: joined }),
  }
}

/** All words as they are written, and all as they are spoken. */
function soundsOf(words: readonly Word[]): string[] {
  const ways = [0, 1].map((way) => sound(words.map(({ spoken }) => spoken[way] ?? spoken[0]).join('')))
  return ways[0] === ways[1] ? [ways[0]!] : ways
}

/** How words that were typed sound. */
export const soundsAs = (words: readonly string[]) => soundsOf(wordsOf(words, true))

function piecesOf(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const some = words.slice(from, to)
      const isWhole = some.length === words.length
      // The beginnings, the ends, and each word: what people leave out stands before or behind what they type.
      if (!isWhole && from > 0 && to < words.length && some.length > 1) continue
      if (!isWhole && some.length === 1 && some[0]!.spelled.length < WORD_LETTERS) continue
      pieces.push(pieceOf(some, isWhole ? 'whole' : from === 0 ? 'first' : 'part'))
    }
  // 눈물 leads to 눈물의 여왕.
  const stems = words
    .filter(({ word }) => words.length > 1 && stemOf(word) !== word)
    .map(({ word }) => stemOf(word))
  return [...pieces, ...wordsOf(stems, true).map((stem) => pieceOf([stem], 'part'))]
}

/** Cached names, a few kilobytes each: the same people play in many dramas. */
const AT_HAND = 1_000

const piecesOfTitle = once(AT_HAND, (title) => piecesOf(wordsOf(wordsIn(title), hasSyllables(title))))
const piecesOfRomanized = once(AT_HAND, (title) => piecesOf(wordsOf(wordsIn(title), true)))

/** "Gong Yoo", "Yoo Gong"; the given name alone is a part. Hyphens do not matter. */
const piecesOfPerson = once(AT_HAND, (name): readonly Piece[] => {
  const split = name.slice(0, LETTERS).split(/\s+/)
  const words = wordsOf(split.map((word) => wordsIn(word).join('')).filter(Boolean), true)
  if (words.length === 0) return []
  const [family, ...personal] = words
  const pieces = [pieceOf(words, 'whole')]
  if (personal.length === 0) return pieces
  pieces.push({ ...pieceOf([...personal, family!], 'whole'), isTurned: true })
  if (personal.map(({ word }) => word).join('').length >= WORD_LETTERS) pieces.push(pieceOf(personal, 'part'))
  return pieces
})

/** What a drama is called, title first, with its pieces. */
export function titlesOf({ title, nativeTitle, romanizedTitle, aliases = [] }: Called): Name[] {
  const titles = new Set([title, nativeTitle, romanizedTitle, ...aliases])
  return [...titles]
    .filter((name) => name != null)
    .slice(0, NAMES)
    .map((name): Name => {
      const pieces = name === romanizedTitle ? piecesOfRomanized : piecesOfTitle
      return { of: 'drama', text: name, pieces: pieces(name.slice(0, LETTERS)) }
    })
}

/** Its cast and its writers, with the pieces of their names. */
export function peopleOf({ mainCast, writer }: Called): Name[] {
  const people = (of: 'cast' | 'writer', list: readonly string[]) =>
    list.slice(0, PEOPLE).map((text): Name => ({ of, text, pieces: piecesOfPerson(text) }))
  const writers = writer.split(',').map((name) => name.trim())
  return [...people('cast', mainCast), ...people('writer', writers)]
}

/** Every name of a drama: titles first, then the people. */
export const namesOf = (drama: Called): Name[] => [...titlesOf(drama), ...peopleOf(drama)]
