// The calls about what is new for a member: one list for each kind of notice.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { OUTCOMES, REPORT_AREAS } from '../moderation.ts'
import { MOST_DEVICES, MOST_NOTICES, NOTICE_KIND_NAMES, type NoticeKind } from '../notices.ts'
import { nextToAir } from './airing.ts'
import { done, id, moment, text } from './fields.ts'
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
/** What was decided about a report of the member's own. */
const decidedReport = z
  .object({
    id,
    area: z.enum(REPORT_AREAS),
    itemId: id,
    outcome: z.enum(OUTCOMES),
    decidedAt: moment,
  })
  .meta({ id: 'DecidedReport' })

/** What somebody whom the member follows has published. */
const published = z
  .object({
    kind: z.enum(['reviews', 'lists']),
    id,
    title: z.string(),
    by: z.string(),
    at: moment,
  })
  .meta({ id: 'Published' })
/** Episodes that air on one day. */
const aired = nextToAir.extend({ dramaId: id, title: z.string() }).meta({ id: 'Aired' })

const lists = {
  replies: z.array(replies),
  decisions: z.array(notice),
  reports: z.array(decidedReport),
  following: z.array(published),
  episodes: z.array(aired),
} satisfies Record<NoticeKind, z.ZodType>

const kind = z.enum(NOTICE_KIND_NAMES, {
  error: `kinds can name ${NOTICE_KIND_NAMES.join(', ')}`,
})
const notices = z.object({
  ...lists,
  /** false: the member does not want notices of this kind */
  kinds: z.object(
    Object.fromEntries(NOTICE_KIND_NAMES.map((name) => [name, z.boolean()])) as Record<
      NoticeKind,
      z.ZodBoolean
    >,
  ),
  /** null: this site sends no email, or the account has no address */
  byMail: z.boolean().nullable(),
  /** for `seenUntil`: what happens later is new again */
  asOf: moment,
})
export type Notices = z.infer<typeof notices>

const device = { name: 'notice-device', max: 30, seconds: 600 }

export const noticesApi = {
  'GET /api/notices': {
    does: `Lists what is new since you last said that you have seen it, at most ${MOST_NOTICES} of a kind: comments of others below posts you wrote or commented on, what moderators did to something you wrote, what came of your reports, what people you follow published, and which episodes aired of dramas you want to watch. The kinds following and episodes come only if you ask for them.`,
    who: 'member',
    gives: notices,
  },
  'PUT /api/notices': {
    does: 'Says that you have seen what was new until `seenUntil`, which kinds you want, or whether you want them by email too: at most one a day.',
    who: 'member',
    takes: z.object({
      seenUntil: z.iso.datetime({ error: 'seenUntil must be a moment, as asOf gives it' }).optional(),
      kinds: z
        .partialRecord(kind, z.boolean({ error: 'A kind in kinds must be true or false' }), {
          error: 'kinds must name kinds, each true or false',
        })
        .optional(),
      byMail: z.boolean({ error: 'byMail must be true or false' }).optional(),
    }),
    gives: done,
    fails: ['conflict'],
    limit: { name: 'notices', max: 120, seconds: 600 },
  },
  'POST /api/notices/emails/stop/{token}': {
    does: 'Stops the kind of email whose link has this token: about what is new, or about what airs this week (RFC 8058). It needs no session.',
    gives: done,
    fails: ['not-found'],
    limit: { name: 'stop-email', max: 60, seconds: 600, per: 'address' },
  },
  'GET /api/notices/device': {
    does: 'Says whether the device of this session gets notifications (Web Push), and gives the public key that a browser needs for them.',
    who: 'member',
    gives: z.object({ isOn: z.boolean(), key: z.string() }),
  },
  'PUT /api/notices/device': {
    does: `Sends notifications to the device of this session. The browser gives the address of its push service and two keys. At most ${MOST_DEVICES} devices: one more replaces the oldest. Signing out stops them.`,
    who: 'member',
    takes: z.object({
      endpoint: text(LIMITS.url, 'The address of the push service'),
      p256dh: text(100, 'p256dh'),
      auth: text(50, 'auth'),
    }),
    gives: done,
    limit: device,
  },
  'DELETE /api/notices/device': {
    does: 'Stops notifications on the device of this session.',
    who: 'member',
    gives: done,
    limit: device,
  },
} as const satisfies EndpointTable
