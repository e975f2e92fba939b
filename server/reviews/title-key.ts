// How the title of a review is compared with the names of dramas: letters and digits decide, in any script.
import { type SQL, sql } from 'drizzle-orm'

/** What people leave out, add or type differently. Listed, not a character class: every database knows the same ones. */
const IGNORED = ` !"#$%&''()*+,-./:;<=>?@[]^_{|}~‘’“”«»·–—`

/** @param text a column or an SQL expression of ours, never something a visitor sent */
export const titleKey = (text: string): SQL => sql.raw(`translate(search_text(${text}), '${IGNORED}', '')`)
