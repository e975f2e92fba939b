// The labels of the watchlist.
import type { WatchlistSort, WatchStatus } from '#contract/watchlist.ts'

export const STATUS_LABELS: Record<WatchStatus, string> = {
  plan: 'Plan to watch',
  watching: 'Watching',
  finished: 'Finished',
}

export const SORT_LABELS: Record<WatchlistSort, string> = {
  added: 'Recently added',
  title: 'Title',
  year: 'Year',
  rating: 'Rating',
}
