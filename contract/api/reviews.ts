// The calls about reviews, here called kdrama-notes.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LARGEST_ID, LIMITS } from '../limits.ts'
import { CONTENT_MISSING, MOST_REVIEWS, TITLE_MISSING } from '../reviews.ts'
import { done, id, moment, words } from './fields.ts'
import { oneOf, wholeNumber } from './lists.ts'

const review = z
  .object({
    id,
    userId: id,
    title: z.string(),
    content: z.string(),
    isPublic: z.boolean(),
    hasSpoilers: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Review' })
const publicReview = z
  .object({
    id,
    title: z.string(),
    content: z.string().optional(),
    hasSpoilers: z.boolean(),
    authorUsername: z.string(),
    dramaId: id.optional(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'PublicReview' })

const title = words(LIMITS.title, 'Drama Title', TITLE_MISSING)
const content = words(LIMITS.review, 'Review content', CONTENT_MISSING)
const flag = (label: string) => z.boolean({ error: `${label} must be true or false` })

export const reviewsApi = {
  'GET /api/kdrama-notes/public': {
    does: `The public reviews, the newest first: all of them up to ${MOST_REVIEWS}, or so many as \`limit\` says, older than the review \`before\`, of the drama \`drama\`. The text of a review with spoilers is left out. What a member has reported is hidden from them.`,
    query: z.object({
      limit: wholeNumber('limit', 100),
      before: wholeNumber('before', LARGEST_ID),
      drama: wholeNumber('drama', LARGEST_ID),
    }),
    gives: z.array(publicReview),
    keep: ['reviews', 'dramas'],
    personal: true,
  },
  'GET /api/kdrama-notes/public/{id}': {
    does: 'One public review with its text, spoilers included. `spoilers=hide` leaves out a text that has spoilers.',
    query: z.object({ spoilers: oneOf('spoilers', ['show', 'hide']) }),
    gives: publicReview,
    keep: ['reviews', 'dramas'],
    personal: true,
  },
  'GET /api/kdrama-notes/user/{userId}': {
    does: 'My own reviews, the newest first. Nobody reads those of another member here.',
    who: 'member',
    gives: z.array(review),
    fails: ['forbidden'],
  },
  'POST /api/kdrama-notes': {
    does: 'Writes a review. It is private unless it says otherwise.',
    who: 'member',
    takes: z.object({
      title,
      content,
      isPublic: flag('isPublic').default(false),
      hasSpoilers: flag('hasSpoilers').default(false),
    }),
    gives: review,
    status: 201,
    limit: { name: 'review', max: 30, seconds: 600 },
  },
  'PUT /api/kdrama-notes/{id}': {
    does: 'Changes my review. What is not said stays as it is.',
    who: 'member',
    takes: z.object({
      title,
      content,
      isPublic: flag('isPublic').optional(),
      hasSpoilers: flag('hasSpoilers').optional(),
    }),
    gives: review,
    limit: { name: 'review-edit', max: 120, seconds: 600 },
  },
  'DELETE /api/kdrama-notes/{id}': {
    does: 'Deletes my review.',
    who: 'member',
    gives: done,
  },
} as const satisfies EndpointTable
