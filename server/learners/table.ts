// The table of saved Korean lines, each with its spaced-repetition card.
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'
import { createdAt, moment } from '#server/db/columns.ts'

export const savedLines = pgTable(
  'kept_lines',
  {
    memberId: ofMember(),
    /** which of the site's lines */
    line: text('line').notNull(),
    /** the FSRS card as ts-fsrs keeps it */
    card: jsonb('card').$type<Record<string, unknown>>().notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.line] }), index('kept_lines_due').on(t.memberId, t.dueAt)],
)
