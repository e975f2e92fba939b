// Members, their sessions, and the one-time links and flows of signing in.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

export const members = pgTable(
  'members',
  {
    id: id(),
    username: text('username').notNull(),
    /** the username with case and look-alike letters folded: two names that look the same are one name */
    usernameFolded: text('username_folded').notNull(),
    email: text('email'),
    passwordHash: text('password_hash'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** subject at the external identity provider */
    replitId: text('replit_id'),
    /** the part of the world of the last sign-in: "Asia-Pacific"; before November 2026 a /24 or /48 */
    ipAddress: text('ip_address'),
    lastLoginAt: moment('last_login_at'),
    suspendedAt: moment('suspended_at'),
    /** what is new for them is later than this */
    noticesSeenAt: moment('notices_seen_at').notNull().defaultNow(),
    /** whether they want to be told of each kind of notice */
    tellsReplies: boolean('tells_replies').notNull().default(true),
    tellsDecisions: boolean('tells_decisions').notNull().default(true),
    tellsReports: boolean('tells_reports').notNull().default(true),
    tellsFollowing: boolean('tells_following').notNull().default(false),
    tellsEpisodes: boolean('tells_episodes').notNull().default(false),
    /** at most one email a day about what is new */
    noticeMail: boolean('notice_mail').notNull().default(false),
    noticesMailedAt: moment('notices_mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('members_email').on(sql`lower(${t.email})`),
    uniqueIndex('members_username').on(t.usernameFolded),
    uniqueIndex('members_replit_id').on(t.replitId),
    index('members_created').on(t.createdAt),
    // the admins' list
    index('members_by_name').on(sql`lower(${t.username})`),
    index('members_last_login').on(t.lastLoginAt.desc().nullsLast()),
    index('members_search').using(
      'gin',
      sql`lower(username) gin_trgm_ops, username_folded gin_trgm_ops, lower(email) gin_trgm_ops`,
    ),
  ],
)

/** The column of a member whose rows these are: deleted with the account. */
export const ofMember = (name = 'member_id') =>
  integer(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** sha256 of the token; the token itself is never stored */
    tokenHash: text('token_hash').notNull().unique(),
    memberId: ofMember(),
    /** "Firefox on Windows": what the member recognises it by */
    device: text('device'),
    ipAddress: text('ip_address'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expires').on(t.expiresAt)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: ofMember(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('password_resets_member').on(t.memberId)],
)

/** One sign-in through the external provider, between the redirect there and the callback. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** sha256 of the value that the browser keeps in a cookie */
    browserHash: text('browser_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sign_in_flows_expires').on(t.expiresAt)],
)
