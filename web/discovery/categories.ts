// Formats the names of moods.
import { CATEGORIES, type Category } from '#contract/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { withAnd } from '#contract/in-words.ts'

/** "slice-of-life" is written "Slice-of-life". */
export const categoryLabel = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)

const KNOWN = new Map<string, Category>(CATEGORIES.map((category) => [foldCategory(category), category]))

/** The known mood of a drama's category, whatever its spelling: it has the color and the icon. */
export const knownCategory = (category: string): Category | null => KNOWN.get(foldCategory(category)) ?? null

/** "Healing, Family and Music" */
export const inWords = (categories: readonly string[]) => withAnd(categories.map(categoryLabel))
