// Comments on articles: read with the newest first, added by anyone, removed by admins.
import { and, desc, eq, lt, notExists, sql } from 'drizzle-orm'
import type { newsApi } from '#contract/api/news.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { NEWS_MOST } from '#contract/news.ts'
import { commentsChange } from '#contract/news-comments.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { notFound } from '#server/http/failures.ts'
import { deduplicated, fingerprint } from '#server/limits/deduplicate.ts'
import { recentSubmissions } from '#server/limits/table.ts'
import { reports } from '#server/moderation/table.ts'
import { isPublic } from './store.ts'
import type { CommentRow } from './table.ts'
import { articles, newsComments } from './table.ts'

type Query = QueryOf<(typeof newsApi)['GET /api/news/{id}/comments']>

/** @param reader what this member has reported is left out */
export const readComments = (
  db: Db,
  article: number,
  { before, limit = NEWS_MOST }: Query,
  reader: { id: number } | null,
): Promise<CommentRow[]> =>
  db
    .select()
    .from(newsComments)
    .where(
      and(
        eq(newsComments.articleId, article),
        before === undefined ? undefined : lt(newsComments.id, before),
        reader ? notReportedBy(reader.id) : undefined,
      ),
    )
    .orderBy(desc(newsComments.id))
    .limit(limit)

interface CommentWords {
  author: string
  content: string
  /** who was signed in while writing it */
  memberId: number | null
}

/** @returns the comment: the first one when the same was sent twice */
export const addComment = (db: Db, article: number, words: CommentWords): Promise<CommentRow> =>
  write(db, async (tx, changed) => {
    // The lock keeps the article from being discarded under the comment.
    const [existing] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, article), isPublic))
      .for('share')
    if (!existing) throw notFound('article')
    let stored: CommentRow | undefined
    const { id } = await deduplicated(tx, markOf(article, words), async () => {
      const [row] = await tx
        .insert(newsComments)
        .values({ articleId: article, ...words })
        .returning()
      stored = row!
      return row!.id
    })
    if (stored) {
      changed('news-comments', commentsChange(article))
      return stored
    }
    const [first] = await tx.select().from(newsComments).where(eq(newsComments.id, id))
    if (!first) throw notFound('comment')
    return first
  })

/** Deletes a comment for good, inside a transaction of the caller's. @returns what it was, or null when it is gone already */
export async function removeComment(tx: Tx, id: number): Promise<CommentRow | null> {
  const [row] = await tx.delete(newsComments).where(eq(newsComments.id, id)).returning()
  if (!row) return null
  // The same words sent again are a new comment: the earlier one is gone.
  await tx.delete(recentSubmissions).where(eq(recentSubmissions.fingerprint, markOf(row.articleId, row)))
  return row
}

const markOf = (article: number, { author, content, memberId }: CommentWords) =>
  fingerprint('news-comment', article, memberId, author, content)

const notReportedBy = (memberId: number) =>
  notExists(
    sql`(select 1 from ${reports} where ${reports.area} = 'news-comment' and ${reports.itemId} = ${newsComments.id} and ${reports.reporterId} = ${memberId})`,
  )
