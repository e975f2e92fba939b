// The shape of a drama in the starter catalogue: what the site shows, and where its facts come from.
import type { ComfortScales } from '#contract/comfort.ts'
import type { Category, Platform } from '#contract/dramas.ts'

export interface CatalogueDrama {
  title: string
  /** Hangul title */
  nativeTitle: string
  /** the Hangul title in Revised Romanization */
  romanizedTitle: string
  /** other names people search for: English, romanised, Hangul */
  aliases: string[]
  year: number
  episodes: number
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
  /** the figures of the facts list this entry was checked against */
  facts: { year: number; episodes: number; rating: number }
  /** how it feels, by our own estimate; absent while nobody has made one. What it touches is in comfort/ */
  comfort?: ComfortScales
}
