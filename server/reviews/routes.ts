// The calls for reviews. Everyone reads public ones. Only its writer reads a private one, not even an admin.

import { write } from '#server/db/write.ts'
import type { Bind, Me } from '#server/http/bind.ts'
import { forbidden, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { importReviews } from './import.ts'
import { type ReviewRow, showReview } from './show.ts'
import {
  addReview,
  changeReview,
  lockedReview,
  markHelpful,
  publicReview,
  publicReviews,
  removeReview,
  reviewsOf,
  type Written,
} from './store.ts'

export function reviewRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/kdrama-notes/public', ({ query, me }) => publicReviews(db, query, me?.id))

  bind('GET /api/kdrama-notes/public/{id}', async ({ params, query, me }) => {
    const review = await publicReview(db, params.id, { hideSpoilers: query.spoilers === 'hide' }, me?.id)
    if (!review) throw notFound('review')
    return review
  })

  bind('GET /api/kdrama-notes/user/{userId}', ({ params, me }) => {
    if (params.userId !== me.id) throw forbidden()
    return reviewsOf(db, me.id)
  })

  bind('POST /api/kdrama-notes', async ({ body, me }) => showReview(await addReview(db, me.id, body), me.id))
  bind('POST /api/kdrama-notes/import', ({ body, me }) => importReviews(db, me.id, body.reviews))

  bind('PUT /api/kdrama-notes/{id}', ({ params, body, me }) =>
    write(db, async (tx, changed) => {
      const before = mine(me, await lockedReview(tx, params.id))
      const written: Written = {
        title: body.title,
        content: body.content,
        isPublic: body.isPublic ?? before.isPublic,
        hasSpoilers: body.hasSpoilers ?? before.hasSpoilers,
        showsRating: body.showsRating ?? before.showsRating,
      }
      if (saysTheSame(before, written)) return showReview(before, me.id)
      const after = await changeReview(tx, params.id, written)
      if (isVisible(before) || isVisible(after)) changed('reviews')
      return showReview(after, me.id)
    }),
  )

  bind('DELETE /api/kdrama-notes/{id}', ({ params, me }) =>
    write(db, async (tx, changed) => {
      const review = mine(me, await lockedReview(tx, params.id))
      await removeReview(tx, review.id)
      if (isVisible(review)) changed('reviews')
      return { success: true as const }
    }),
  )

  const setHelpful = (id: number, me: Me, isHelpful: boolean) =>
    write(db, async (tx, changed) => {
      const review = await lockedReview(tx, id)
      if (review?.memberId === me.id) throw forbidden('This review is your own')
      const shown = review && (await publicReview(tx, id, { hideSpoilers: true }, me.id))
      if (!shown) throw notFound('review')
      const isMoved = await markHelpful(tx, { reviewId: id, memberId: me.id }, isHelpful)
      if (isMoved) changed('reviews')
      const helpful = shown.helpful + (isMoved ? (isHelpful ? 1 : -1) : 0)
      return { ...shown, helpful, userHelpful: isHelpful }
    })
  bind('POST /api/kdrama-notes/public/{id}/helpful', ({ params, me }) => setHelpful(params.id, me, true))
  bind('DELETE /api/kdrama-notes/public/{id}/helpful', ({ params, me }) => setHelpful(params.id, me, false))
}

const isVisible = (row: ReviewRow) => row.isPublic && !row.hiddenAt

/** The caller's own review. Nobody learns whether a private review of somebody else exists. */
function mine(me: Me, row: ReviewRow | null): ReviewRow {
  if (row?.memberId === me.id) return row
  if (row && isVisible(row)) throw forbidden()
  throw notFound('review')
}

const saysTheSame = (row: ReviewRow, written: Written) =>
  row.title === written.title &&
  row.content === written.content &&
  row.isPublic === written.isPublic &&
  row.hasSpoilers === written.hasSpoilers &&
  row.showsRating === written.showsRating
