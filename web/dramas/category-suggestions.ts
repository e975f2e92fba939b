// Categories that are offered while somebody types.
import { CATEGORIES, type Category } from '#contract/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'

/** Fewer letters begin too many words. */
const BEGUN_LEAST = 3

/** The known moods that somebody may be typing, from their beginning or from a word in them: "life" is slice-of-life. */
export function categoriesBegunBy(typed: string): Category[] {
  const begun = foldCategory(typed)
  if (begun.length < BEGUN_LEAST) return []
  return CATEGORIES.filter((category) => {
    const words = category.split('-')
    return words.some((_, at) => words.slice(at).join('').startsWith(begun))
  })
}
