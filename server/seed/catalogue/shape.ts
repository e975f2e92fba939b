// The shape of a drama in the starter catalogue: what the site shows, and where its facts come from.
import type { ComfortScales } from '#contract/comfort.ts'
import type { Platform } from '#contract/dramas.ts'
import type { Category } from '#contract/moods.ts'

export interface CatalogueDrama {
  title: string
  /** Hangul title */
  nativeTitle: string
  /** the Hangul title in Revised Romanization */
  romanizedTitle: string
  /** other names people search for: English, romanised, Hangul */
  aliases: string[]
  year: number
  /** of the whole drama, also where it came in parts */
  episodes: number
  /** how the episodes are counted where the number alone misleads: parts, half-hour parts; at most 120 characters */
  episodesNote?: string
  /** "8.6/10" */
  rating: `${number}/10`
  genre: string
  /** most telling first */
  categories: Category[]
  mainCast: string[]
  writer: string
  /** where it could be watched when this was written; it changes by country and month */
  streamingPlatforms: Platform[]
  /** 3 to 5 sentences of our own, without spoilers */
  description: string
  isPopular?: true
  /**
   * the figures of the facts list this entry was checked against. Where it counts the parts of a drama one by
   * one, `episodes` has a number for each, and year and rating are those of the first
   */
  facts: { year: number; episodes: number | number[]; rating: number }
  /** how it feels, by our own estimate; absent while nobody has made one. What it touches is in comfort/ */
  comfort?: ComfortScales
}
