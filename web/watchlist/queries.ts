// The queries of the watchlist.

import type { watchlistApi } from '#contract/api/watchlist.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { WATCHLIST_PAGE, type WatchlistSort, type WatchStatus } from '#contract/watchlist.ts'
import { query } from '#web/api.ts'

export interface WatchlistView {
  sort: WatchlistSort
  status: WatchStatus | 'none' | ''
  mood: string
  search: string
}
export const WHOLE: WatchlistView = { sort: 'added', status: '', mood: '', search: '' }

/** Whether a drama is in the list, and what is noted of it. */
export type IsInWatchlist = GivesOf<(typeof watchlistApi)['GET /api/watchlist/check/{id}']>

export const isInWatchlist = (id: number) => query('GET /api/watchlist/check/{id}', { id })
export const watchlistSummary = query('GET /api/watchlist/summary')
export const watchlistPage = ({ sort, status, mood, search }: WatchlistView, page: number) =>
  query('GET /api/watchlist', { sort, status, mood, search: search.trim(), page })

/** The number of pages for this many dramas. */
export const pagesOf = (dramas: number) => Math.max(1, Math.ceil(dramas / WATCHLIST_PAGE))

/** True for a list or a count, false for a single drama. */
export const isWatchlist = (url: unknown) =>
  typeof url === 'string' && /^\/api\/watchlist(?:$|\?|\/summary$|\/export$)/.test(url)
