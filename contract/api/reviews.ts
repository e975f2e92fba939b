// The calls about reviews, here called kdrama-notes.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'
import { CONTENT_MISSING, TITLE_MISSING } from '../review-rules.ts'
import { MOST_REVIEWS } from '../reviews.ts'
import { done, id, moment, words } from './fields.ts'
import { oneOf, wholeNumber } from './list-query.ts'

const review = z
  .object({
    id,
    userId: id,
    title: z.string(),
    content: z.string(),
    isPublic: z.boolean(),
    /** readers see the text only after they ask for it */
    hasSpoilers: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Review' })
/** A review as its writer sees it. */
export type Review = z.infer<typeof review>

const publicReview = z
  .object({
    id,
    title: z.string(),
    /** absent in lists when there are spoilers in it: the text travels only to those who ask */
    content: z.string().optional(),
    hasSpoilers: z.boolean(),
    authorUsername: z.string(),
    /** the drama that the title means, where it is in the catalogue */
    dramaId: id.optional(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'PublicReview' })
/** A public review as everyone sees it. */
export type PublicReview = z.infer<typeof publicReview>

const title = words(LIMITS.title, 'Drama Title', TITLE_MISSING)
const content = words(LIMITS.review, 'Review content', CONTENT_MISSING)
const flag = (label: string) => z.boolean({ error: `${label} must be true or false` })

export const reviewsApi = {
  'GET /api/kdrama-notes/public': {
    does: `Lists public reviews, newest first, at most ${MOST_REVIEWS}. Optional: \`limit\`, \`before\` (older than this review) and \`drama\`. Texts with spoilers and reviews you reported are left out.`,
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
    does: 'Returns a public review with its text. `spoilers=hide` leaves out a text with spoilers.',
    query: z.object({ spoilers: oneOf('spoilers', ['show', 'hide']) }),
    gives: publicReview,
    keep: ['reviews', 'dramas'],
    personal: true,
  },
  'GET /api/kdrama-notes/user/{userId}': {
    does: 'Lists your own reviews, newest first.',
    who: 'member',
    gives: z.array(review),
    fails: ['forbidden'],
  },
  'POST /api/kdrama-notes': {
    does: 'Creates a review. It is private unless `isPublic` is true.',
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
    does: 'Changes the fields of your review that are sent.',
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
    does: 'Deletes your review.',
    who: 'member',
    gives: done,
  },
} as const satisfies EndpointTable
