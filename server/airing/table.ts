// The tables of what airs: when TMDB was asked about a drama, and the days of its episodes.
import { boolean, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'
import { dramas } from '#server/dramas/table.ts'

const dramaId = () =>
  integer('drama_id')
    .notNull()
    .references(() => dramas.id, { onDelete: 'cascade' })

export const airingDramas = pgTable(
  'airing_dramas',
  {
    dramaId: dramaId().primaryKey(),
    /** the drama of TMDB that was asked about; null: an admin says that TMDB does not have it */
    tmdbId: integer('tmdb_id'),
    /** the last answer; null: none yet */
    checkedAt: moment('checked_at'),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** in a row */
    failures: smallint('failures').notNull().default(0),
  },
  (t) => [index('airing_dramas_due').on(t.dueAt)],
)

export const airingEpisodes = pgTable(
  'airing_episodes',
  {
    dramaId: dramaId(),
    season: smallint('season').notNull(),
    number: smallint('number').notNull(),
    /** in Korea's calendar */
    day: date('day').notNull(),
    isLast: boolean('is_last').notNull().default(false),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.dramaId, t.season, t.number] }), index('airing_episodes_day').on(t.day)],
)
