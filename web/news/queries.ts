// What the news pages read.
import type { QueryClient } from '@tanstack/react-query'
import { type Article, NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { query } from '#web/api.ts'

export const articlesOn = (page: number) => query('GET /api/news', { page })
export const articleCount = query('GET /api/news/count')
export const oneArticle = (id: string | number) => query('GET /api/news/{id}', { id: id as number })
/** The newest comments on an article, or those written before one. */
export const commentsOn = (id: string | number, before?: number) =>
  query('GET /api/news/{id}/comments', { id: id as number }, { limit: NEWS_COMMENTS_PAGE, before })
export const articlesNaming = (drama: string | number) =>
  query('GET /api/dramas/{id}/news', { id: drama as number })

export function pageOf(search: URLSearchParams): number {
  const number = Number(search.get('page'))
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1
}

export function newsNeeds(search: URLSearchParams) {
  const article = search.get('article')
  return article ? [oneArticle(article), commentsOn(article)] : [articlesOn(pageOf(search)), articleCount]
}

/** The article as a list has it that was read before. */
export const fromList = (client: QueryClient, id: number): Article | undefined =>
  client
    .getQueriesData<Article[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) })
    .flatMap(([, articles]) => articles ?? [])
    .find((article) => article.id === id)

const isList = (address: unknown) => typeof address === 'string' && address.startsWith('/api/news?')

/** Whatever is read of an article is read anew when it is next needed. */
export const forgetArticle = (client: QueryClient, id: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === `/api/news/${id}` || isCommentsOn(id, queryKey[0]),
    refetchType: 'none',
  })

/** Reads the comments on an article anew, all that are shown. */
export const refreshComments = (client: QueryClient, id: number) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isCommentsOn(id, queryKey[0]) })

const isCommentsOn = (id: number, address: unknown) =>
  typeof address === 'string' && address.startsWith(`/api/news/${id}/comments`)
