// The words and hints of the review form, and what counts as edited. Apart from reviews.ts, which the first view needs.

export const TITLE_MISSING = 'Drama Title is required'
export const CONTENT_MISSING = 'Review content is required'

/** A hint to the writer. Nothing is refused for its words. */
export const WORDS_HINT = 1_000

/** Both times are equal until the writer really changes something. */
export const isEdited = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) =>
  createdAt !== updatedAt

/** Words as people count them: what stands between blanks. */
export const countWords = (text: string) => text.match(/\S+/gu)?.length ?? 0
