// Searching in texts that search_text() of 0000_search.sql has folded: a trigram index finds three characters and more.
import { and, type Column, like, type SQL } from 'drizzle-orm'

/** The pattern of texts that contain this one, literally. */
export const containing = (text: string): string =>
  `%${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

/** As admins search: each word stands somewhere in the text, also inside of a word. */
export const hasWords = (text: Column, search = ''): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => like(text, containing(word))),
  )
