// Dramas: the platforms the site knows, the sort orders, and what admins do to many at once.

/** The streaming platforms with a colour of their own. A drama may name others. */
export const PLATFORMS = [
  'Netflix',
  'Viki',
  'Kocowa',
  'Hulu',
  'Amazon Prime',
  'Disney+',
  'Tubi',
  'Peacock',
  'Apple TV+',
  'Paramount+',
] as const
export type Platform = (typeof PLATFORMS)[number]

export const SORTS = ['ranking', 'oldest', 'latest', 'ott'] as const
export type Sort = (typeof SORTS)[number]

/** The filters of a list: contract/filters.ts. What is given up first stands first: how a drama feels matters most. */
export const FILTERS = ['network', 'genre', 'year', 'platform', 'length', 'categories', 'feel'] as const
export type Filter = (typeof FILTERS)[number]

/** "2021", or "2020s" */
export const isYear = (text: string | null | undefined): text is string =>
  /^\d{4}$|^\d{3}0s$/.test(text ?? '')

/** The newest dramas in one list, and in the feed. */
export const NEWEST_MOST = 30

/** Dramas of the index on one page of a search. */
export const INDEX_PAGE = 24

/** What admins do to many dramas at once. */
export const BULK_ACTIONS = [
  'popular',
  'not-popular',
  'add-category',
  'remove-category',
  'move-to-catalogue',
  'delete',
  'take-out',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** Dramas in one such call. */
export const BULK_MOST = 5_000
/** How the admins' list of dramas can be ordered and narrowed; the first order is the usual one. */
export const ADMIN_DRAMA_SORTS = ['newest', 'changed', 'title', 'rating', 'year', 'looked-for'] as const
export type AdminDramaSort = (typeof ADMIN_DRAMA_SORTS)[number]
export const ADMIN_DRAMA_KINDS = [
  'popular',
  'not-popular',
  'no-category',
  'picture',
  'unreviewed',
  'index',
] as const
export type AdminDramaKind = (typeof ADMIN_DRAMA_KINDS)[number]
