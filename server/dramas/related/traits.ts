// What a drama can share with another: moods, themes, people, places. From the plain values of its row.
import { CATEGORIES } from '#contract/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { letters } from './season-name.ts'
import { THEMES } from './themes.ts'

/** What is read of a drama. */
export interface DramaFacts {
  id: number
  year: number
  genre: string
  categories: readonly string[]
  /** as other catalogs name them; of dramas in the index */
  genres?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  mainCast: readonly string[]
  writer: string
  /** false: known by facts alone */
  catalogued: boolean
  gentleness: number | null
  heaviness: number | null
}

export interface Traits {
  id: number
  year: number
  catalogued: boolean
  /** null where nobody has estimated it */
  gentleness: number | null
  heaviness: number | null
  /** of the 22 and others: "slice-of-life" */
  moods: readonly string[]
  /** "first love" */
  themes: readonly string[]
  /** genres that are no moods: "Melodrama" */
  genres: readonly string[]
  /** names by their letters, with the name as it is written */
  cast: ReadonlyMap<string, string>
  writers: ReadonlyMap<string, string>
}

const MOODS = new Map<string, string>(CATEGORIES.map((mood) => [foldCategory(mood), mood]))
/** Genres and tags of other catalogs that are moods of ours. */
const ALSO_MOODS: Record<string, readonly string[]> = {
  life: ['slice-of-life'],
  law: ['legal'],
  legaldrama: ['legal'],
  food: ['cooking'],
  comingofage: ['school'],
  sitcom: ['comedy'],
  romanticcomedy: ['romance', 'comedy'],
  romanticdrama: ['romance'],
  romancedrama: ['romance'],
  romanticfantasy: ['romance', 'fantasy'],
  blackcomedy: ['comedy'],
  comedydrama: ['comedy'],
  actioncomedy: ['comedy'],
  familydrama: ['family'],
  medicaldrama: ['medical'],
  sportsdrama: ['sports'],
  revengedrama: ['revenge'],
  crimethriller: ['thriller'],
  psychologicalthriller: ['thriller'],
  perioddrama: ['historical'],
  historicaldrama: ['historical'],
  sageuk: ['historical'],
  joseondynasty: ['historical'],
  timeslip: ['time-travel'],
  highschool: ['school'],
  officeromance: ['workplace', 'romance'],
}
/** Genres that say nothing. */
const EMPTY = new Set(['', 'drama', 'kdrama', 'miniseries', 'mature'])

export function traitsOf(drama: DramaFacts): Traits {
  const named = [...drama.categories, ...listed(drama.genre), ...(drama.genres ?? []), ...(drama.tags ?? [])]
  const genres = [...listed(drama.genre), ...(drama.genres ?? [])]
  return {
    id: drama.id,
    year: drama.year,
    catalogued: drama.catalogued,
    gentleness: drama.gentleness,
    heaviness: drama.heaviness,
    moods: [...new Set([...drama.categories.map(moodName), ...named.flatMap(moodsIn)])],
    themes: [...new Set((drama.tags ?? []).flatMap((tag) => THEMES[tag] ?? []))],
    genres: unique(genres.filter((genre) => moodsIn(genre).length === 0 && !EMPTY.has(foldCategory(genre)))),
    cast: people(drama.mainCast),
    writers: people(listed(drama.writer)),
  }
}

const listed = (text: string) =>
  text
    .split(/[,/;]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** A category is a mood even if it is none of the 22: admins add some. */
const moodName = (category: string) => MOODS.get(foldCategory(category)) ?? category.trim().toLowerCase()

function moodsIn(genre: string): readonly string[] {
  const folded = foldCategory(genre)
  const mood = MOODS.get(folded)
  return mood ? [mood] : (ALSO_MOODS[folded] ?? [])
}

const unique = (genres: readonly string[]) => [
  ...new Map(genres.map((genre) => [foldCategory(genre), genre])).values(),
]

/** "Han Jung-hoon (season 1-2)" is Han Jung-hoon. */
function people(names: readonly string[]): Map<string, string> {
  const written = names.map((name) => name.replace(/\s*\(.*$/, '').trim())
  return new Map(written.flatMap((name) => (letters(name) ? [[letters(name), name] as const] : [])))
}
