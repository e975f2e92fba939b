// Suggests categories while a visitor types.

import { foldCategory } from '#contract/fold-category.ts'
import { CATEGORIES, type Category } from '#contract/moods.ts'

/** Minimum number of letters: fewer match too much. */
const BEGUN_LEAST = 3

/** The known moods with a word that begins with the text: "life" finds slice-of-life. */
export function categoriesBegunBy(typed: string): Category[] {
  const begun = foldCategory(typed)
  if (begun.length < BEGUN_LEAST) return []
  return CATEGORIES.filter((category) => {
    const words = category.split('-')
    return words.some((_, at) => words.slice(at).join('').startsWith(begun))
  })
}
