// What a drama needs before the catalogue may recommend it.
import type { DramaFields } from '#contract/content/drama.ts'
import { isPlain } from '#contract/drama-import.ts'

/** @returns what is missing in words, or null: a description of our own, and a mood to find it by */
export function missingForCatalogue({
  description,
  categories,
}: Pick<DramaFields, 'description' | 'categories'>) {
  const missing = [
    ...(description.trim() === '' || isPlain(description) ? ['a description'] : []),
    ...(categories.length === 0 ? ['a category'] : []),
  ]
  return missing.length > 0 ? `It needs ${missing.join(' and ')} first` : null
}
