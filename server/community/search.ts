// Finds posts by words: turns a search into a query for PostgreSQL's text index.
import { type SQL, sql } from 'drizzle-orm'
import { postSearch } from '#contract/community.ts'
import { posts } from './table.ts'

/** The condition for a search, or null when it holds no words. */
export function hasWords(term: string): SQL | null {
  const { words, any } = postSearch(term)
  if (words.length === 0) return null
  const question = words.map(lexeme).join(any ? ' | ' : ' & ')
  return sql`${posts.search} @@ to_tsquery('simple', ${question})`
}

/** "dramas" also finds "drama", "도깨비" also finds "도깨비를". Words are letters and digits, so nothing needs escaping. */
function lexeme(word: string): string {
  const stem = /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word
  // Too many words begin with one or two Latin letters; two Hangul syllables are enough.
  const enough = /^[a-z0-9]+$/.test(stem) ? stem.length >= 3 : stem.length >= 2
  return `'${stem}'${enough ? ':*' : ''}`
}
