// SQL filters for dramas: by text, by moods, by platform.
import { and, arrayContains, arrayOverlaps, desc, like, type SQL, sql } from 'drizzle-orm'
import { foldCategory } from '#contract/fold-category.ts'
import { platformSlug } from '#contract/platforms.ts'
import { markedTerm, wordsOf } from '#contract/search.ts'
import { dramas } from './table.ts'

/** Every category, platform and genre in the catalog. */
export interface Facets {
  categories: string[]
  platforms: string[]
  genres: string[]
}

const NONE = sql`false`

/** The rule of contract/search.ts: the indexed words find few dramas, the marked text decides. */
export function matchesText(term: string): SQL {
  const phrase = markedTerm(term)
  if (phrase === null) return NONE
  const words = wordsOf(phrase)
  const text = like(dramas.searchedText, `%${phrase.replace(/[\\%_]/g, '\\$&')}%`)
  const isOneWord = words.length === 1 && markedTerm(words[0]!) === phrase
  if (isOneWord) return arrayContains(dramas.words, words)
  return words.length > 0 ? and(arrayContains(dramas.words, words), text)! : text
}

interface MoodMatch {
  where: SQL
  /** how many of the chosen moods a drama has, the most first */
  order: SQL
}

/** A mood is in a drama when it is a part of one of its categories, by the rule of contract/search.ts. */
export function matchesMoods(chosen: readonly string[], facets: Facets): MoodMatch {
  const folded = facets.categories.map((category) => ({ category, fold: foldCategory(category) }))
  const moods = chosen
    .map(foldCategory)
    .map((mood) => folded.filter(({ fold }) => mood !== '' && fold.includes(mood)))
    .filter((matching) => matching.length > 0)
    .map((matching) => matching.map(({ category }) => category))
  if (moods.length === 0) return { where: NONE, order: sql`1` }
  const matches = moods.map((mood) => sql`(${arrayOverlaps(dramas.categories, mood)})::int`)
  return {
    where: arrayOverlaps(dramas.categories, [...new Set(moods.flat())]),
    order: desc(sql`(${sql.join(matches, sql` + `)})`),
  }
}

/** Compares platforms by letters and digits only: "disney" is Disney+. */
export function onPlatform(platform: string, facets: Facets): SQL {
  const slug = platformSlug(platform)
  const names = facets.platforms.filter((name) => slug && platformSlug(name) === slug)
  return names.length > 0 ? arrayOverlaps(dramas.streamingPlatforms, names) : NONE
}
