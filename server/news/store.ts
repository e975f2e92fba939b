// Reads articles. It decides nothing.
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { NEWS_MOST, NEWS_PAGE } from '#contract/news.ts'
import type { Db } from '#server/db/open.ts'
import type { ArticleRow, PublishedRow } from './table.ts'
import { articleColumns, articles } from './table.ts'

/** What everybody may read: no drafts, and nothing from the trash. */
export const isPublic = and(isNull(articles.deletedAt), isNotNull(articles.publishedAt))

/** The newest first. @param page so many at a time; all of them without it */
export async function publishedArticles(db: Db, page?: number): Promise<PublishedRow[]> {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .where(isPublic)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(page === undefined ? NEWS_MOST : NEWS_PAGE)
    .offset(page === undefined ? 0 : (page - 1) * NEWS_PAGE)
  return rows as PublishedRow[]
}

export async function countPublished(db: Db): Promise<number> {
  const [all] = await db.select({ count: count() }).from(articles).where(isPublic)
  return all?.count ?? 0
}

export async function publishedArticle(db: Db, id: number): Promise<PublishedRow | null> {
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isPublic))
  return (row as PublishedRow | undefined) ?? null
}

export async function anyArticle(db: Db, id: number): Promise<ArticleRow | null> {
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
  return row ?? null
}
