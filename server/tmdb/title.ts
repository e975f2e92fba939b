// Turns TMDB's answer about a drama into what the site stores.
import { closeKeys } from '#server/dramas/close-matches/keys.ts'
import type { TmdbEpisode, TmdbTitle } from '#server/dramas/import/tmdb/shapes.ts'
import { pictureKey } from './picture-key.ts'
import type { CastMember, CrewMember, NamedEpisode, tmdbTitles } from './table.ts'

export type Title = Omit<typeof tmdbTitles.$inferInsert, 'dramaId' | 'fetchedAt'>

const MOST_CAST = 40
const MOST_CREW = 30
/** Of the leading cast. With poster and stills a drama has at most 17 pictures. */
const MOST_FACES = 12
const MOST_STILLS = 4
/** A page has all of them; what airs every day has up to 130. */
const MOST_EPISODES = 200
const LONGEST_NAME = 200
/** In the order they are shown. TMDB has more. */
const JOBS = [
  'Director',
  'Series Director',
  'Co-Director',
  'Writer',
  'Screenplay',
  'Original Story',
  'Original Music Composer',
  'Director of Photography',
  'Editor',
]

const seasonsIn = ({ seasons }: TmdbTitle) => seasons.filter(({ season_number }) => season_number > 0)

/** Which season of TMDB a drama of that year is. Null where that would be a guess. */
export function seasonOf(answer: TmdbTitle, year: number): number | null {
  const all = seasonsIn(answer)
  if (all.length === 0) return 1
  const [one, ...others] =
    all.length === 1 ? all : all.filter((some) => some.air_date?.startsWith(`${year}-`))
  return others.length === 0 ? (one?.season_number ?? null) : null
}

/** @param listed the episodes of the season */
export function titleOf(answer: TmdbTitle, season: number | null, listed: readonly TmdbEpisode[]): Title {
  const { id, name, original_name, poster_path, aggregate_credits, videos, images } = answer
  const cast = aggregate_credits.cast
    .toSorted((a, b) => a.order - b.order)
    .filter((one) => isName(one.name))
    .slice(0, MOST_CAST)
    .map(({ name, roles, profile_path }, at): CastMember => {
      const role = [...new Set(roles.map(({ character }) => character.trim()).filter(isName))].join(', ')
      const face = at < MOST_FACES ? profile_path : null
      return {
        name: name.trim(),
        ...(isName(role) && { role }),
        ...(face && { face: pictureKey('face', face) }),
      }
    })
  const crew = aggregate_credits.crew
    .filter((one) => isName(one.name))
    .flatMap(({ name, jobs }) => jobs.map(({ job }): CrewMember => ({ name: name.trim(), job })))
    .filter(({ job }) => JOBS.includes(job))
    .sort((a, b) => JOBS.indexOf(a.job) - JOBS.indexOf(b.job))
    .slice(0, MOST_CREW)
  const stills = images.backdrops.flatMap(({ file_path }) => file_path ?? []).slice(0, MOST_STILLS)
  const titles = {
    title: isName(name) ? name.trim() : '',
    nativeTitle: isName(original_name) && /\p{Script=Hangul}/u.test(original_name) ? original_name : null,
  }
  return {
    tmdbId: id,
    ...titles,
    closeKeys: closeKeys({ ...titles, mainCast: [], writer: '' }),
    cast,
    crew,
    trailer: trailerOf(videos.results),
    season: seasonsIn(answer).length > 1 ? season : null,
    episodes: season === null ? [] : episodesIn(listed),
    pictures: [
      ...new Set([
        ...(poster_path ? [pictureKey('poster', poster_path)] : []),
        ...cast.flatMap(({ face }) => face ?? []),
        ...stills.map((path) => pictureKey('still', path)),
      ]),
    ],
  }
}

/** Those of which more is known than the number: TMDB calls an episode without a name "Episode 5". */
function episodesIn(listed: readonly TmdbEpisode[]): NamedEpisode[] {
  const known = listed.flatMap(({ episode_number: number, name, air_date: day }) => {
    const hasName = isName(name) && !/^episode \d+$/i.test(name.trim())
    return hasName || day ? { number, ...(hasName && { name: name.trim() }), ...(day && { day }) } : []
  })
  return [...new Map(known.map((one) => [one.number, one])).values()]
    .sort((a, b) => a.number - b.number)
    .slice(0, MOST_EPISODES)
}

/** An official trailer before any other, a trailer before a teaser. */
function trailerOf(videos: TmdbTitle['videos']['results']): string | null {
  const rank = ({ official, type }: (typeof videos)[number]) =>
    (type === 'Trailer' ? 0 : 2) + (official ? 0 : 1)
  return videos.toSorted((a, b) => rank(a) - rank(b))[0]?.key ?? null
}

/** PostgreSQL can store it, and a page can show it. */
const isName = (text: string) =>
  text.trim() !== '' && text.length <= LONGEST_NAME && !text.includes('\0') && text.isWellFormed()
