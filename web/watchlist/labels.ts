// The labels of the watchlist.
import { plural } from '#contract/plural.ts'
import type { WatchlistSort, WatchStatus } from '#contract/watchlist.ts'

export const STATUS_LABELS: Record<WatchStatus, string> = {
  plan: 'Plan to watch',
  watching: 'Watching',
  finished: 'Finished',
  'on-hold': 'On hold',
  dropped: 'Dropped',
}

export const SORT_LABELS: Record<WatchlistSort, string> = {
  added: 'Recently added',
  changed: 'Recently watched or rated',
  own: 'My rating',
  rating: 'Rating',
  title: 'Title',
  year: 'Year',
  feel: 'Gentlest first',
}

/** 7 half stars are "3.5 stars". */
export const starsInWords = (halfStars: number) =>
  halfStars === 1 ? 'half a star' : plural(halfStars / 2, 'star')
