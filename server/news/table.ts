// K-Star articles, who has read them, and their comments.
import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt, version } from '#server/db/columns.ts'
import { titleKey } from '#server/reviews/title-key.ts'

export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    celebrity: text('celebrity').notNull(),
    imageUrl: text('image_url'),
    artSeed: text('art_seed').notNull(),
    drawing: text('art_scene').notNull(),
    palette: text('art_mood').notNull(),
    views: integer('views').notNull().default(0),
    /** null is a draft */
    publishedAt: moment('published_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    /** what admins search */
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_text(title || ' ' || celebrity || ' ' || content)`,
    ),
  },
  (t) => [
    index('articles_published').on(t.publishedAt),
    index('articles_celebrity').on(titleKey('celebrity')),
    index('articles_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
)

const { searchText, ...shown } = getTableColumns(articles)
/** An article without what only the database reads. */
export const articleColumns = shown

/** One row a visitor, article and day, so that a reload is not a reader. */
export const articleReaders = pgTable(
  'article_readers',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** keyed hash of the address with a key that changes daily: not an address */
    visitor: text('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.day, t.visitor] }), index('article_readers_day').on(t.day)],
)

/** The key of the day for the hashes above. Gone with them the next day: then nobody can tell whose they were. */
export const readerKeys = pgTable('reader_keys', {
  day: date('day').primaryKey(),
  key: text('key').notNull(),
})

export const newsComments = pgTable(
  'news_comments',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    content: text('content').notNull(),
    /** set when a signed-in member wrote it */
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('news_comments_article').on(t.articleId, t.id), index('news_comments_member').on(t.memberId)],
)

export type ArticleRow = Omit<InferSelectModel<typeof articles>, 'searchText'>
/** One that everybody may read. */
export type PublishedRow = ArticleRow & { publishedAt: Date }
export type CommentRow = InferSelectModel<typeof newsComments>
