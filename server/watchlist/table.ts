// The watchlist table.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'
import { moment } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'

export const watchlist = pgTable(
  'watchlist',
  {
    memberId: ofMember(),
    dramaId: ofDrama(),
    addedAt: moment('added_at').notNull().defaultNow(),
    /** one of WATCH_STATUSES; the member decides, it never changes by itself */
    status: text('status'),
    episodesWatched: integer('episodes_watched'),
    /** in half stars */
    ownRating: smallint('rating'),
    /** when the rating was given. Set by the database; what an import brings without a day is from 1970 */
    ratedAt: moment('rated_at'),
    /** it was finished before, and is watched again */
    rewatch: boolean('rewatch').notNull().default(false),
    /** when one of these was noted last */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.dramaId] }),
    index('watchlist_drama').on(t.dramaId),
    index('watchlist_rated').on(t.memberId, t.ratedAt, t.dramaId).where(sql`rating is not null`),
    index('watchlist_ratings').on(t.dramaId, t.ownRating).where(sql`rating is not null`),
  ],
)
