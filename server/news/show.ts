// Decides which fields of articles and comments are sent out.
import type { AdminArticle, Article, NewsComment } from '#contract/api/news.ts'
import { ARTICLE } from '#contract/content/article.ts'
import { publicValues } from '#contract/content/fields.ts'
import { articleImage } from './picture.ts'
import type { ArticleRow, CommentRow, PublishedRow } from './table.ts'

export const showArticle = (row: PublishedRow): Article => ({
  id: row.id,
  ...publicValues(ARTICLE, 'list', row),
  ...articleImage(row),
  publishedAt: row.publishedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** For admins alone: drafts, and how many have read it. */
export const showAdminArticle = (row: ArticleRow): AdminArticle => ({
  id: row.id,
  ...publicValues(ARTICLE, 'list', row),
  ...articleImage(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  views: row.views,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})

/** Of the member who may have written it: nothing. */
export const showComment = (row: CommentRow, isGuest: boolean): NewsComment => ({
  id: row.id,
  author: row.author,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  isGuest,
})
