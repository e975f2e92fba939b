// How the names of the moods are written.
import { CATEGORIES, type Category } from '#contract/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'

/** "slice-of-life" is written "Slice-of-life". */
export const categoryLabel = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)

const KNOWN = new Map<string, Category>(CATEGORIES.map((category) => [foldCategory(category), category]))

/** The known mood behind a drama's category, however it is spelt: it brings the colour and the icon. */
export const knownCategory = (category: string): Category | null => KNOWN.get(foldCategory(category)) ?? null

/** "Healing, Family and Music" */
export const inWords = (categories: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(categories.map(categoryLabel))
