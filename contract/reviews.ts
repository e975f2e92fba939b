// Reviews: private ones are for their writer alone, public ones for everyone. The API calls them kdrama-notes.

export const TITLE_MISSING = 'Drama Title is required'
export const CONTENT_MISSING = 'Review content is required'

/** A hint to the writer. Nothing is refused for its words. */
export const WORDS_HINT = 1_000

/** Newest first: a call without a limit ends here. */
export const MOST_REVIEWS = 1_000
/** Cards on one page of the reviews page. */
export const REVIEWS_PAGE = 24
/** Reviews below a drama. */
export const REVIEWS_OF_DRAMA = 6

/** Both times are equal until the writer really changes something. */
export const isEdited = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) =>
  createdAt !== updatedAt

/** Words as people count them: what stands between blanks. */
export const countWords = (text: string) => text.match(/\S+/gu)?.length ?? 0
