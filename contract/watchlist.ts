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

/** The longest text and the most rows of one request of an import. */
export const IMPORT_TEXT = 4_000_000
/** Bytes of the parts in which browsers send more: others wait while one is read. */
export const IMPORT_PART = 2_000_000
export const IMPORT_ROWS = 10_000
/** Files of one export, which is a zip for many services. */
export const IMPORT_FILES = 200
/** Bytes of the files that are chosen, and of what is unpacked. */
export const IMPORT_MOST = 100_000_000
export const IMPORT_TOO_LARGE = `This is too large. The limit is ${IMPORT_MOST / 1_000_000} MB. Please import it in parts: fewer files, or a file cut in two.`
/** A table of titles for instance, whose rows are read together. */
export const IMPORT_UNCUT = `Here is a file of more than ${IMPORT_TEXT / 1_000_000} MB that has to be read as one. Please cut it in two, and import one after the other.`
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
