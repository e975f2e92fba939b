// What the page has already read of the news: finding it, and reading it again.
import type { QueryClient } from '@tanstack/react-query'
import type { Article, NewsComment } from '#contract/api/news.ts'
import { commentsOn } from './queries.ts'

/** The article, from a list that was read before. */
export const fromList = (client: QueryClient, id: number): Article | undefined =>
  client
    .getQueriesData<Article[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) })
    .flatMap(([, articles]) => articles ?? [])
    .find((article) => article.id === id)

const isList = (address: unknown) => typeof address === 'string' && address.startsWith('/api/news?')

/** Everything about an article is read again when it is next needed. */
export const forgetArticle = (client: QueryClient, id: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === `/api/news/${id}` || isCommentsOn(id, queryKey[0]),
    refetchType: 'none',
  })

/** Reads the comments on an article again, all that are shown. */
export const refreshComments = (client: QueryClient, id: number) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isCommentsOn(id, queryKey[0]) })

/** A comment that was just posted comes first. What others change meanwhile is told by the live stream. */
export function addComment(client: QueryClient, id: number, comment: NewsComment): void {
  const { queryKey } = commentsOn(id)
  const shown = client.getQueryData<NewsComment[]>(queryKey)
  if (!shown) return void refreshComments(client, id)
  client.setQueryData(queryKey, [comment, ...shown.filter((other) => other.id !== comment.id)])
}

const isCommentsOn = (id: number, address: unknown) =>
  typeof address === 'string' && address.startsWith(`/api/news/${id}/comments`)
