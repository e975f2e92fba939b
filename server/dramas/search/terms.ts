// The terms a drama is found by: its words, its names and runs of words in them, its categories and platforms.
import { wordsOf } from '#contract/search.ts'
import type { TermKey } from './postings.ts'

/**
 * text: a word of title or description; name: a run of words in a category or the name of a person; other: a word of
 * what only admins search, and every sign that is neither letter nor digit
 */
export type TermKind = 'text' | 'name' | 'other' | 'category' | 'platform' | 'genre' | 'is'
/** What else has postings: see related/feature-table.ts. */
type OtherKind = 'feature' | 'series'

/** What is read of a drama. */
export interface IndexedDrama {
  id: number
  /** see contract/search.ts */
  searchedText: string
  categories: readonly string[]
  streamingPlatforms: readonly string[]
  genre: string
  inIndex: boolean
  /** somebody has looked for what it contains */
  isReviewed: boolean
  isPopular: boolean
  hasPicture: boolean
  /** somebody has said how it feels */
  isEstimated: boolean
  nativeTitle: string | null
  romanizedTitle: string | null
  aliases: readonly string[]
  year: number
}

/** How contract/search.ts marks a text. */
const MAY_BEGIN = 1
const MAY_END = 2
const FIELDS = '\u0003'

/** Names are found by runs of so many words: "Kim Eun-sook" is one of three. */
const RUN_WORDS = 4

const KINDS = ['text', 'name', 'other', 'category', 'platform', 'genre', 'is', 'feature', 'series'] as const
const SEEDS = Object.fromEntries(KINDS.map((kind, at) => [kind, at + 1])) as Record<
  TermKind | OtherKind,
  number
>

/** A hash that takes one character after the other. */
class Hash implements TermKey {
  high: number
  low: number
  constructor(kind: TermKind | OtherKind) {
    this.high = 0x811c9dc5 ^ SEEDS[kind]
    this.low = 0x9747b28c ^ SEEDS[kind]
  }
  add(code: number) {
    this.high = Math.imul(this.high ^ code, 0x01000193)
    this.low = Math.imul(this.low ^ code, 0x5bd1e995)
    this.low ^= this.low >>> 15
  }
}

export function keyOf(kind: TermKind | OtherKind, text: string): TermKey {
  const hash = new Hash(kind)
  for (let at = 0; at < text.length; at++) hash.add(text.charCodeAt(at))
  return hash
}

/** @param word of a single word: its letters */
type FoundTerm = (key: TermKey, word?: string) => void

/** Calls back for every term of a drama. A term may come more than once. */
export function forEachTerm(drama: IndexedDrama, found: FoundTerm): void {
  for (const [at, field] of drama.searchedText.split(FIELDS).entries()) {
    // title and description first: see SEARCHED in contract/search.ts
    if (at < 2) forEachRun('text', field, 1, found)
    else forEachRun('name', field, RUN_WORDS, found)
  }
  forEachOther(drama, found)
  for (const category of drama.categories) found(keyOf('category', category))
  for (const platform of drama.streamingPlatforms) found(keyOf('platform', platform))
  found(keyOf('genre', drama.genre))
  for (const is of whatIs(drama)) found(keyOf('is', is))
}

function* whatIs(drama: IndexedDrama): Generator<Is> {
  yield drama.inIndex ? 'index' : 'catalogue'
  if (!drama.isReviewed) yield 'unreviewed'
  if (!drama.isEstimated) yield 'not estimated'
  if (drama.isPopular) yield 'popular'
  if (drama.hasPicture) yield 'with a picture'
  if (drama.categories.length === 0) yield 'without a category'
}
export type Is =
  | 'index'
  | 'catalogue'
  | 'unreviewed'
  | 'not estimated'
  | 'popular'
  | 'with a picture'
  | 'without a category'

function forEachOther(drama: IndexedDrama, found: FoundTerm) {
  const { nativeTitle, romanizedTitle, aliases, genre, year, streamingPlatforms, searchedText } = drama
  const others = [nativeTitle, romanizedTitle, ...aliases, genre, year, ...streamingPlatforms].join(' ')
  for (const word of wordsOf(others)) found(keyOf('other', wordMarked(word)), word)
  for (const sign of new Set(`${others}${searchedText}`.match(SIGNS))) found(keyOf('other', sign))
}

/** Neither letters nor digits, nor space, nor the marks of a text. */
const SIGNS = /[^\p{L}\p{N}\s\p{Cc}]/gu
export const wordMarked = (word: string) =>
  String.fromCharCode(MAY_BEGIN) + word + String.fromCharCode(MAY_END)

/** Runs of a marked text that begin and end with a word, as a marked term does. */
function forEachRun(kind: TermKind, field: string, most: number, found: FoundTerm) {
  for (let begin = 0; begin < field.length; begin++) {
    if (field.charCodeAt(begin) !== MAY_BEGIN || field.charCodeAt(begin + 1) === MAY_END) continue
    const hash = new Hash(kind)
    let words = 0
    for (let at = begin; at < field.length && words < most; at++) {
      const code = field.charCodeAt(at)
      hash.add(code)
      if (code !== MAY_END) continue
      words++
      if (field.charCodeAt(at - 1) === MAY_BEGIN) continue
      const key = { high: hash.high, low: hash.low }
      if (words === 1) found(key, field.slice(begin + 1, at))
      else found(key)
    }
  }
}

/** Whether names are found by a marked term: one that begins and ends with a word, and is short enough. */
export const isRun = (phrase: string): boolean =>
  phrase.charCodeAt(1) !== MAY_END &&
  phrase.charCodeAt(phrase.length - 2) !== MAY_BEGIN &&
  phrase.split(String.fromCharCode(MAY_END)).length - 1 <= RUN_WORDS
