// The terms a drama is found by: the words and signs of its texts, its categories and platforms.
import { wordsOf } from '#contract/search.ts'
import type { TermKey } from './postings.ts'

/** other: a word of what only admins search, or a sign of any text */
export type TermKind = 'other' | 'category' | 'platform' | 'genre' | 'is'
/** What else has postings: see text-positions.ts, related/feature-table.ts. */
type OtherKind = 'text' | 'feature' | 'series'

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
const BETWEEN_FIELDS = '\u0003'

const KINDS = ['text', 'other', 'category', 'platform', 'genre', 'is', 'feature', 'series'] as const
const SEEDS = Object.fromEntries(KINDS.map((kind, at) => [kind, at + 1])) as Record<
  TermKind | OtherKind,
  number
>

export function keyOf(kind: TermKind | OtherKind, text: string): TermKey {
  let high = 0x811c9dc5 ^ SEEDS[kind]
  let low = 0x9747b28c ^ SEEDS[kind]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x5bd1e995)
    low ^= low >>> 15
  }
  return { high, low }
}

/**
 * Calls back for every word and sign of a marked text or phrase. They alternate, so that a word is empty where two
 * signs meet. A phrase stands in a text exactly when all of its tokens stand there, as far apart as their offsets.
 * The most common sign, a blank, takes no offset and is left out: two words in a row have nothing else between them.
 * Other signs come with the word before them, because "eun-" is rarer than "-".
 * @returns how many offsets there are
 */
export function forEachToken(marked: string, found: (token: string, offset: number) => void): number {
  let offset = 0
  let [word, begin] = [1, 1]
  for (let at = 1; at < marked.length; at++) {
    const code = marked.charCodeAt(at)
    if (code === MAY_END) {
      found(marked.slice(begin, at), offset++)
      word = begin
    } else if (code === MAY_BEGIN) {
      const sign = marked.slice(begin, at)
      if (sign !== BETWEEN_FIELDS && sign !== ' ') found(marked.slice(word, at), offset)
      if (sign !== ' ') offset++
    } else continue
    begin = at + 1
  }
  return offset
}

/** @param word its letters, if it is one */
type FoundTerm = (key: TermKey, word?: string) => void

/** Calls back for every term of a drama beside its texts. A term may come more than once. */
export function forEachTerm(drama: IndexedDrama, found: FoundTerm): void {
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
  for (const word of wordsOf(others)) found(keyOf('other', word), word)
  for (const sign of new Set(`${others}${searchedText}`.match(SIGNS))) found(keyOf('other', sign))
}

/** Neither letters nor digits, nor space, nor the marks of a text. */
const SIGNS = /[^\p{L}\p{N}\s\p{Cc}]/gu
