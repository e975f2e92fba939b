// Close matches: dramas whose names are similar to the typed text, besides the literal results.
/** At most this many: they are a hint, not a second list. */
export const CLOSE_MOST = 6

/** another name of it, a name spelled otherwise, a name's initials, somebody of its cast or its writers, or its kind */
export const CLOSE_BECAUSE = ['name', 'spelling', 'initials', 'cast', 'writer', 'category', 'genre'] as const
export type CloseBecause = (typeof CLOSE_BECAUSE)[number]

/** Suggestions while somebody types: at most what fits under a search box. */
export const SUGGESTED_MOST = 6
