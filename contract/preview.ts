// The beginning of a text in one line: for cards, rows and descriptions.
import { lettersOf } from './letters.ts'

/** Characters of an article on its card. */
export const PREVIEW_LENGTH = 150

/** The beginning of a text in one line. Characters as people count them: one emoji is not two. */
export function preview(text: string, length: number): string {
  // The beginning is enough: no need to parse a whole novel for one line.
  const start = text
    .slice(0, length * 20)
    .replace(/\s+/gu, ' ')
    .trim()
  const taken = lettersOf(start).slice(0, length).join('')
  return taken.length < start.length || text.length > length * 20 ? `${taken}...` : taken
}
