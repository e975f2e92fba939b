// The tables of "where to watch": which drama of TMDB a drama is, and its offers by country.
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Offers } from '#contract/where-to-watch.ts'
import { moment } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'

export const tmdbMatches = pgTable(
  'tmdb_matches',
  {
    dramaId: ofDrama().primaryKey(),
    /** null: TMDB has no drama, or several, with this title and year */
    tmdbId: integer('tmdb_id'),
    matchedBy: text('matched_by').$type<'source' | 'search' | 'admin'>(),
    /** the last answer about its offers; null: its offers are not known */
    checkedAt: moment('checked_at'),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** in a row */
    failures: smallint('failures').notNull().default(0),
  },
  (t) => [index('tmdb_matches_due').on(t.dueAt)],
)

export const watchOffers = pgTable(
  'watch_offers',
  {
    dramaId: ofDrama(),
    country: text('country').notNull(),
    offers: jsonb('offers').$type<Offers>().notNull(),
    /** its platforms as addresses name them: "disney", "appletv" */
    slugs: text('slugs').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dramaId, t.country] }),
    // distinct countries, and the dramas of a country
    index('watch_offers_country').on(t.country, t.dramaId),
  ],
)
