// Categories and genres that somebody typed: "slice of life" means the category slice-of-life.
import type { Drama } from '#contract/api/dramas.ts'
import type { CloseBecause } from '#contract/close-matches.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { isOneSlip } from './score.ts'

/** Every category and genre in the catalogue: short lists, however many dramas there are. */
export interface Kinds {
  categories: readonly string[]
  genres: readonly string[]
}

/** Shorter texts are one slip away from too many words. */
const SLIP_LETTERS = 7

/** "Healing dramas", "slice of life k-drama" */
const bare = (term: string) => foldCategory(term.trim().replace(/\s+(?:k-?\s?)?dramas?$/i, ''))

/**
 * Those that the whole term stands for; case, blanks and hyphens make no difference.
 * @param slipped those that are one slip away from it
 */
export function kindsNamed(term: string, { categories, genres }: Kinds, slipped = false): Kinds {
  const typed = bare(term)
  if (slipped && typed.length < SLIP_LETTERS) return { categories: [], genres: [] }
  const isMeant = (name: string) => {
    const folded = foldCategory(name)
    return slipped ? isOneSlip(typed, folded) : typed !== '' && folded === typed
  }
  return { categories: categories.filter(isMeant), genres: genres.filter(isMeant) }
}

export function becauseOfKind(drama: Drama, { categories }: Kinds): { because: CloseBecause; name: string } {
  const category = drama.categories.find((own) => categories.includes(own))
  return category ? { because: 'category', name: category } : { because: 'genre', name: drama.genre }
}
