// The watchlist table.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { moment } from '#server/db/columns.ts'
import { dramas } from '#server/dramas/table.ts'

export const watchlist = pgTable(
  'watchlist',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    dramaId: integer('drama_id')
      .notNull()
      .references(() => dramas.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull().defaultNow(),
    /** one of WATCH_STATUSES; the member decides, it never changes by itself */
    status: text('status'),
    episodesWatched: integer('episodes_watched'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.dramaId] }), index('watchlist_drama').on(t.dramaId)],
)
