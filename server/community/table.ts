// Posts, votes and comments of the community.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { members, ofMember } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt } from '#server/db/columns.ts'

/** What is searched. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Characters that separate words here, though PostgreSQL would join them ("romance/comedy" is a path to it). */
const PARTING = './\\-_@:+~&=?#%*$<>()[]{}|^,;!"'
const searched = sql.raw(
  `to_tsvector('simple', search_text(translate(title || ' ' || content, '${PARTING}', '${' '.repeat(PARTING.length)}')))`,
)

export const posts = pgTable(
  'posts',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** null: written by a member who left, or by the site */
    authorId: integer('author_id').references(() => members.id, { onDelete: 'set null' }),
    /** the welcome, which the site itself posts */
    bySite: boolean('by_site').notNull().default(false),
    /** updated in the same transaction as post_votes and post_comments */
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** hidden by a moderator */
    hiddenAt: moment('hidden_at'),
    search: searchVector('search').generatedAlwaysAs(searched),
  },
  (t) => [
    index('posts_author').on(t.authorId),
    // Scanned backwards for "highest first": a descending index would put nulls first.
    index('posts_top').on(sql`(upvotes - downvotes)`, t.id),
    index('posts_discussed').on(t.commentCount, t.id),
    index('posts_search').using('gin', t.search),
  ],
)

export const postVotes = pgTable(
  'post_votes',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: ofMember(),
    value: smallint('value').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.memberId] }),
    index('post_votes_member').on(t.memberId),
    check('post_votes_value', sql`${t.value} in (-1, 1)`),
  ],
)

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => members.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    createdAt: createdAt(),
    hiddenAt: moment('hidden_at'),
  },
  (t) => [index('post_comments_post').on(t.postId, t.id), index('post_comments_author').on(t.authorId)],
)
