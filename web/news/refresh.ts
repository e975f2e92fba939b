// Finds and refetches cached news data.
import type { QueryClient } from '@tanstack/react-query'
import type { Article, NewsComment } from '#contract/api/news.ts'
import { commentsOn } from './queries.ts'

/** The article from a cached list. */
export const fromList = (client: QueryClient, id: number): Article | undefined =>
  client
    .getQueriesData<Article[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) })
    .flatMap(([, articles]) => articles ?? [])
    .find((article) => article.id === id)

const isList = (address: unknown) => typeof address === 'string' && address.startsWith('/api/news?')

/** Invalidates everything about an article. */
export const invalidateArticle = (client: QueryClient, id: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === `/api/news/${id}` || isCommentsOn(id, queryKey[0]),
    refetchType: 'none',
  })

/** Refetches the shown comments of an article. */
export const refreshComments = (client: QueryClient, id: number) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isCommentsOn(id, queryKey[0]) })

/** Puts a just-posted comment first. Changes by others arrive with the next look. */
export function addComment(client: QueryClient, id: number, comment: NewsComment): void {
  const { queryKey } = commentsOn(id)
  const shown = client.getQueryData<NewsComment[]>(queryKey)
  if (!shown) return void refreshComments(client, id)
  client.setQueryData(queryKey, [comment, ...shown.filter((other) => other.id !== comment.id)])
}

const isCommentsOn = (id: number, address: unknown) =>
  typeof address === 'string' && address.startsWith(`/api/news/${id}/comments`)
