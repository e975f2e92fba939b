// The calls about members for admins: the list, the counters, and who is an admin.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { ADMIN_MOST, MEMBER_KINDS, MEMBER_SORTS, WEEKS_SHOWN } from '../members.ts'
import { id, moment } from './fields.ts'
import { oneOf, part, search } from './lists.ts'

const listed = z
  .object({
    id,
    username: z.string(),
    email: z.string().nullable(),
    ipAddress: z.string(),
    lastLoginAt: moment.nullable(),
    createdAt: moment,
    isAdmin: z.boolean(),
    suspendedAt: moment.nullable(),
  })
  .meta({ id: 'ListedMember' })
const found = { search, kind: oneOf('kind', MEMBER_KINDS) }

export const membersApi = {
  'GET /api/admin/users': {
    does: `The members, newest first, at most ${ADMIN_MOST.toLocaleString('en')}. With \`search\`, those whose name or email has these characters, or whose id it is; with \`limit\` and \`before\` (an id) or \`page\`, a part of them; with \`sort\`, in another order.`,
    who: 'admin',
    query: z.object({
      ...found,
      ...part,
      sort: oneOf('sort', MEMBER_SORTS),
      order: oneOf('order', ['asc', 'desc']),
    }),
    gives: z.array(listed),
  },
  'GET /api/admin/users/count': {
    does: 'How many members such a list has.',
    who: 'admin',
    query: z.object(found),
    gives: z.object({ count: z.int() }),
  },
  'PUT /api/admin/users/{id}': {
    does: 'Makes a member an admin, or an admin a member. The last admin who can sign in stays one.',
    who: 'admin',
    takes: z.object({ isAdmin: z.boolean({ error: 'isAdmin must be true or false' }) }),
    gives: listed,
    fails: ['conflict'],
  },
  'GET /api/admin/stats': {
    does: 'How many members there are, how many signed in this calendar month, how many are new in it and were in the last one. Months are those of UTC.',
    who: 'admin',
    gives: z.object({
      totalUsers: z.int(),
      activeUsers: z.int(),
      newUsersThisMonth: z.int(),
      newUsersLastMonth: z.int(),
    }),
  },
  'GET /api/admin/stats/weeks': {
    does: `Sign-ups, and members who came by, in each of the last ${WEEKS_SHOWN} weeks, oldest first. Weeks begin on Monday, in UTC.`,
    who: 'admin',
    gives: z.array(z.object({ week: z.iso.date(), signUps: z.int(), active: z.int() })),
  },
  'GET /api/admin/stats/most': {
    does: 'The articles that were read most, and the dramas that stand in most watchlists.',
    who: 'admin',
    gives: z.object({
      articles: z.array(z.object({ id, title: z.string(), views: z.int() })),
      dramas: z.array(z.object({ id, title: z.string(), count: z.int() })),
    }),
  },
  'GET /api/admin/desk': {
    does: 'How much waits for an admin: messages, reports, mails.',
    who: 'admin',
    gives: z.object({
      messages: z.int(),
      lateMessages: z.int(),
      reports: z.int(),
      waitingMails: z.int(),
      failedMails: z.int(),
      sendsMail: z.boolean(),
    }),
  },
} as const satisfies EndpointTable
