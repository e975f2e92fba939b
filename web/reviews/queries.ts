// The queries for reviews.
import { REVIEWS_OF_DRAMA, REVIEWS_PAGE } from '#contract/reviews.ts'
import { query } from '#web/api.ts'
import { idIn } from '#web/with-search.ts'

/** One page of the public reviews. Fetches one more than is shown, to know whether there are older ones. */
export const publicReviews = (before: number | undefined) =>
  query('GET /api/kdrama-notes/public', { limit: REVIEWS_PAGE + 1, before })

/** A review as lists have it, without a text that has spoilers: for an address that names one. */
export const listedReview = (id: number) =>
  query('GET /api/kdrama-notes/public/{id}', { id }, { spoilers: 'hide' })

/** A review with its whole text, fetched on request. */
export const wholeReview = (id: number) => query('GET /api/kdrama-notes/public/{id}', { id })

export const reviewsOfDrama = (drama: string | number) =>
  query('GET /api/kdrama-notes/public', { limit: REVIEWS_OF_DRAMA, drama })

export const myReviews = (userId: number) => query('GET /api/kdrama-notes/user/{userId}', { userId })

export function reviewsNeeds(search: URLSearchParams) {
  const list = publicReviews(idIn(search, 'before'))
  const review = idIn(search, 'review')
  return review ? [list, listedReview(review)] : [list]
}
