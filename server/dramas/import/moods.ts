// Translates genres and tags of other lists: into a genre for the page, and into our moods.

import type { Category } from '#contract/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import { KOREAN_GENRES } from './korean.ts'

/** Only what says the same thing in other words. A tag that merely hints at a mood is left out. */
const MEANS = mapOf<readonly Category[]>({
  revenge: ['revenge'],
  revengedrama: ['revenge'],
  romance: ['romance'],
  romantic: ['romance'],
  romancedrama: ['romance'],
  romanticdrama: ['romance'],
  romanticcomedy: ['romance', 'comedy'],
  romanticfantasy: ['romance', 'fantasy'],
  fantasyromance: ['romance', 'fantasy'],
  romanticthriller: ['romance', 'thriller'],
  historicalromance: ['historical', 'romance'],
  teenromance: ['romance'],
  family: ['family'],
  familydrama: ['family'],
  healing: ['healing'],
  business: ['business'],
  life: ['slice-of-life'],
  sliceoflife: ['slice-of-life'],
  fantasy: ['fantasy'],
  scififantasy: ['fantasy'],
  darkfantasy: ['fantasy'],
  fantasyaction: ['fantasy'],
  historical: ['historical'],
  historicaldrama: ['historical'],
  historicalfiction: ['historical'],
  perioddrama: ['historical'],
  period: ['historical'],
  sageuk: ['historical'],
  comedy: ['comedy'],
  sitcom: ['comedy'],
  blackcomedy: ['comedy'],
  darkcomedy: ['comedy'],
  comedydrama: ['comedy'],
  actioncomedy: ['comedy'],
  crimecomedy: ['comedy'],
  workplacecomedy: ['workplace', 'comedy'],
  officecomedy: ['workplace', 'comedy'],
  mystery: ['mystery'],
  school: ['school'],
  highschool: ['school'],
  schooldrama: ['school'],
  schoollife: ['school'],
  medical: ['medical'],
  medicaldrama: ['medical'],
  hospitalsetting: ['medical'],
  law: ['legal'],
  legal: ['legal'],
  legaldrama: ['legal'],
  legalthriller: ['legal', 'thriller'],
  thriller: ['thriller'],
  crimethriller: ['thriller'],
  psychologicalthriller: ['thriller'],
  suspensethriller: ['thriller'],
  actionthriller: ['thriller'],
  sports: ['sports'],
  sportsdrama: ['sports'],
  music: ['music'],
  musical: ['music'],
  musicaldrama: ['music'],
  food: ['cooking'],
  cooking: ['cooking'],
  timetravel: ['time-travel'],
  timeslip: ['time-travel'],
  supernatural: ['supernatural'],
  workplace: ['workplace'],
  motivational: ['motivational'],
  justice: ['justice'],
  ...KOREAN_GENRES,
})

/** Genres that say too little when another one is there. */
const PALE = new Set(['drama', 'soap', 'miniseries', 'webseries', '드라마'])
const SPELLED = mapOf<string>({
  life: 'Slice of Life',
  sliceoflife: 'Slice of Life',
  martialarts: 'Martial Arts',
  law: 'Legal',
  food: 'Cooking',
  scifi: 'Science Fiction',
  ...spelledOutOf(KOREAN_GENRES),
})

/** Our moods among them, those of the genres first. */
export const moodsOf = (genres: readonly string[], tags: readonly string[]): Category[] => [
  ...new Set([...genres, ...tags].flatMap((name) => MEANS.get(nameKey(name)) ?? [])),
]

/** The most telling genre, as we spell it. */
export function genreOf(genres: readonly string[]): string {
  const name = genres.find((one) => !PALE.has(nameKey(one))) ?? genres[0] ?? ''
  return SPELLED.get(nameKey(name)) ?? name
}

/** A genre is whatever stands in a file, "constructor" too. */
function mapOf<Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries))
}

/** A Korean genre is spelled as its first mood: "slice-of-life" is "Slice of Life". */
function spelledOutOf(genres: Record<string, readonly Category[]>): Record<string, string> {
  const word = (part: string) => (part === 'of' ? part : part.charAt(0).toUpperCase() + part.slice(1))
  return Object.fromEntries(
    Object.entries(genres).map(([name, [mood = '']]) => [name, mood.split('-').map(word).join(' ')]),
  )
}
