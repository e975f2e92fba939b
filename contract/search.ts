// Search by words and moods: the rule that browser and server share.
import type { Drama } from './api/dramas.ts'
import type { DRAMA } from './content/drama.ts'
import type { NamesWith } from './content/fields.ts'
import { foldCategory } from './fold-category.ts'

/** Characters of a term that are searched for. */
const TERM_MAX = 200

const fold = (text: string) => text.normalize('NFC').toLowerCase()

// Two marks that nobody can type: a phrase may begin after the one and end before the other.
const MAY_BEGIN = '\u0001'
const MAY_END = '\u0002'
const BETWEEN_FIELDS = '\u0003'

/**
 * A text with every place marked where a phrase may begin or end: beside whatever is neither letter nor digit, in any
 * script. A phrase stands in a text exactly when its marked form stands in the marked text, letter for letter, so the
 * browser and the database ask the same question. "art" is not in "heart"; 도깨비 is not in 도깨비를.
 */
const marked = (text: string) =>
  MAY_BEGIN +
  fold(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^\p{L}\p{N}]/gu, `${MAY_END}$&${MAY_BEGIN}`) +
  MAY_END

/** Normalizes a search term; null for a blank one. It is never a pattern. */
function markedTerm(term: string): string | null {
  const words = term.trim().slice(0, TERM_MAX)
  return words ? marked(words) : null
}

type Searched = Pick<Drama, NamesWith<typeof DRAMA, { searched: true }>>
/** As content/drama.ts says; named here because pages that search do not load the description. */
const SEARCHED: Record<keyof Searched, true> = {
  title: true,
  description: true,
  categories: true,
  mainCast: true,
  writer: true,
}
const searched = (drama: Searched) =>
  (Object.keys(SEARCHED) as (keyof Searched)[]).flatMap((name) => drama[name])

/** Every text of a drama that is searched, in one. No phrase reaches from one text into the next. */
export const searchedText = (drama: Searched) => searched(drama).map(marked).join(BETWEEN_FIELDS)

/** The dramas that hold the term in title, description, categories, cast or writer, in the order given. */
export function search<D extends Searched>(dramas: readonly D[], term: string): D[]
/** @param textOf the text made before, by searchedText */
export function search<D>(dramas: readonly D[], term: string, textOf: (drama: D) => string): D[]
export function search<D extends Searched>(
  dramas: readonly D[],
  term: string,
  textOf: (drama: D) => string = searchedText,
): D[] {
  const phrase = markedTerm(term)
  return phrase === null ? [] : dramas.filter((drama) => textOf(drama).includes(phrase))
}

export interface Categorized {
  categories: readonly string[]
}

/** The chosen moods that a drama has, in the order chosen. */
export function matchedMoods(drama: Categorized, chosen: readonly string[]): string[] {
  const own = drama.categories.map(foldCategory)
  return chosen.filter((mood) => {
    const folded = foldCategory(mood)
    return folded !== '' && own.some((category) => category.includes(folded))
  })
}

/** "8.6/10" -> 8.6; what is no number counts as 0. */
export const scoreOf = (rating: string) => Number.parseFloat(rating) || 0

/** Plain order of the letters, the same in the browser and in the database. */
export const byTitle = (a: { title: string }, b: { title: string }) => {
  const [left, right] = [a.title.toLowerCase(), b.title.toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}
