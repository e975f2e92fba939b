// The table of form submissions.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { dramas } from '#server/dramas/table.ts'

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    /** 'feedback', 'contact', 'experiential' or 'correction' */
    form: text('form').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    /** all fields as sent */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** of a correction: the drama, and the topic of the comfort guide that it lacks */
    dramaId: integer('drama_id').references(() => dramas.id, { onDelete: 'set null' }),
    topic: text('topic'),
    /** of a correction: its writer, if signed in, and a salted hash of the coarse network it came from */
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    origin: text('origin'),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => members.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('submissions_created').on(t.createdAt),
    index('submissions_open_topics')
      .on(t.dramaId, t.topic)
      .where(sql`${t.topic} is not null and ${t.doneAt} is null`),
    index('submissions_open_origins')
      .on(t.origin)
      .where(sql`${t.origin} is not null and ${t.doneAt} is null`),
  ],
)

/** One row, locked by each report: what networks are hashed with, so that origins cannot be found by trying. */
export const originSalt = pgTable('origin_salt', {
  one: boolean('one').primaryKey().default(true),
  salt: text('salt').notNull().default(sql`gen_random_uuid()`),
})
