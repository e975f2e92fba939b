// Searching as admins do: every word stands somewhere in a text.
import { and, type Column, like, type SQL } from 'drizzle-orm'

/**
 * Each word must stand in the text, literally: "harb" finds the harbor.
 * @param text folded by search_text(); a trigram index on it finds words of three characters and more
 */
export const hasWords = (text: Column, search = ''): SQL | undefined =>
  and(
    ...search
      .normalize('NFKC')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => like(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  )
