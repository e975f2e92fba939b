// Reviews: private ones are for their writer alone, public ones for everyone. The API calls them kdrama-notes.

export const REVIEW_SORTS = ['newest', 'highest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** A call without a limit ends here. */
export const MOST_REVIEWS = 1_000
/** Reviews in one import. */
export const IMPORT_REVIEWS = 2_000
/** Cards on one page of the reviews page. */
export const REVIEWS_PAGE = 24
/** Reviews below a drama. */
export const REVIEWS_OF_DRAMA = 6
