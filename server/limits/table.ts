// Counters of the rate limits, and fingerprints of what was just sent, so that a double click is one click.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#server/db/columns.ts'

export const rateCounters = pgTable(
  'rate_counters',
  {
    /** what is counted and for whom: "login:address:203.0.113.7" */
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_counters_window').on(t.windowStart)],
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
