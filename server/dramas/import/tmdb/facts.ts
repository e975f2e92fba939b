// Turns TMDB's details of a drama into a row of an import. Facts only: the texts and pictures belong to others.
import { PLATFORMS, type Platform } from '#contract/dramas.ts'
import { LIMITS } from '#contract/limits.ts'
import { monthInWords, monthOf } from '#contract/month.ts'
import { type CheckedRow, checkRow } from '../check-row.ts'
import { readRow } from '../columns.ts'
import { type Tmdb, yearOf } from './client.ts'
import { platformName } from './platform-names.ts'
import type { TmdbDetails } from './shapes.ts'

/** How many details are fetched at the same time. */
const AT_ONCE = 4
const MOST_CAST = 6
const MOST_ALIASES = 12
/** Platforms differ by country; the platforms the site knows are those of this one. */
const COUNTRY = 'US'
/** Kinds of offers that need no payment for the drama itself. */
const OFFERS = ['flatrate', 'free', 'ads'] as const
const ENDED = new Set(['Ended', 'Canceled'])
const WRITING = new Set(['Writer', 'Screenplay', 'Screenwriter', 'Teleplay', 'Head Writer'])

/** @throws like the client */
export async function readChosen(tmdb: Tmdb, tmdbIds: readonly number[]): Promise<CheckedRow[]> {
  const month = monthOf(new Date())
  const rows: CheckedRow[] = []
  for (let at = 0; at < tmdbIds.length; at += AT_ONCE) {
    const part = await Promise.all(tmdbIds.slice(at, at + AT_ONCE).map((id) => tmdb.details(id)))
    rows.push(...part.map((details, n) => factsOf(details, at + n + 1, month)))
  }
  return rows
}

/** @param month when it was read: "2026-11" */
function factsOf(details: TmdbDetails, row: number, month: string): CheckedRow {
  const { name, original_name, number_of_episodes, vote_average, vote_count } = details
  const { cast, crew } = details.aggregate_credits
  const platforms = platformsOf(details)
  const writers = crew.filter(({ jobs }) => jobs.some(({ job }) => WRITING.has(job)))
  const values = new Map<string, unknown>([
    ['title', name],
    ['nativeTitle', /\p{Script=Hangul}/u.test(original_name) ? original_name : null],
    ['year', yearOf(details)],
    ['airedFrom', details.first_air_date],
    // before the end it is only the latest episode's day
    ['airedTo', ENDED.has(details.status) ? details.last_air_date : null],
    ['episodes', number_of_episodes || null],
    ['rating', vote_count > 0 ? Math.round(vote_average * 10) / 10 : null],
    ['ratingSource', vote_count > 0 ? `TMDB users' average, ${monthInWords(month)}` : null],
    ['genres', details.genres.map((genre) => genre.name)],
    ['tags', details.keywords.results.map((keyword) => keyword.name)],
    [
      'mainCast',
      [...cast]
        .sort((a, b) => a.order - b.order)
        .slice(0, MOST_CAST)
        .map((one) => one.name)
        .filter(Boolean),
    ],
    ['writers', namesOf(writers.length > 0 ? writers : details.created_by)],
    ['aliases', aliasesOf(details)],
    ['streamingPlatforms', platforms],
    ['platformsChecked', platforms.length > 0 ? month : null],
  ])
  const read = readRow(row, values)
  // Set last, because a network does not say where a drama can be watched today.
  const network = namesOf(details.networks).join(', ')
  if (network && network.length <= LIMITS.name) read.input.network = network
  return checkRow({ ...read, source: `tmdb:${details.id}` })
}

const namesOf = (people: readonly { name: string }[]) => [
  ...new Set(people.map(({ name }) => name).filter(Boolean)),
]

/** In a script that visitors type: Latin letters or Hangul. */
const aliasesOf = ({ name, original_name, alternative_titles }: TmdbDetails) =>
  [
    ...new Set(
      alternative_titles.results
        .filter(({ iso_3166_1 }) => ['US', 'GB', 'KR'].includes(iso_3166_1))
        .map(({ title }) => title.trim()),
    ),
  ]
    .filter((title) => title && title !== name && title !== original_name)
    .slice(0, MOST_ALIASES)

function platformsOf(details: TmdbDetails): Platform[] {
  const offers = details['watch/providers'].results[COUNTRY]
  const named = offers ? OFFERS.flatMap((kind) => offers[kind]) : []
  const ours = new Set(named.map(({ provider_name }) => platformName(provider_name)))
  return PLATFORMS.filter((platform) => ours.has(platform))
}
