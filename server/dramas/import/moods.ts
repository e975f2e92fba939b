// Translates genres and tags of other lists into our genre and moods.

import { type Category, moodsCalled } from '#contract/moods.ts'
import { nameKey } from '#contract/name-key.ts'

/** Genres that say little; another one is preferred. */
const PALE = new Set(['drama', 'soap', 'miniseries', 'webseries', '드라마'])
const SPELLED = new Map([
  ['life', 'Slice of Life'],
  ['sliceoflife', 'Slice of Life'],
  ['martialarts', 'Martial Arts'],
  ['law', 'Legal'],
  ['food', 'Cooking'],
  ['scifi', 'Science Fiction'],
])

/** The moods they stand for, those of the genres first. */
export const moodsOf = (genres: readonly string[], tags: readonly string[]): Category[] => [
  ...new Set([...genres, ...tags].flatMap(moodsCalled)),
]

/** The most specific genre, in our spelling. */
export function genreOf(genres: readonly string[]): string {
  const name = genres.find((one) => !PALE.has(nameKey(one))) ?? genres[0] ?? ''
  return SPELLED.get(nameKey(name)) ?? (/\p{Script=Hangul}/u.test(name) ? inEnglish(name) : name)
}

/** Spells a Korean genre as its first mood: "slice-of-life" becomes "Slice of Life". */
function inEnglish(genre: string): string {
  const [mood] = moodsCalled(genre)
  const word = (part: string) => (part === 'of' ? part : part.charAt(0).toUpperCase() + part.slice(1))
  return mood ? mood.split('-').map(word).join(' ') : genre
}
