// Counters of the rate limits, and fingerprints of what was just sent, so that a double click is one click.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#server/db/columns.ts'

export const rateCounters = pgTable(
  'rate_counters',
  {
    /** what is counted, and a hash of for whom: "login:5f2c..." */
    key: text('key').primaryKey(),
    /** the first of the counted ones */
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [index('rate_counters_window').on(t.windowStart)],
)

export const recentSubmissions = pgTable(
  'recent_submissions',
  {
    /** hash of who, where and what */
    fingerprint: text('fingerprint').primaryKey(),
    /** the id of what was stored the first time */
    itemId: integer('item_id'),
    createdAt: createdAt(),
  },
  (t) => [index('recent_submissions_created').on(t.createdAt)],
)
