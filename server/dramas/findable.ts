// Columns derived for ordering and search, by the rules of contract/search.ts.
import { scoreOf, searchedText } from '#contract/search.ts'
import { closeKeys } from './close-matches/keys.ts'

interface Findable {
  title: string
  nativeTitle?: string | null | undefined
  romanizedTitle?: string | null | undefined
  aliases?: string[] | undefined
  description: string
  rating: string
  categories: string[]
  mainCast: string[]
  writer: string
  streamingPlatforms: string[]
}

/** Stored beside the fields whenever they are written, so that both ends answer by one rule. */
export const findable = (drama: Findable) => ({
  score: scoreOf(drama.rating),
  sortTitle: drama.title.toLowerCase(),
  firstPlatform: drama.streamingPlatforms.map((name) => name.toLowerCase()).sort()[0] ?? null,
  searchedText: searchedText(drama),
  closeKeys: closeKeys(drama),
})
