// Lists of dramas that members put together: who sees them, and how many there may be.

/** `link`: whoever has the address, which nobody can guess. */
export const VISIBILITIES = ['private', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Lists of one member. */
export const MOST_LISTS = 50
/** Lists of others that a member can save. */
export const MOST_SAVED = 200
/** Dramas in one list. */
export const MOST_IN_LIST = 200
export const LIST_FULL = `A list can have at most ${MOST_IN_LIST} dramas`
/** Public lists in one answer. */
export const LISTS_PAGE = 24
export const TITLE_OF_LIST_MISSING = 'Please enter a title'
