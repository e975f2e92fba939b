// The calls about what is new for a member: replies in the community, and decisions of moderators.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { MOST_NOTICES } from '../notices.ts'
import { done, id, moment } from './fields.ts'
import { notice } from './moderation.ts'

/** New comments below one post. */
const replies = z
  .object({
    postId: id,
    title: z.string(),
    /** comments of others since the member's own last one */
    count: z.number().int(),
    /** who wrote the latest; null: a member who left */
    latestBy: z.string().nullable(),
    latestAt: moment,
  })
  .meta({ id: 'Replies' })
const notices = z.object({
  replies: z.array(replies),
  decisions: z.array(notice),
  /** false: the member does not want to be told of replies */
  tellsReplies: z.boolean(),
  /** for `seenUntil`: what happens later is new again */
  asOf: moment,
})
export type Notices = z.infer<typeof notices>

export const noticesApi = {
  'GET /api/notices': {
    does: `Lists what is new since you last said that you have seen it: comments of others below posts you wrote or commented on (at most ${MOST_NOTICES} posts), and what moderators did to something you wrote.`,
    who: 'member',
    gives: notices,
  },
  'PUT /api/notices': {
    does: 'Says that you have seen what was new until `seenUntil`, or whether you want to be told of replies.',
    who: 'member',
    takes: z.object({
      seenUntil: z.iso.datetime({ error: 'seenUntil must be a moment, as asOf gives it' }).optional(),
      tellsReplies: z.boolean({ error: 'tellsReplies must be true or false' }).optional(),
    }),
    gives: done,
    limit: { name: 'notices', max: 120, seconds: 600 },
  },
} as const satisfies EndpointTable
