// The table of jobs: mails to send, files to delete, the refresh of where to watch and of what airs.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** what it is about, where there is one such job at a time */
    key: text('key'),
    payload: jsonb('payload').$type<object>().notNull().default({}),
    runAt: moment('run_at').notNull().defaultNow(),
    /** until then an instance is at it; if that one ends, another takes over afterwards */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** of a kind whose jobs stay when they are done */
    doneAt: moment('done_at'),
    /** when it was given up */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('jobs_key').on(t.kind, t.key),
    index('jobs_due').on(t.kind, t.runAt).where(sql`done_at is null and failed_at is null`),
  ],
)
