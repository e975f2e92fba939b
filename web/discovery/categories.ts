// How the names of the moods are written.
import { CATEGORIES, type Category } from '#contract/dramas.ts'
import { foldCategory } from '#contract/search.ts'

/** "slice-of-life" is written "Slice-of-life". */
export const categoryLabel = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)

/** The known mood behind a drama's category, however it is spelt: it brings the colour and the icon. */
export function knownCategory(category: string): Category | null {
  const folded = foldCategory(category)
  return CATEGORIES.find((known) => foldCategory(known) === folded) ?? null
}

/** "Healing, Family and Music" */
export const inWords = (categories: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(categories.map(categoryLabel))
