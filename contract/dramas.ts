// Dramas: their fields, the moods and platforms the site knows, and the sort orders.

import type { Comfort } from './comfort.ts'

/** The 22 moods of the site, in the order they are shown. */
export const CATEGORIES = [
  'revenge',
  'romance',
  'family',
  'healing',
  'business',
  'motivational',
  'slice-of-life',
  'fantasy',
  'historical',
  'comedy',
  'mystery',
  'school',
  'medical',
  'legal',
  'justice',
  'thriller',
  'sports',
  'music',
  'cooking',
  'time-travel',
  'supernatural',
  'workplace',
] as const
export type Category = (typeof CATEGORIES)[number]

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

export interface Drama {
  id: number
  title: string
  description: string
  year: number
  episodes: number
  /** text, out of ten: "8.6/10" */
  rating: string
  genre: string
  categories: string[]
  imageUrl: string
  isPopular: boolean
  mainCast: string[]
  writer: string
  streamingPlatforms: string[]
  /** Hangul title */
  nativeTitle?: string
  romanizedTitle?: string
  aliases?: string[]
  /** of one drama only: what the number of episodes counts: "Part 1: 20 episodes, Part 2: 10" */
  episodesNote?: string
  /** of one drama only: whose rating it is, and when it was taken */
  ratingSource?: string
  /** of one drama only: the month in which the platforms were known: "2026-11" */
  platformsChecked?: string
  /** of one drama only: where its facts were taken from, when that has to be said: "tmdb:67915" */
  source?: string
  /** of one drama only; absent while nobody has reviewed it */
  comfort?: Comfort
  /** the drawn pictures, whether an uploaded one stands in their place or not */
  art: { poster: string; tall: string; hero: string; share: string; mood: string }
  updatedAt: string
}

/** What admins do to many dramas at once. */
export const BULK_ACTIONS = [
  'popular',
  'not-popular',
  'add-category',
  'remove-category',
  'delete',
  'take-out',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** Dramas in one such call. */
export const BULK_MOST = 5_000
export interface BulkResult {
  id: number
  title: string
  done: boolean
  /** why not */
  message: string
}

/** How the admins' list of dramas can be ordered and narrowed; the first order is the usual one. */
export const ADMIN_DRAMA_SORTS = ['newest', 'changed', 'title', 'rating', 'year'] as const
export type AdminDramaSort = (typeof ADMIN_DRAMA_SORTS)[number]
export const ADMIN_DRAMA_KINDS = ['popular', 'not-popular', 'no-category', 'picture', 'unreviewed'] as const
export type AdminDramaKind = (typeof ADMIN_DRAMA_KINDS)[number]
