// Bringing in many dramas at once: how many, and what happens to those that are here.
/** The largest file that can be imported, in bytes. */
export const IMPORT_BYTES = 20_000_000
export const IMPORT_FILE_TOO_LARGE = `A file can be up to ${IMPORT_BYTES / 1_000_000} MB. Please split it.`
/** The most dramas in one file. */
export const IMPORT_DRAMAS = 5_000
/** Dramas chosen from TMDB at once. */
export const TMDB_AT_ONCE = 20

/**
 * What happens to dramas that are here already. fill: only what is empty is filled in. replace: the file is right.
 * keep: they stay as they are. A drama of the index that becomes complete moves to the catalogue with each of them.
 */
export const EXISTING = ['fill', 'replace', 'keep'] as const
export type Existing = (typeof EXISTING)[number]

/** How every plain sentence ends: visitors see that nobody has written yet, and admins find it by these words. */
export const PLAIN_ENDING = 'We have not written about its story yet.'
export const isPlain = (description: string) => description.trimEnd().endsWith(PLAIN_ENDING)
