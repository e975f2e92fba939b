// Compares what people call a drama with its names, by letters and digits in any script.
// The rule is title_key in 0000_search.sql, because columns and indexes use it.
import { type SQL, sql } from 'drizzle-orm'

/** @param text a column or our own SQL expression, never input */
export const titleKey = (text: string): SQL => sql.raw(`title_key(${text})`)

/** The keys of several names, without empty ones. @param names an SQL array of text, as above */
export const titleKeys = (names: string): SQL => sql.raw(`title_keys(${names})`)
