// The calls about members for admins: the list, the counters, and who is an admin.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { formatNumber } from '../in-words.ts'
import { ADMIN_MOST, MEMBER_KINDS, MEMBER_SORT_NAMES, WEEKS_SHOWN } from '../members.ts'
import { REPORT_AREAS } from '../moderation.ts'
import { id, moment } from './fields.ts'
import { oneOf, part, search } from './list-query.ts'

const listed = z
  .object({
    id,
    username: z.string(),
    email: z.string().nullable(),
    /** where the last sign-in came from: a part of the world, never an address. Empty when it is not known */
    ipAddress: z.string(),
    /** null: never */
    lastLoginAt: moment.nullable(),
    createdAt: moment,
    isAdmin: z.boolean(),
    /** null: may sign in */
    suspendedAt: moment.nullable(),
  })
  .meta({ id: 'ListedMember' })
/** One member in the admins' list. */
export type ListedMember = z.infer<typeof listed>

const stats = z.object({
  totalUsers: z.int(),
  /** signed in this calendar month */
  activeUsers: z.int(),
  newUsersThisMonth: z.int(),
  newUsersLastMonth: z.int(),
})
/** Months and weeks are those of UTC, for everybody and on every machine. */
export type MemberStats = z.infer<typeof stats>

const week = z.object({
  week: z.iso.date(),
  signUps: z.int(),
  /** used the site while signed in */
  active: z.int(),
})
/** One week, named by its Monday. */
export type MemberWeek = z.infer<typeof week>

const most = z.object({
  articles: z.array(z.object({ id, title: z.string(), views: z.int() })),
  dramas: z.array(z.object({ id, title: z.string(), count: z.int() })),
})
/** The most read articles, and the dramas in the most watchlists. */
export type MostLiked = z.infer<typeof most>

const desk = z.object({
  /** messages that are not done, without corrections */
  messages: z.int(),
  /** of these, older than the promised time */
  lateMessages: z.int(),
  /** reported items without a decision */
  reports: z.int(),
  /** open corrections by readers */
  corrections: z.int(),
  waitingMails: z.int(),
  failedMails: z.int(),
  /** false: no mail server is configured, messages are only stored */
  sendsMail: z.boolean(),
})
/** What waits for an admin. */
export type Desk = z.infer<typeof desk>

const overview = z.object({
  /** what anyone can read, newest first */
  latest: z.array(
    z.object({
      area: z.enum(REPORT_AREAS),
      itemId: id,
      /** the post or article that a comment stands below */
      placeId: id.nullable(),
      /** the title, or the text of a comment */
      text: z.string(),
      /** null: a guest, or a member who left */
      author: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  /** given up, emails apart */
  failedJobs: z.array(z.object({ kind: z.string(), lastError: z.string().nullable(), failedAt: moment })),
  /** what names an uploaded picture that has been deleted */
  missingPictures: z.array(z.object({ area: z.enum(['drama', 'article', 'place']), id, title: z.string() })),
})
/** What was written lately, and what broke. */
export type Overview = z.infer<typeof overview>

const found = { search, kind: oneOf('kind', MEMBER_KINDS) }

export const membersApi = {
  'GET /api/admin/users': {
    does: `Lists members, newest first, at most ${formatNumber(ADMIN_MOST)}. \`search\` looks in names, emails and ids; \`limit\` and \`before\` (an id) or \`page\` return a part; \`sort\` orders them.`,
    who: 'admin',
    query: z.object({
      ...found,
      ...part,
      sort: oneOf('sort', MEMBER_SORT_NAMES),
      order: oneOf('order', ['asc', 'desc']),
    }),
    gives: z.array(listed),
  },
  'GET /api/admin/users/count': {
    does: 'Counts the members of such a list.',
    who: 'admin',
    query: z.object(found),
    gives: z.object({ count: z.int() }),
  },
  'PUT /api/admin/users/{id}': {
    does: 'Makes a member an admin, or an admin a member. The last admin who can sign in stays an admin.',
    who: 'admin',
    takes: z.object({ isAdmin: z.boolean({ error: 'isAdmin must be true or false' }) }),
    gives: listed,
    fails: ['conflict'],
  },
  'GET /api/admin/stats': {
    does: 'Counts all members, those who signed in this calendar month, and the new ones of this month and the last. Months are in UTC.',
    who: 'admin',
    gives: stats,
  },
  'GET /api/admin/stats/weeks': {
    does: `Counts sign-ups and active members in each of the last ${WEEKS_SHOWN} weeks, oldest first. Weeks begin on Monday, in UTC.`,
    who: 'admin',
    gives: z.array(week),
  },
  'GET /api/admin/stats/most': {
    does: 'Lists the most read articles and the dramas in the most watchlists.',
    who: 'admin',
    gives: most,
  },
  'GET /api/admin/desk': {
    does: 'Counts what needs an admin: messages, reports and emails.',
    who: 'admin',
    gives: desk,
  },
  'GET /api/admin/overview': {
    does: 'Lists what people wrote last, jobs that were given up, and content whose picture is missing.',
    who: 'admin',
    gives: overview,
  },
} as const satisfies EndpointTable
