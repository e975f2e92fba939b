// Comments on articles: read with the newest first, added by anyone, removed by admins.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { newsApi } from '#contract/api/news.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { NEWS_MOST } from '#contract/news.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { fingerprint, storesOnce } from '#server/db/store-once.ts'
import { notFound } from '#server/http/failures.ts'
import { isWantedBy } from '#server/moderation/reported.ts'
import { isPublic } from './store.ts'
import type { CommentRow } from './table.ts'
import { articles, newsComments } from './table.ts'

type Query = QueryOf<(typeof newsApi)['GET /api/news/{id}/comments']>

/** @param reader what they reported, and what members they blocked wrote, is left out */
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
        isWantedBy(reader?.id, 'news-comment', newsComments.id, newsComments.memberId),
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

const store = storesOnce(newsComments, ['articleId', 'author', 'content', 'memberId'], {
  // The lock keeps the article from being discarded under the comment.
  parents: {
    column: 'articleId',
    lock: (ids) => sql`select id from ${articles} where id in (${ids}) and ${isPublic} order by id for share`,
  },
})

/** @returns the comment: the first one when the same was sent twice */
export async function addComment(db: Db, article: number, words: CommentWords): Promise<CommentRow> {
  const values = { articleId: article, ...words }
  const row = await store(db, { mark: fingerprint('news-comment', values), values, topic: 'news-comments' })
  if (!row) throw notFound('article')
  return row
}

/** Deletes a comment for good, inside a transaction of the caller's. @returns what it was, or null when it is gone already */
export async function removeComment(tx: Tx, id: number): Promise<CommentRow | null> {
  const [row] = await tx.delete(newsComments).where(eq(newsComments.id, id)).returning()
  return row ?? null
}
