// The calls about one's own account: signing in and out, the password, the sessions, the data, leaving.
import { z } from 'zod'
import {
  isTooLong,
  passwordProblem,
  tidyUsername,
  tooLong,
  usernameProblem,
  WRONG_PASSWORDS,
} from '../auth.ts'
import type { EndpointTable } from '../endpoint.ts'
import { BODY_LIMIT, LIMITS } from '../limits.ts'
import { done, email, id, moment, text, words } from './fields.ts'

const member = z
  .object({
    id,
    username: z.string(),
    email: z.string().nullable(),
    isAdmin: z.boolean(),
    createdAt: moment,
    /** only on accounts that signed in through the external provider */
    replitId: z.string().optional(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof member>

const signedIn = z.object({ token: z.string(), user: member }).meta({ id: 'SignedIn' })
/** What signing in answers. The token goes into local storage, under `auth_token`. */
export type SignedIn = z.infer<typeof signedIn>

const session = z
  .object({
    id,
    /** "Firefox on Windows" */
    device: z.string(),
    /** coarse: the last part is left out */
    ipAddress: z.string().nullable(),
    createdAt: moment,
    /** at most five minutes old */
    lastSeenAt: moment,
    expiresAt: moment,
    /** the session that asks */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
/** One place where a member is signed in. */
export type MemberSession = z.infer<typeof session>

/** A password that is being chosen: kept exactly as typed. */
const newPassword = (label: string) =>
  text(BODY_LIMIT, label, `${label} is required`)
    .superRefine((value, context) => {
      const problem = passwordProblem(value, label)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .meta({ format: 'password', minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax })
/** The input of an existing password. One too long is refused before it costs a hash. */
const passwordInput = (label: string) =>
  text(BODY_LIMIT, label, `${label} is required`)
    .min(1, { error: `${label} is required` })
    .refine((value) => !isTooLong(value), { error: tooLong(label) })
    .meta({ format: 'password', maxLength: LIMITS.passwordMax })
const username = text(LIMITS.name, 'Username', 'Username is required')
  .transform(tidyUsername)
  .superRefine((value, context) => {
    const problem = usernameProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ minLength: LIMITS.usernameMin })

const rows = z.array(z.record(z.string(), z.unknown()))
const myData = z
  .object({
    exportedAt: moment,
    account: z.record(z.string(), z.unknown()),
    sessions: rows,
    reviews: rows,
    watchlist: rows,
    diary: rows,
    pushDevices: rows,
    noticeMails: rows,
    lists: rows,
    followedPeople: rows,
    whatAirs: rows,
    posts: rows,
    postComments: rows,
    newsComments: rows,
    votes: rows,
    helpful: rows,
    publicPage: rows,
    following: rows,
    blocked: rows,
    savedLists: rows,
    keptLines: rows,
    activeWeeks: rows,
    reports: rows,
    moderation: rows,
    forms: rows,
    mails: rows,
    uploads: rows,
    changes: rows,
  })
  .meta({ id: 'MyData' })

export const authApi = {
  'POST /api/auth/register': {
    does: 'Creates an account and signs in. The username is the part of the email before the @.',
    takes: z.object({ email, password: newPassword('Password') }),
    gives: signedIn,
    status: 201,
    fails: ['forbidden', 'conflict', 'unavailable'],
    limit: { name: 'register', max: 60, seconds: 600, per: 'address' },
  },
  'POST /api/auth/login': {
    does: `Signs in with email or username. After ${WRONG_PASSWORDS.max} wrong passwords in ${WRONG_PASSWORDS.seconds / 60} minutes, further tries are refused until that time is over. Existing sessions continue.`,
    takes: z.object({ identifier: words(LIMITS.email, 'Email'), password: passwordInput('Password') }),
    gives: signedIn,
    fails: ['unauthorized', 'forbidden', 'unavailable'],
    limit: { name: 'login', max: 60, seconds: 300, per: 'address' },
  },
  'GET /api/auth/me': { does: 'Returns the signed-in user.', who: 'member', gives: member },
  'POST /api/auth/logout': {
    does: 'Ends the current session.',
    who: 'member',
    gives: done,
  },
  'POST /api/auth/token': {
    does: 'Returns the token of the session in the cookie, after a sign-in through the external provider. For pages of this site only; an Authorization header is ignored.',
    gives: signedIn,
    fails: ['unauthorized', 'forbidden'],
    limit: { name: 'token', max: 60, seconds: 300, per: 'address' },
  },
  'PUT /api/auth/change-password': {
    does: 'Changes your password and ends all your other sessions.',
    who: 'member',
    takes: z.object({
      currentPassword: passwordInput('Current password'),
      newPassword: newPassword('New password'),
    }),
    gives: done,
    fails: ['wrong-password', 'conflict', 'unavailable'],
    limit: { name: 'change-password', max: 10, seconds: 600 },
  },
  'PUT /api/auth/profile': {
    does: 'Changes your username. Names that look alike count as the same name.',
    who: 'member',
    takes: z.object({ username }),
    gives: member,
    fails: ['conflict'],
    limit: { name: 'profile', max: 30, seconds: 3_600 },
  },
  'GET /api/auth/sessions': {
    does: 'Lists your sessions, most recently used first.',
    who: 'member',
    gives: z.array(session),
  },
  'DELETE /api/auth/sessions': {
    does: 'Ends all your other sessions.',
    who: 'member',
    gives: done,
  },
  'DELETE /api/auth/sessions/{id}': {
    does: 'Ends one of your sessions.',
    who: 'member',
    gives: done,
  },
  'POST /api/auth/forgot-password': {
    does: 'Emails a link for choosing a new password, if the account exists. The answer is the same either way; `mailed` is false if the site cannot send email.',
    takes: z.object({ email }),
    gives: z.object({ success: z.literal(true), mailed: z.boolean(), message: z.string() }),
    limit: { name: 'forgot-password', max: 10, seconds: 600, per: 'address' },
  },
  'POST /api/auth/reset-password': {
    does: 'Sets a new password with the token from such a link. The token works once, and every session ends.',
    takes: z.object({ token: words(LIMITS.name, 'Token'), password: newPassword('Password') }),
    gives: done,
    fails: ['unavailable'],
    limit: { name: 'reset-password', max: 20, seconds: 600, per: 'address' },
  },
  'GET /api/auth/my-data': {
    does: 'Returns all data the site stores about you.',
    who: 'member',
    gives: myData,
    limit: { name: 'my-data', max: 20, seconds: 3_600 },
  },
  'DELETE /api/auth/account': {
    does: 'Deletes your account. Your public posts, comments and reviews are either kept without your name or deleted too. An account without a password must have signed in within the last 10 minutes.',
    who: 'member',
    takes: z.object({
      password: passwordInput('Password').optional(),
      posts: z.enum(['keep', 'remove'], { error: 'posts must be keep or remove' }),
    }),
    gives: done,
    fails: ['wrong-password', 'conflict', 'unavailable'],
    limit: { name: 'delete-account', max: 10, seconds: 600 },
  },
  'POST /api/admin/users/{id}/reset-link': {
    does: 'Creates a link with which a member can set a new password. The admin passes it on.',
    who: 'admin',
    gives: z.object({ url: z.string(), expiresAt: moment }),
    status: 201,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
