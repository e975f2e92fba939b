// What people sent through the three forms: stored before they are told "sent".
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    /** 'feedback', 'contact' or 'experiential' */
    form: text('form').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    /** all fields as sent */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => members.id, { onDelete: 'set null' }),
  },
  (t) => [index('submissions_created').on(t.createdAt)],
)
