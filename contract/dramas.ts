// Dramas: what one is, the moods and platforms the site knows, and the sort orders.

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

/** What a drama may touch that someone may want to know, or avoid, beforehand. */
export const CONTENT_NOTES = [
  'grief',
  'illness',
  'death of a parent',
  'death of a child',
  'suicide',
  'self-harm',
  'violence',
  'gore',
  'abuse',
  'bullying',
  'sexual violence',
  'addiction',
  'war',
  'accident',
  'dementia',
  'infidelity',
  'animal harm',
] as const
export type ContentNote = (typeof CONTENT_NOTES)[number]

/** How a drama feels, each from 1 (hardly) to 5 (very). */
export interface ComfortScales {
  /** how gently it treats its people and its viewer */
  gentleness: number
  /** how likely it is to make you cry */
  tears: number
  /** how much it weighs on the mind afterwards */
  heaviness: number
  /** 1 slow and quiet, 5 breathless */
  pace: number
}

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
  /** the drawn pictures, whether an uploaded one stands in their place or not */
  art: { poster: string; tall: string; hero: string; share: string; mood: string }
  updatedAt: string
}
