// The watchlist: what a member wants to watch, is watching, has watched, and how they rate it. Nothing in it changes by itself.

export const WATCH_STATUSES = ['plan', 'watching', 'finished', 'on-hold', 'dropped'] as const
export type WatchStatus = (typeof WATCH_STATUSES)[number]

/** changed: what was watched or rated last; own: the member's rating; feel: the gentlest first */
export const WATCHLIST_SORTS = ['added', 'changed', 'own', 'rating', 'title', 'year', 'feel'] as const
export type WatchlistSort = (typeof WATCHLIST_SORTS)[number]

/** A rating is one to five stars in halves, stored as their number. */
export const HALF_STARS = 10
/** Who rates a drama has seen it, unless they said otherwise. */
export const statusWhenRated = (status: WatchStatus | null): WatchStatus =>
  status === null || status === 'plan' ? 'finished' : status

/** What members rate is public as the mean of at least this many. */
export const FEWEST_RATINGS = 5

/** Cards on one page of My Watchlist. */
export const WATCHLIST_PAGE = 24
export const MOST_EPISODES = 2_000

export const EXPORT_FORMATS = ['json', 'csv', 'letterboxd', 'trakt'] as const

/** The longest text and the most rows of a list that can be imported. */
export const IMPORT_TEXT = 4_000_000
export const IMPORT_ROWS = 10_000
/** Files of one export, which is a zip for many services. */
export const IMPORT_FILES = 200
export const IMPORT_TOO_LARGE = `This is too large. The limit is ${IMPORT_TEXT / 1_000_000} MB.`
/** Bytes of the files that are chosen, packed or not. */
export const IMPORT_ZIP = 20_000_000
/** Bytes of the body of an import. */
export const IMPORT_BODY = 5_000_000

export const IMPORT_FORMATS = {
  shimpyo: 'Shimpyo',
  letterboxd: 'Letterboxd',
  trakt: 'Trakt',
  simkl: 'Simkl',
  imdb: 'IMDb',
  mydramalist: 'MyDramaList',
  anilist: 'AniList',
  table: 'Table of titles',
  lines: 'List of titles',
} as const
export type ImportFormat = keyof typeof IMPORT_FORMATS
