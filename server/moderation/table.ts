// Reports by members, whom they blocked, and the log of what moderators did.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members, ofMember } from '#server/auth/table.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'

export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** 'post', 'post-comment', 'news-comment', 'review', 'list' or 'member-page' */
    area: text('area').notNull(),
    itemId: integer('item_id').notNull(),
    reporterId: integer('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    /** 'kept' or 'removed' once decided */
    outcome: text('outcome'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.area, t.itemId, t.reporterId),
    index('reports_reporter').on(t.reporterId, t.decidedAt),
    index('reports_open').on(t.createdAt).where(sql`outcome is null`),
  ],
)

/** Who blocked whom, known to the blocker alone. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: ofMember('blocker_id'),
    blockedId: ofMember('blocked_id'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('blocks_blocked').on(t.blockedId)],
)

/** Append-only: rows are never changed or deleted. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id(),
    moderatorId: integer('moderator_id').references(() => members.id, { onDelete: 'set null' }),
    moderatorName: text('moderator_name').notNull(),
    /** 'removed', 'kept', 'suspended', 'restored', 'made-admin', 'unmade-admin' ... */
    action: text('action').notNull(),
    area: text('area').notNull(),
    itemId: integer('item_id').notNull(),
    /** whose item it was: they may read the outcome */
    authorId: integer('author_id').references(() => members.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('moderation_log_author').on(t.authorId, t.id)],
)
