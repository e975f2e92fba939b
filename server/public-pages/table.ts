// Public pages of members, and who follows whom.
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'

const off = (name: string) => boolean(name).notNull().default(false)

/** The switches of those who have touched one. */
export const publicPages = pgTable(
  'public_pages',
  {
    id: id(),
    memberId: ofMember().unique(),
    isOn: off('is_on'),
    inSearch: off('in_search'),
    watching: off('watching'),
    ratings: off('ratings'),
    reviews: off('reviews'),
    lists: off('lists'),
    year: off('year'),
    createdAt: createdAt(),
    /** hidden by a moderator; only its member sees it */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [index('public_pages_in_search').on(t.id).where(sql`is_on and in_search`)],
)

/** Known to the follower alone. */
export const follows = pgTable(
  'follows',
  { followerId: ofMember('follower_id'), followedId: ofMember('followed_id'), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.followerId, t.followedId] }), index('follows_followed').on(t.followedId)],
)

/** @param ids a query for the ids of those who are followed */
export const followersOf = (ids: SQL): SQL =>
  sql`select ${follows.followerId} from ${follows} where ${follows.followedId} in (${ids})`
