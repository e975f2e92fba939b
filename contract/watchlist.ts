// The watchlist: what a member wants to watch, is watching, has watched. Nothing in it changes by itself.

export const WATCH_STATUSES = ['plan', 'watching', 'finished'] as const
export type WatchStatus = (typeof WATCH_STATUSES)[number]

export const WATCHLIST_SORTS = ['added', 'title', 'year', 'rating'] as const
export type WatchlistSort = (typeof WATCHLIST_SORTS)[number]

/** Cards on one page of My Watchlist. */
export const WATCHLIST_PAGE = 24
export const MOST_EPISODES = 2_000

/** The longest text and the most rows of a list that can be imported. */
export const IMPORT_TEXT = 4_000_000
export const IMPORT_ROWS = 10_000

export const IMPORT_FORMATS = {
  shimpyo: 'Shimpyo',
  letterboxd: 'Letterboxd',
  trakt: 'Trakt',
  simkl: 'Simkl',
  imdb: 'IMDb',
  mydramalist: 'MyDramaList',
  table: 'Table of titles',
  lines: 'List of titles',
} as const
export type ImportFormat = keyof typeof IMPORT_FORMATS
