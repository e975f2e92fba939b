// Refetches reviews after one was written, changed, deleted or reported.
import type { QueryClient } from '@tanstack/react-query'
import { myReviews } from './queries.ts'

const PUBLIC = '/api/kdrama-notes/public'

/** After a report: the review is hidden for the reporter. */
export const refreshPublicReviews = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey: [url] }) => String(url).startsWith(PUBLIC) })

/** After a review was written, changed or deleted: the member's own list and all public ones. */
export function refreshReviews(client: QueryClient, userId: number): Promise<unknown> {
  const isPublic = ([url]: readonly unknown[]) => String(url).startsWith(PUBLIC)
  return Promise.all([
    client.invalidateQueries({ ...myReviews(userId), refetchType: 'all' }),
    client.invalidateQueries({ predicate: ({ queryKey }) => isPublic(queryKey), refetchType: 'all' }),
  ])
}
