// The tables for emails and device notifications about what is new.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ofMember, sessions } from '#server/auth/table.ts'
import { createdAt, moment } from '#server/db/columns.ts'

/** The links in emails about what is new. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    /** sha256 of the token in the link that stops them */
    tokenHash: text('token_hash').primaryKey(),
    memberId: ofMember(),
    createdAt: createdAt(),
  },
  (t) => [index('notice_mails_member').on(t.memberId), index('notice_mails_created').on(t.createdAt)],
)

/** Devices that get notifications. A row goes with its session. */
export const pushDevices = pgTable('push_devices', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** the address at the push service of the browser's maker */
  endpoint: text('endpoint').notNull().unique(),
  /** the keys of the browser, base64url: only it can read a message */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  pushedAt: moment('pushed_at'),
  createdAt: createdAt(),
})

/** The pair of keys that tells push services who sends (VAPID), made when first needed. One row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    /** base64url, as the public one */
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
)
