// How often index dramas are looked at: one row a visitor, drama and day, and the sum of all days.
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofDrama } from '#server/dramas/table.ts'

/** Of today only; like article_readers. */
export const dramaReaders = pgTable(
  'drama_readers',
  {
    dramaId: ofDrama(),
    day: date('day').notNull(),
    /** keyed hash of the address with a key that changes daily: not an address */
    visitor: text('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dramaId, t.day, t.visitor] }), index('drama_readers_day').on(t.day)],
)

export const dramaViews = pgTable('drama_views', {
  dramaId: ofDrama().primaryKey(),
  views: integer('views').notNull(),
})
