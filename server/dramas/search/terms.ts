// The terms a drama is found by: its words, its names and runs of words in them, its categories and platforms.
import type { TermKey } from './postings.ts'

/** text: a word of title or description; name: a run of words in a category or the name of a person */
export type TermKind = 'text' | 'name' | 'category' | 'platform' | 'genre' | 'is'
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
}

/** How contract/search.ts marks a text. */
const MAY_BEGIN = 1
const MAY_END = 2
const FIELDS = '\u0003'

/** Names are found by runs of so many words: "Kim Eun-sook" is one of three. */
const RUN_WORDS = 4

const KINDS = ['text', 'name', 'category', 'platform', 'genre', 'is', 'feature', 'series'] as const
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

/** Calls back for every term of a drama. A term may come more than once. */
export function forEachTerm(drama: IndexedDrama, found: (key: TermKey) => void): void {
  for (const [at, field] of drama.searchedText.split(FIELDS).entries()) {
    // title and description first: see SEARCHED in contract/search.ts
    if (at < 2) forEachRun('text', field, 1, found)
    else forEachRun('name', field, RUN_WORDS, found)
  }
  for (const category of drama.categories) found(keyOf('category', category))
  for (const platform of drama.streamingPlatforms) found(keyOf('platform', platform))
  found(keyOf('genre', drama.genre))
  found(keyOf('is', drama.inIndex ? 'index' : 'catalogue'))
  if (!drama.isReviewed) found(keyOf('is', 'unreviewed'))
}

/** Runs of a marked text that begin and end with a word, as a marked term does. */
function forEachRun(kind: TermKind, field: string, most: number, found: (key: TermKey) => void) {
  for (let begin = 0; begin < field.length; begin++) {
    if (field.charCodeAt(begin) !== MAY_BEGIN || field.charCodeAt(begin + 1) === MAY_END) continue
    const hash = new Hash(kind)
    let words = 0
    for (let at = begin; at < field.length && words < most; at++) {
      const code = field.charCodeAt(at)
      hash.add(code)
      if (code !== MAY_END) continue
      words++
      if (field.charCodeAt(at - 1) !== MAY_BEGIN) found({ high: hash.high, low: hash.low })
    }
  }
}

/** Whether names are found by a marked term: one that begins and ends with a word, and is short enough. */
export const isRun = (phrase: string): boolean =>
  phrase.charCodeAt(1) !== MAY_END &&
  phrase.charCodeAt(phrase.length - 2) !== MAY_BEGIN &&
  phrase.split(String.fromCharCode(MAY_END)).length - 1 <= RUN_WORDS
