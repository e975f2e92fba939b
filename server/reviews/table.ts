// Reviews, called kdrama-notes in the API.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { members, ofMember } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt } from '#server/db/columns.ts'
import { titleKey } from './title-key.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** the title as it is compared with the names of dramas */
    titleKey: text('title_key').generatedAlwaysAs(titleKey('title')),
    content: text('content').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    hasSpoilers: boolean('has_spoilers').notNull().default(false),
    /** whether its writer lets their rating stand beside their name: ratings are private otherwise */
    showsRating: boolean('shows_rating').notNull().default(false),
    /** how its writer rates the drama, in half stars; 0 if they have not or do not show it. Derived from watchlists by the database */
    rating: smallint('rating').notNull().default(0),
    /** how many found it helpful. Counted by the database */
    helpful: integer('helpful').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** hidden by a moderator; only its writer sees it */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    index('reviews_member').on(t.memberId, t.id),
    index('reviews_of_member').on(t.memberId, t.createdAt, t.id).where(sql`is_public`),
    index('reviews_public').on(t.id).where(sql`is_public`),
    index('reviews_drama').on(t.titleKey, t.id).where(sql`is_public`),
    // Scanned backwards, as posts_top is.
    index('reviews_highest').on(t.rating, t.id).where(sql`is_public`),
    index('reviews_helpful').on(t.helpful, t.id).where(sql`is_public`),
  ],
)

/** Who found which review helpful. Only the count is public. */
export const helpfulMarks = pgTable(
  'helpful_marks',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: ofMember(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.memberId] }), index('helpful_marks_member').on(t.memberId)],
)
