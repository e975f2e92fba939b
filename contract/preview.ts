// The beginning of a text in one line: for cards, rows and descriptions.
import { lettersOf } from './letters.ts'

/** Characters of an article on its card. */
export const PREVIEW_LENGTH = 150

/** The beginning of a text in one line, never more than `length` characters, cut between words where it can be. */
export const preview = (text: string, length: number): string => cut(text, length, atWordEnd)

/** The same cut after exactly so many characters, as the specification asks of the admin's lists. */
export const firstCharacters = (text: string, length: number): string => cut(text, length, (taken) => taken)

/** Characters as people count them: one emoji is not two. */
function cut(text: string, length: number, ended: (taken: string, next: string | undefined) => string) {
  // The beginning is enough: no need to parse a whole novel for one line.
  const start = text
    .slice(0, length * 20)
    .replace(/\s+/gu, ' ')
    .trim()
  const taken = lettersOf(start).slice(0, length).join('')
  if (taken.length === start.length && text.length <= length * 20) return taken
  return `${ended(taken, start[taken.length])}...`
}

/** Languages without spaces, and words longer than half the line, are cut where the line ends. */
function atWordEnd(taken: string, next: string | undefined): string {
  const end = next === ' ' ? taken.length : taken.lastIndexOf(' ')
  return (end < taken.length / 2 ? taken : taken.slice(0, end)).replace(/[\s,;:\p{Pd}(“"]+$/u, '')
}
