// The queries for reviews.
import { isCursor } from '#contract/cursor.ts'
import { REVIEW_SORTS, REVIEWS_OF_DRAMA, REVIEWS_PAGE, type ReviewSort } from '#contract/reviews.ts'
import { query } from '#web/api.ts'
import type { ReviewList } from '#web/paths.ts'
import { idIn } from '#web/with-search.ts'

const asked = (sort: ReviewSort | undefined) => (sort === 'newest' ? undefined : sort)

/** One page of the public reviews. Fetches one more than is shown, to know whether there are more. */
export const publicReviews = ({ drama, sort, before }: ReviewList = {}) =>
  query('GET /api/kdrama-notes/public', { limit: REVIEWS_PAGE + 1, drama, sort: asked(sort), before })
/** The drama that the reviews are of. */
export const reviewedDrama = (id: number) => query('GET /api/dramas/{id}', { id })

/** A review as lists have it, without a text that has spoilers: for an address that names one. */
export const listedReview = (id: number) =>
  query('GET /api/kdrama-notes/public/{id}', { id }, { spoilers: 'hide' })

/** A review with its whole text, fetched on request. */
export const wholeReview = (id: number) => query('GET /api/kdrama-notes/public/{id}', { id })

export const reviewsOfDrama = (drama: string | number, sort?: ReviewSort) =>
  query('GET /api/kdrama-notes/public', { limit: REVIEWS_OF_DRAMA, drama, sort: asked(sort) })

export const myReviews = (userId: number) => query('GET /api/kdrama-notes/user/{userId}', { userId })

export function reviewsNeeds(search: URLSearchParams) {
  const view = listIn(search)
  const review = idIn(search, 'review')
  return [
    publicReviews(view),
    ...(view.drama ? [reviewedDrama(view.drama)] : []),
    ...(review ? [listedReview(review)] : []),
  ]
}

/** The order in the address. Invalid values are ignored. */
export const sortIn = (search: URLSearchParams): ReviewSort =>
  REVIEW_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest'

export function listIn(search: URLSearchParams) {
  const before = search.get('before') ?? ''
  return {
    drama: idIn(search, 'drama'),
    sort: sortIn(search),
    before: isCursor(before) ? before : undefined,
  }
}
