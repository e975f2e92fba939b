// Finding dramas by words and by moods: one rule for the browser and the server.
import type { Drama } from './dramas.ts'

/** Longest term that is looked for; nobody types more, and the rest of it cannot change much. */
const TERM_MAX = 200

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * A test for the whole phrase at word boundaries, in any script. The term is never a pattern.
 * "art" does not find "heart"; 도깨비 does not find 도깨비를.
 */
export function phrase(term: string): (text: string) => boolean {
  const words = fold(term.trim().slice(0, TERM_MAX))
  if (!words) return () => false
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u')
  return (text) => pattern.test(fold(text))
}

type Searched = Pick<Drama, 'title' | 'description' | 'categories' | 'mainCast' | 'writer'>

/** The dramas that hold the term in title, description, categories, cast or writer, in the order given. */
export function search<D extends Searched>(dramas: readonly D[], term: string): D[] {
  const has = phrase(term)
  return dramas.filter((d) => [d.title, d.description, ...d.categories, ...d.mainCast, d.writer].some(has))
}

/** Case, hyphens and spaces do not tell categories apart. */
export const foldCategory = (category: string) => fold(category).replace(/[\s-]+/g, '')

/** The chosen moods that a drama has, in the order chosen. */
export function matchedMoods(drama: Pick<Drama, 'categories'>, chosen: readonly string[]): string[] {
  const own = drama.categories.map(foldCategory)
  return chosen.filter((mood) => {
    const wanted = foldCategory(mood)
    return wanted !== '' && own.some((category) => category.includes(wanted))
  })
}

export interface Recommendation<D> {
  drama: D
  /** which of the chosen moods it has: the reason shown on its card */
  matched: string[]
}

/** Dramas with at least one of the chosen moods: most moods first, then rating, title and id. */
export function recommend<D extends Pick<Drama, 'id' | 'title' | 'rating' | 'categories'>>(
  dramas: readonly D[],
  chosen: readonly string[],
): Recommendation<D>[] {
  return dramas
    .map((drama) => ({ drama, matched: matchedMoods(drama, chosen) }))
    .filter(({ matched }) => matched.length > 0)
    .sort((a, b) => b.matched.length - a.matched.length || byRanking(a.drama, b.drama))
}

/** "8.6/10" -> 8.6; what is no number counts as 0. */
export const scoreOf = (rating: string) => Number.parseFloat(rating) || 0

/** Plain order of the letters, the same in the browser and in the database. */
export const byTitle = (a: { title: string }, b: { title: string }) => {
  const [left, right] = [a.title.toLowerCase(), b.title.toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}

type Ranked = Pick<Drama, 'id' | 'title' | 'rating'>
/** Rating down, then title, then id. */
export const byRanking = (a: Ranked, b: Ranked) =>
  scoreOf(b.rating) - scoreOf(a.rating) || byTitle(a, b) || a.id - b.id
