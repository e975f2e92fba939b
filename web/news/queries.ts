// The queries of the news pages.
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { query } from '#web/api.ts'

export const articlesOn = (page: number) => query('GET /api/news', { page })
export const articleCount = query('GET /api/news/count')
export const oneArticle = (id: string | number) => query('GET /api/news/{id}', { id: id as number })
/** The newest comments on an article, or those before one. */
export const commentsOn = (id: string | number, before?: number) =>
  query('GET /api/news/{id}/comments', { id: id as number }, { limit: NEWS_COMMENTS_PAGE, before })
export const articlesNaming = (drama: string | number) =>
  query('GET /api/dramas/{id}/see-also/news', { id: drama as number })

export function pageOf(search: URLSearchParams): number {
  const number = Number(search.get('page'))
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1
}

export function newsNeeds(search: URLSearchParams) {
  const article = search.get('article')
  return article ? [oneArticle(article), commentsOn(article)] : [articlesOn(pageOf(search)), articleCount]
}
