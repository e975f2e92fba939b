// What a drama is written with: by admins, imports and the catalogue.
import type { NoteDetails, PageRead } from '#contract/comfort.ts'

/** What an admin may change of a drama. */
export interface DramaFields {
  title: string
  description: string
  year: number
  episodes: number
  rating: string
  genre: string
  categories: string[]
  imageUrl: string | null
  isPopular: boolean
  mainCast: string[]
  writer: string
  streamingPlatforms: string[]
  nativeTitle: string | null
  romanizedTitle: string | null
  aliases: string[]
  /** what the number of episodes counts, where that needs a word */
  episodesNote: string | null
  /** whose rating it is, and when it was taken */
  ratingSource: string | null
  /** the month in which the platforms were known: "2026-11" */
  platformsChecked: string | null
  gentleness: number | null
  tears: number | null
  heaviness: number | null
  pace: number | null
  contentNotes: string[]
  contentNotFound: string[]
  contentDetails: NoteDetails
  comfortPages: PageRead[]
  comfortSource: string | null
  /** where imported facts come from, when that has to be said */
  source: string | null
}
