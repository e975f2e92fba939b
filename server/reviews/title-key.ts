// How what people call a drama is compared with its names: letters and digits decide, in any script.
// The one rule is the database's own, title_key in 0000_search.sql, so that columns and indexes can rest on it.
import { type SQL, sql } from 'drizzle-orm'

/** @param text a column or an SQL expression of ours, never something a visitor sent */
export const titleKey = (text: string): SQL => sql.raw(`title_key(${text})`)

/** The keys of several names at once, without those of nothing but marks. @param names as above, an array of text */
export const titleKeys = (names: string): SQL => sql.raw(`title_keys(${names})`)
