// Searching as admins do: every word of a search stands somewhere in the texts of a drama, also inside of a word.
import type { IdSet } from './id-set.ts'
import type { InvertedIndex } from './inverted-index.ts'

/** Dramas that may be meant, and the words that only their texts can tell. */
interface Candidates {
  ids: IdSet
  unsure: string[]
}

const RUN = /[\p{L}\p{N}]+/gu
const SIGN = /[^\p{L}\p{N}]/gu

/** @returns null for a blank search */
export function candidatesFor(index: InvertedIndex, search: string): Candidates | null {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const sets = words.flatMap((word) => [
    ...[...word.matchAll(RUN)].map((run) => index.havingLetters(run[0], placeIn(word, run))),
    ...[...new Set(word.match(SIGN))].map((sign) => index.having('other', sign)),
  ])
  const isSure = (word: string) => word.length === 1 || /^[\p{L}\p{N}]+$/u.test(word)
  return { ids: sets.reduce((all, ids) => all.and(ids)), unsure: words.filter((word) => !isSure(word)) }
}

/** Letters with a sign beside them begin or end a word: of "go-eun" one ends with "go", another begins with "eun". */
function placeIn(word: string, { index: at, 0: run }: RegExpExecArray) {
  const begins = at > 0
  const ends = at + run.length < word.length
  if (begins) return ends ? 'whole' : 'start'
  return ends ? 'end' : 'anywhere'
}
