// The calls about public pages of members, following and blocking.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import {
  ACTIVITIES,
  ACTIVITY_CURSOR,
  ACTIVITY_PAGE,
  MOST_BLOCKED,
  MOST_FOLLOWED,
  SHOWN,
  type Shown,
} from '../public-pages.ts'
import { HALF_STARS } from '../watchlist.ts'
import { oneYear } from './diary.ts'
import { done, flag, id, moment } from './fields.ts'
import { oneOf } from './list-query.ts'
import { publicList } from './lists.ts'
import { relatedDrama } from './related.ts'
import { publicReview } from './reviews.ts'

const switches = z.object({
  /** anyone can open the page; the others count only then */
  isOn: flag('isOn'),
  /** search engines may list it */
  inSearch: flag('inSearch'),
  watching: flag('watching'),
  ratings: flag('ratings'),
  reviews: flag('reviews'),
  lists: flag('lists'),
  year: flag('year'),
} satisfies Record<Shown | 'isOn' | 'inSearch', z.ZodType>)
const ownPage = switches
  .extend({
    /** a moderator removed it: nobody else sees it */
    isRemoved: z.literal(true).optional(),
  })
  .meta({ id: 'OwnPublicPage' })
export type OwnPublicPage = z.infer<typeof ownPage>

const page = z
  .object({
    /** of the page, for a report */
    id,
    username: z.string(),
    shows: z.array(z.enum(SHOWN)),
    inSearch: z.boolean(),
    watching: z.array(relatedDrama).optional(),
    /** the current one, in UTC */
    year: oneYear.optional(),
    /** only with a session */
    isFollowed: z.boolean().optional(),
  })
  .meta({ id: 'PublicPage' })
export type PublicPage = z.infer<typeof page>

const by = {
  username: z.string(),
  /** null: an imported rating without a day */
  at: moment.nullable(),
  /** `before` for what follows this entry */
  cursor: z.string(),
}
const entry = z
  .discriminatedUnion('kind', [
    z.object({
      ...by,
      kind: z.literal('ratings'),
      drama: relatedDrama,
      /** in half stars */
      rating: z.int().min(1).max(HALF_STARS),
    }),
    z.object({ ...by, kind: z.literal('reviews'), review: publicReview }),
    z.object({ ...by, kind: z.literal('lists'), list: publicList }),
  ])
  .meta({ id: 'Activity' })
/** A rating, a review or a list of a member. */
export type ActivityEntry = z.infer<typeof entry>

const before = z
  .string()
  .regex(ACTIVITY_CURSOR, { error: 'before must be the cursor of an entry' })
  .meta({ pattern: ACTIVITY_CURSOR.source })
  .optional()
const names = z.array(z.object({ username: z.string() }))
const writing = { name: 'following', max: 60, seconds: 60 }

export const publicPagesApi = {
  'GET /api/members/{name}': {
    does: 'Returns the public page of a member. A page that is off is not found, as if there were no such member.',
    gives: page,
    personal: true,
    fails: ['not-found'],
  },
  'GET /api/members/{name}/activity': {
    does: `Lists what a member shows of their ratings, public reviews and public lists, newest first, ${ACTIVITY_PAGE} at a time. Optional: \`kind\`, and \`before\` (the \`cursor\` of the last entry).`,
    query: z.object({ kind: oneOf('kind', ACTIVITIES), before }),
    gives: z.array(entry),
    personal: true,
    fails: ['not-found'],
  },
  'PUT /api/members/{name}/follow': {
    does: `Follows a member who has a public page. Only you see whom you follow: at most ${MOST_FOLLOWED}.`,
    who: 'member',
    gives: done,
    fails: ['not-found', 'invalid', 'conflict'],
    limit: writing,
  },
  'DELETE /api/members/{name}/follow': {
    does: 'Stops following a member.',
    who: 'member',
    gives: done,
    limit: writing,
  },
  'PUT /api/members/{name}/block': {
    does: `Blocks a member: neither of you sees the other's public page or follows the other, and what they write is hidden from you. They don't learn of it. At most ${MOST_BLOCKED}.`,
    who: 'member',
    gives: done,
    fails: ['not-found', 'invalid', 'conflict'],
    limit: writing,
  },
  'DELETE /api/members/{name}/block': {
    does: 'Unblocks a member.',
    who: 'member',
    gives: done,
    limit: writing,
  },
  'GET /api/following': {
    does: 'Lists the members you follow whose pages are on, by name.',
    who: 'member',
    gives: names,
  },
  'GET /api/following/activity': {
    does: `Lists what the members you follow show now of their ratings, public reviews and public lists, newest first, ${ACTIVITY_PAGE} at a time. Optional: \`before\` (the \`cursor\` of the last entry).`,
    who: 'member',
    query: z.object({ before }),
    gives: z.array(entry),
  },
  'GET /api/blocked': {
    does: 'Lists the members you blocked, by name.',
    who: 'member',
    gives: names,
  },
  'GET /api/public-page': {
    does: 'Returns the switches of your public page. All are off at first.',
    who: 'member',
    gives: ownPage,
  },
  'PUT /api/public-page': {
    does: 'Changes the switches that are sent.',
    who: 'member',
    takes: switches.partial(),
    gives: ownPage,
    limit: { name: 'public-page', max: 60, seconds: 600 },
  },
} as const satisfies EndpointTable
