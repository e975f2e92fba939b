// Explains why a drama is recommended, from its own categories.

import type { Drama } from '#contract/api/dramas.ts'
import { matchedMoods } from '#contract/search.ts'
import { categoryLabel } from './categories.ts'

/** "Matches 2 of your 3 moods: Healing, Family"; null when it matches none of those chosen. */
export function reasonFor(
  drama: Pick<Drama, 'categories'> & { why?: string },
  chosen: readonly string[],
): string | null {
  if (chosen.length === 0) return drama.why ?? null
  const matched = matchedMoods(drama, chosen)
  if (matched.length === 0) return null
  const names = matched.map(categoryLabel).join(', ')
  if (chosen.length === 1) return drama.why ?? `Matches your mood: ${names}`
  const moods = `${matched.length} of your ${chosen.length} moods: ${names}`
  return drama.why ? `${drama.why}. ${moods}` : `Matches ${moods}`
}
