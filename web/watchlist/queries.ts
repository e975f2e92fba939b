// What the pages read of one's watchlist.
import { WATCHLIST_PAGE, type WatchlistSort, type WatchStatus } from '#contract/watchlist.ts'
import { query } from '#web/api.ts'

export interface WatchlistView {
  sort: WatchlistSort
  status: WatchStatus | 'none' | ''
  search: string
}

export const isInWatchlist = (id: number) => query('GET /api/watchlist/check/{id}', { id })
export const watchlistSummary = query('GET /api/watchlist/summary')
export const watchlistPage = ({ sort, status, search }: WatchlistView, page: number) =>
  query('GET /api/watchlist', { sort, status, search: search.trim(), page })

/** How many pages this many dramas fill. */
export const pagesOf = (dramas: number) => Math.max(1, Math.ceil(dramas / WATCHLIST_PAGE))

/** Whether an address is of a list or a count, rather than of a single drama. */
export const isWatchlist = (url: unknown) =>
  typeof url === 'string' && /^\/api\/watchlist(?:$|\?|\/summary$|\/export$)/.test(url)
