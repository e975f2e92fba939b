// The tables of what airs: when TMDB was asked about a drama, the days of its episodes, whom members follow, their calendars and weekly mails.
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'
import { createdAt, moment } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'
import { people } from '#server/people/table.ts'

export const airingDramas = pgTable(
  'airing_dramas',
  {
    dramaId: ofDrama().primaryKey(),
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
    dramaId: ofDrama(),
    season: smallint('season').notNull(),
    number: smallint('number').notNull(),
    /** in Korea's calendar */
    day: date('day').notNull(),
    isLast: boolean('is_last').notNull().default(false),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.dramaId, t.season, t.number] }), index('airing_episodes_day').on(t.day)],
)

export const followedPeople = pgTable(
  'followed_people',
  {
    memberId: ofMember(),
    /** as it was followed; merged_person() leads to the entry that is left */
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.personId] }),
    index('followed_people_person').on(t.personId, t.memberId),
  ],
)

/** No row: neither calendar nor weekly mail. */
export const airingMembers = pgTable(
  'airing_members',
  {
    memberId: ofMember().primaryKey(),
    /** sha256 of the secret in the address of the calendar */
    calendarHash: text('calendar_hash').unique(),
    calendarSince: moment('calendar_since'),
    weeklyMail: boolean('weekly_mail').notNull().default(false),
  },
  (t) => [index('airing_members_mailed').on(t.memberId).where(sql`weekly_mail`)],
)

/** The weekly mails: one a week, and what the link in each needs. */
export const airingMails = pgTable(
  'airing_mails',
  {
    /** sha256 of the token in the link that stops them */
    tokenHash: text('token_hash').primaryKey(),
    memberId: ofMember(),
    /** its Monday */
    week: date('week').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('airing_mails_week').on(t.memberId, t.week), index('airing_mails_created').on(t.createdAt)],
)
