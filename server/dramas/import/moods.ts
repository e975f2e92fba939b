// Translates genres and tags of other lists into our genre and moods.

import type { Category } from '#contract/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import { KOREAN_GENRES } from './korean.ts'

/** Only synonyms. A tag that merely hints at a mood is left out. */
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

/** Genres that say little; another one is preferred. */
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

/** The moods they stand for, those of the genres first. */
export const moodsOf = (genres: readonly string[], tags: readonly string[]): Category[] => [
  ...new Set([...genres, ...tags].flatMap((name) => MEANS.get(nameKey(name)) ?? [])),
]

/** The most specific genre, in our spelling. */
export function genreOf(genres: readonly string[]): string {
  const name = genres.find((one) => !PALE.has(nameKey(one))) ?? genres[0] ?? ''
  return SPELLED.get(nameKey(name)) ?? name
}

/** A Map, because a file may name a genre "constructor". */
function mapOf<Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries))
}

/** Spells a Korean genre as its first mood: "slice-of-life" becomes "Slice of Life". */
function spelledOutOf(genres: Record<string, readonly Category[]>): Record<string, string> {
  const word = (part: string) => (part === 'of' ? part : part.charAt(0).toUpperCase() + part.slice(1))
  return Object.fromEntries(
    Object.entries(genres).map(([name, [mood = '']]) => [name, mood.split('-').map(word).join(' ')]),
  )
}
