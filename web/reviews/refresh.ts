// Refetches reviews after one was written, changed, deleted or reported.
import type { QueryClient } from '@tanstack/react-query'
import type { PublicReview } from '#contract/api/reviews.ts'
import { myReviews } from './queries.ts'

const PUBLIC = {
  predicate: ({ queryKey: [url] }: { queryKey: readonly unknown[] }) =>
    String(url).startsWith('/api/kdrama-notes/public'),
}

/** After a report, which hides the review for the reporter, and after a rating, which shows in one's own. */
export const refreshPublicReviews = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries(PUBLIC)

/** Shows a change of a review in every cached list, without reordering, and where it is open. */
export function updateCachedReview(client: QueryClient, id: number, change: Partial<PublicReview>): void {
  const update = (one: PublicReview) => (one.id === id ? { ...one, ...change } : one)
  client.setQueriesData<PublicReview | PublicReview[]>(PUBLIC, (data) =>
    Array.isArray(data) ? data.map(update) : data && update(data),
  )
}

/** After a review was written, changed or deleted: the member's own list and all public ones. */
export function refreshReviews(client: QueryClient, userId: number): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ ...myReviews(userId), refetchType: 'all' }),
    client.invalidateQueries({ ...PUBLIC, refetchType: 'all' }),
  ])
}
