// The form of a drama: what stands in it at first, what of a drama goes into it, what is refused, and what it sends.
import type { ComfortScales } from '#contract/comfort.ts'
import { pagesIn, pagesText } from '#contract/page-read.ts'
import type { AdminDrama } from './queries.ts'
import { topicFields, topicsText } from './topics.ts'

/** As typed. Lists are comma-separated; a scale that is empty has not been reviewed. */
export interface DramaForm {
  /** the version the writing began on; 0: a new drama */
  version: number
  title: string
  description: string
  genre: string
  year: string
  episodes: string
  rating: string
  categories: string
  mainCast: string
  writer: string
  streamingPlatforms: string
  episodesNote: string
  ratingSource: string
  platformsChecked: string
  imageUrl: string
  isPopular: boolean
  nativeTitle: string
  romanizedTitle: string
  aliases: string
  gentleness: string
  tears: string
  heaviness: string
  pace: string
  /** see topics.ts */
  topics: string
  comfortPages: string
  comfortSource: string
}

/** @param year the current one */
export const newDrama = (year: number): DramaForm => ({
  version: 0,
  title: '',
  description: '',
  genre: '',
  year: String(year),
  episodes: '1',
  rating: '',
  categories: '',
  mainCast: '',
  writer: '',
  streamingPlatforms: '',
  episodesNote: '',
  ratingSource: '',
  platformsChecked: '',
  imageUrl: '',
  isPopular: false,
  nativeTitle: '',
  romanizedTitle: '',
  aliases: '',
  gentleness: '',
  tears: '',
  heaviness: '',
  pace: '',
  topics: '',
  comfortPages: '',
  comfortSource: '',
})

export const formOf = (drama: AdminDrama): DramaForm => ({
  version: drama.version,
  title: drama.title,
  description: drama.description,
  genre: drama.genre,
  year: String(drama.year),
  episodes: String(drama.episodes),
  rating: drama.rating,
  categories: drama.categories.join(', '),
  mainCast: drama.mainCast.join(', '),
  writer: drama.writer,
  streamingPlatforms: drama.streamingPlatforms.join(', '),
  episodesNote: drama.episodesNote ?? '',
  ratingSource: drama.ratingSource ?? '',
  platformsChecked: drama.platformsChecked ?? '',
  imageUrl: drama.uploadedImage ?? '',
  isPopular: drama.isPopular,
  nativeTitle: drama.nativeTitle ?? '',
  romanizedTitle: drama.romanizedTitle ?? '',
  aliases: (drama.aliases ?? []).join(', '),
  gentleness: drama.gentleness?.toString() ?? '',
  tears: drama.tears?.toString() ?? '',
  heaviness: drama.heaviness?.toString() ?? '',
  pace: drama.pace?.toString() ?? '',
  topics: topicsText(drama),
  comfortPages: pagesText(drama.comfortPages),
  comfortSource: drama.comfortSource ?? '',
})

export type DramaField = Exclude<keyof DramaForm, 'version'>

const NEEDED = {
  title: 'Title',
  description: 'Description',
  genre: 'Genre',
  year: 'Year',
  episodes: 'Episodes',
  rating: 'Rating',
  categories: 'Categories',
} as const
export const isNeeded = (field: DramaField) => Object.hasOwn(NEEDED, field)

/** What is missing or not a number, in the server's words. Everything else is left for the server to check. */
export function problemsIn(form: DramaForm): Partial<Record<DramaField, string>> {
  const needed = Object.entries(NEEDED) as [keyof typeof NEEDED, string][]
  const missing = needed
    .filter(([field]) => listOf(form[field]).length === 0)
    .map(([field, label]) => [
      field,
      label === 'Categories' ? `${label} are required` : `${label} is required`,
    ])
  const notWhole = (['year', 'episodes'] as const)
    .filter((field) => form[field].trim() && !/^\d+$/.test(form[field].trim()))
    .map((field) => [field, `${NEEDED[field]} must be a whole number`])
  return Object.fromEntries([...missing, ...notWhole])
}

/** "a, b ,": a and b. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** A list that nobody edited is sent back as it came, because an entry may contain a comma. */
const listFrom = (text: string, before: readonly string[] = []) =>
  text === before.join(', ') ? [...before] : listOf(text)

const orNothing = (text: string) => text.trim() || null
const scale = (text: string) => (text ? Number(text) : null)

/** In the server's terms. @param before what stood there, where there was something */
export const fieldsOf = (form: DramaForm, before?: AdminDrama) => ({
  title: form.title.trim(),
  description: form.description.trim(),
  genre: form.genre.trim(),
  year: Number(form.year),
  episodes: Number(form.episodes),
  rating: storedRating(form.rating),
  categories: listFrom(form.categories, before?.categories),
  mainCast: listFrom(form.mainCast, before?.mainCast),
  writer: form.writer.trim(),
  streamingPlatforms: listFrom(form.streamingPlatforms, before?.streamingPlatforms),
  episodesNote: orNothing(form.episodesNote),
  ratingSource: orNothing(form.ratingSource),
  platformsChecked: orNothing(form.platformsChecked),
  imageUrl: orNothing(form.imageUrl),
  isPopular: form.isPopular,
  nativeTitle: orNothing(form.nativeTitle),
  romanizedTitle: orNothing(form.romanizedTitle),
  aliases: listFrom(form.aliases, before?.aliases),
  gentleness: scale(form.gentleness),
  tears: scale(form.tears),
  heaviness: scale(form.heaviness),
  pace: scale(form.pace),
  ...topicFields(form.topics),
  comfortPages: pagesIn(form.comfortPages ?? ''),
  comfortSource: orNothing(form.comfortSource),
})
export type DramaFields = ReturnType<typeof fieldsOf>

/** "8.5" becomes "8.5/10", as the server stores it; anything else is sent as typed, for the server to check. */
const storedRating = (rating: string) => {
  const [, number] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:\/\s*10)?$/.exec(rating.trim()) ?? []
  return number === undefined ? rating.trim() : `${Number(number)}/10`
}

/** What the ends of each scale mean. */
export const SCALES: readonly { field: keyof ComfortScales; label: string; hint: string }[] = [
  { field: 'gentleness', label: 'Gentleness', hint: '1 is rough, 5 is very gentle' },
  { field: 'tears', label: 'Tears', hint: '1 is dry eyes, 5 is many tears' },
  { field: 'heaviness', label: 'Heaviness', hint: '1 is light, 5 is very heavy' },
  { field: 'pace', label: 'Pace', hint: '1 is slow, 5 is breathless' },
]

/** The fields of the folded part: it opens where one of them is refused. */
export const FOLDED: readonly string[] = [
  'episodesNote',
  'ratingSource',
  'platformsChecked',
  'nativeTitle',
  'romanizedTitle',
  'aliases',
  'gentleness',
  'tears',
  'heaviness',
  'pace',
  'contentNotes',
  'contentNotFound',
  'contentDetails',
  'comfortPages',
  'comfortSource',
]
