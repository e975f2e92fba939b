// Formats the names of moods.

import { foldCategory } from '#contract/fold-category.ts'
import { withAnd } from '#contract/in-words.ts'
import { CATEGORIES, type Category } from '#contract/moods.ts'

const KNOWN = new Map<string, Category>(CATEGORIES.map((category) => [foldCategory(category), category]))

/** The known mood of a drama's category, whatever its spelling: it has the color and the icon. */
export const knownCategory = (category: string): Category | null => KNOWN.get(foldCategory(category)) ?? null

/** One spelling wherever a category is shown: "Slice of Life" and "slice-of-life" are "Slice-of-life". */
export function categoryLabel(category: string): string {
  const name = knownCategory(category) ?? category
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** "Healing, Family and Music" */
export const inWords = (categories: readonly string[]) => withAnd(categories.map(categoryLabel))

/** The mood that somebody may mean by a word that is none: all but a letter or two are the same, in their order. */
export function nearestCategory(typed: string): Category | null {
  const word = foldCategory(typed)
  const [best] = [...KNOWN]
    .map(([name, category]) => ({ category, apart: lettersApart(word, name), length: name.length }))
    .sort((a, b) => a.apart - b.apart)
  return best && best.apart <= Math.max(2, best.length / 3) ? best.category : null
}

/** How many letters must be changed, added or left out to make one word the other. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const letter of a) {
    const next = [row[0]! + 1]
    for (let at = 1; at < row.length; at++)
      next.push(letter === b[at - 1] ? row[at - 1]! : 1 + Math.min(row[at]!, next[at - 1]!))
    row = next
  }
  return row[b.length]!
}
