// Turns TMDB's answer about a drama into what the site stores.
import type { TmdbTitle } from '#server/dramas/import/tmdb/shapes.ts'
import { pictureKey } from './picture-key.ts'
import type { CastMember, CrewMember, tmdbTitles } from './table.ts'

export type Title = Omit<typeof tmdbTitles.$inferInsert, 'dramaId' | 'fetchedAt'>

const MOST_CAST = 40
const MOST_CREW = 30
/** Of the leading cast. With poster and stills a drama has at most 17 pictures. */
const MOST_FACES = 12
const MOST_STILLS = 4
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

export function titleOf(answer: TmdbTitle): Title {
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
  return {
    tmdbId: id,
    title: isName(name) ? name.trim() : '',
    nativeTitle: isName(original_name) && /\p{Script=Hangul}/u.test(original_name) ? original_name : null,
    cast,
    crew,
    trailer: trailerOf(videos.results),
    pictures: [
      ...new Set([
        ...(poster_path ? [pictureKey('poster', poster_path)] : []),
        ...cast.flatMap(({ face }) => face ?? []),
        ...stills.map((path) => pictureKey('still', path)),
      ]),
    ],
  }
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
