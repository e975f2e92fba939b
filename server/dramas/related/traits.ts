// What a drama can share with another: moods, themes, people, places. From the plain values of its row.
import { foldCategory } from '#contract/fold-category.ts'
import { CATEGORIES, moodsCalled } from '#contract/moods.ts'
import { THEMES } from './themes.ts'

/** What is read of a drama. */
export interface DramaFacts {
  id: number
  year: number
  /** one or several: "Comedy, Romance" */
  genre: string
  categories: readonly string[]
  /** as other catalogs have them */
  tags: readonly string[]
  /** people by their ids */
  cast: readonly number[]
  writers: readonly number[]
  /** only its facts are known */
  inIndex: boolean
  gentleness: number | null
  heaviness: number | null
}

export interface Traits {
  id: number
  year: number
  inIndex: boolean
  /** null where nobody has estimated it */
  gentleness: number | null
  heaviness: number | null
  /** what it is about, by kind: "mood slice-of-life", "theme first love", "genre Melodrama" */
  subjects: readonly string[]
  /** people by their ids */
  cast: readonly number[]
  writers: readonly number[]
}

export type SubjectKind = 'mood' | 'theme' | 'genre'

const KNOWN = new Map<string, string>(CATEGORIES.map((mood) => [foldCategory(mood), mood]))
/** Genres and tags of other catalogs that hint at moods of ours. */
const ALSO_MOODS: Record<string, readonly string[]> = {
  comingofage: ['school'],
  joseondynasty: ['historical'],
  officeromance: ['workplace', 'romance'],
}
/** Genres that say nothing. */
const EMPTY = new Set(['', 'drama', 'kdrama', 'miniseries', 'mature'])

export function traitsOf(drama: DramaFacts): Traits {
  const genres = listed(drama.genre)
  // the categories of the catalogue are chosen with care; of the index there are only genres and tags
  const named = drama.inIndex ? [...genres, ...drama.tags] : genres
  const moods = [...drama.categories.map(moodName), ...named.flatMap(moodsIn)]
  const themes = drama.tags.flatMap((tag) => THEMES[tag] ?? [])
  const others = genres.filter((genre) => moodsIn(genre).length === 0 && !EMPTY.has(foldCategory(genre)))
  return {
    id: drama.id,
    year: drama.year,
    inIndex: drama.inIndex,
    gentleness: drama.gentleness,
    heaviness: drama.heaviness,
    subjects: [
      ...new Set([
        ...moods.map((mood) => subject('mood', mood)),
        ...themes.map((theme) => subject('theme', theme)),
        ...others.map((genre) => subject('genre', genre)),
      ]),
    ],
    cast: drama.cast,
    writers: drama.writers,
  }
}

const subject = (kind: SubjectKind, name: string) => `${kind} ${name}`
/** The names of one kind among subjects. */
export const namesOf = (kind: SubjectKind, subjects: readonly string[]): string[] =>
  subjects.flatMap((one) => (one.startsWith(`${kind} `) ? [one.slice(kind.length + 1)] : []))

const listed = (text: string) =>
  text
    .split(/[,/;]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** A category is a mood even if it is none of the 22: admins add some. */
const moodName = (category: string) => KNOWN.get(foldCategory(category)) ?? category.trim().toLowerCase()

const moodsIn = (genre: string): readonly string[] => ALSO_MOODS[foldCategory(genre)] ?? moodsCalled(genre)
