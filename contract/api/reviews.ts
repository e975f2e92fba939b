// The calls about reviews, here called kdrama-notes.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'
import { CONTENT_MISSING, TITLE_MISSING } from '../review-rules.ts'
import { IMPORT_REVIEWS, MOST_REVIEWS, REVIEW_SORTS } from '../reviews.ts'
import { HALF_STARS, IMPORT_BODY } from '../watchlist.ts'
import { authorHasPage, done, flag, id, many, moment, words } from './fields.ts'
import { cursorIn, oneOf, wholeNumber } from './list-query.ts'

export const review = z
  .object({
    id,
    userId: id,
    title: z.string(),
    content: z.string(),
    isPublic: z.boolean(),
    /** readers see the text only after they ask for it */
    hasSpoilers: z.boolean(),
    /** whether your rating of the drama stands beside your name while the review is public */
    showsRating: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Review' })
/** A review as its writer sees it. */
export type Review = z.infer<typeof review>

export const publicReview = z
  .object({
    id,
    title: z.string(),
    /** absent in lists when there are spoilers in it: the text travels only to those who ask */
    content: z.string().optional(),
    hasSpoilers: z.boolean(),
    authorUsername: z.string(),
    authorHasPage,
    /** how its writer rates the drama, in half stars; absent if they have not, or do not show it */
    authorRating: z.int().min(1).max(HALF_STARS).optional(),
    /** how many members found it helpful */
    helpful: z.int(),
    /** only with a session: whether one is among them */
    userHelpful: z.boolean().optional(),
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
const helpful = { name: 'helpful', max: 60, seconds: 60 }
const KEEP = ['reviews', 'dramas', 'ratings', 'members'] as const

const when = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must look like 2026-01-31T12:00:00.000Z` })
    .nullable()
    .default(null)
const imported = z.object({
  title,
  content,
  hasSpoilers: flag('hasSpoilers').default(false),
  showsRating: flag('showsRating').default(false),
  createdAt: when('createdAt'),
  updatedAt: when('updatedAt'),
})
/** A review that was written elsewhere, or here before. */
export type ImportedReview = z.infer<typeof imported>

export const reviewsApi = {
  'GET /api/kdrama-notes/public': {
    does: `Lists public reviews, newest first, at most ${MOST_REVIEWS}. \`sort\` puts those first that their writers rated highest, or that most members found helpful. For pages, use \`limit\` and \`before\`: the id of the last review, preceded by its rating (0 without one) or its \`helpful\` in these orders ("7.1024"). \`drama\` keeps those of one drama. Texts with spoilers are left out, and so are reviews that you reported or that members you blocked wrote.`,
    query: z.object({
      limit: wholeNumber('limit', 100),
      sort: oneOf('sort', REVIEW_SORTS).default('newest'),
      before: cursorIn('before', 'a review'),
      drama: wholeNumber('drama', LARGEST_ID),
    }),
    gives: z.array(publicReview),
    keep: KEEP,
    personal: true,
  },
  'GET /api/kdrama-notes/public/{id}': {
    does: 'Returns a public review with its text. `spoilers=hide` leaves out a text with spoilers.',
    query: z.object({ spoilers: oneOf('spoilers', ['show', 'hide']) }),
    gives: publicReview,
    keep: KEEP,
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
      showsRating: flag('showsRating').default(false),
    }),
    gives: review,
    status: 201,
    limit: { name: 'review', max: 30, seconds: 600 },
  },
  'POST /api/kdrama-notes/import': {
    does: 'Adds many reviews, which are private, and returns what became of each. One is already there if a review of yours has its title and its text.',
    who: 'member',
    takes: z.object({ reviews: many(imported, IMPORT_REVIEWS, 'reviews') }),
    gives: z.array(z.object({ result: z.enum(['added', 'already']) })),
    limit: { name: 'reviews-import', max: 60, seconds: 600 },
    bodyLimit: IMPORT_BODY,
  },
  'PUT /api/kdrama-notes/{id}': {
    does: 'Changes the fields of your review that are sent.',
    who: 'member',
    takes: z.object({
      title,
      content,
      isPublic: flag('isPublic').optional(),
      hasSpoilers: flag('hasSpoilers').optional(),
      showsRating: flag('showsRating').optional(),
    }),
    gives: review,
    limit: { name: 'review-edit', max: 120, seconds: 600 },
  },
  'DELETE /api/kdrama-notes/{id}': {
    does: 'Deletes your review.',
    who: 'member',
    gives: done,
  },
  'POST /api/kdrama-notes/public/{id}/helpful': {
    does: "Says that somebody else's public review is helpful. Saying it twice changes nothing.",
    who: 'member',
    gives: publicReview,
    fails: ['forbidden'],
    limit: helpful,
  },
  'DELETE /api/kdrama-notes/public/{id}/helpful': {
    does: 'Takes that back.',
    who: 'member',
    gives: publicReview,
    fails: ['forbidden'],
    limit: helpful,
  },
} as const satisfies EndpointTable
