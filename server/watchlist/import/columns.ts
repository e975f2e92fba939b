// Exports whose rows have named columns: CSV of every service, and JSON lists of flat objects.
import { nameKey } from '#contract/name-key.ts'
import type { ImportFormat, WatchStatus } from '#contract/watchlist.ts'
import {
  ADDED,
  COUNTRY,
  EPISODES,
  KIND,
  LENGTH,
  OTHER_TITLE,
  RATING,
  REVIEW,
  REWATCH,
  SEASON,
  SEEN,
  SPOILERS,
  STATUS,
  TITLE,
  WATCHED,
  YEAR,
} from './column-names.ts'
import { theirRating } from './ratings.ts'
import {
  countryOf,
  type ExportRow,
  episodesOf,
  kindOf,
  lengthOf,
  momentOf,
  reviewOf,
  seasonOf,
  statusOf,
  yearOf,
} from './row.ts'
import { wholeOn } from './watched.ts'

/** A row by the folded names of its columns. */
export type Named = Map<string, string>

/** Whether these names can be the heading of such a table. */
export const isHeading = (names: readonly string[]) => names.some((name) => TITLE.includes(nameKey(name)))

/** The service that an export comes from, by the names of its columns. */
export function formatOf(names: ReadonlySet<string>, fileName: string): ImportFormat {
  const has = (...columns: string[]) => columns.some((name) => names.has(name))
  if (has('shimpyoid')) return 'shimpyo'
  if (has('letterboxduri') || (has('rewatch') && has('watcheddate')) || /letterboxd/i.test(fileName))
    return 'letterboxd'
  if (has('const') && has('titletype', 'yourrating')) return 'imdb'
  if (has('simklid', 'lastepwatched')) return 'simkl'
  if (has('traktid', 'trakt', 'listedat', 'watchlistedat')) return 'trakt'
  if (has('mdlid', 'mydramalistid') || /mydramalist|\bmdl\b/i.test(fileName)) return 'mydramalist'
  if (has('country', 'countryoforigin') && has(...STATUS, ...EPISODES)) return 'mydramalist'
  return 'table'
}

/** IMDb numbers the entries of a list; the names of its files say nothing. */
const isImdbList = (named: Named, format: ImportFormat) => format === 'imdb' && named.has('position')

/** The status of everything in a file, by its name: "watchlist.csv", "ratings.csv". */
export function statusOfFile(fileName: string): WatchStatus | null {
  if (/watchlist|plan/i.test(fileName)) return 'plan'
  if (/dropped/i.test(fileName)) return 'dropped'
  return /watched|diary|ratings|reviews|history/i.test(fileName) ? 'finished' : null
}

function presumed(named: Named, format: ImportFormat, fileName: string): WatchStatus | null {
  if (format === 'shimpyo') return null
  return statusOfFile(fileName) ?? (isImdbList(named, format) ? 'plan' : null)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Letterboxd exports reviews as HTML. */
const plainText = (html: string) =>
  html
    .replace(/<br\s?\/?>/gi, '\n')
    .replace(/<\/?(?:a|b|i|u|s|em|strong|del|blockquote|p)(?:\s[^<>]{0,500})?>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)

const isYes = (word: string) => /^(?:yes|y|true|1)$/i.test(word)

/** A named row as a row of an export, or null when it has no title. */
export function rowOf(named: Named, format: ImportFormat, fileName: string): ExportRow | null {
  const first = (names: readonly string[]) => {
    for (const name of names) {
      const value = named.get(name)?.trim()
      if (value) return value
    }
    return ''
  }
  const title = first(TITLE)
  const otherTitle = first(OTHER_TITLE)
  if (!title && !otherTitle) return null
  const tags = format === 'letterboxd' ? first(['tags']).split(/,\s*/) : []
  const watched = statusOf(first(STATUS) || tags.find((tag) => statusOf(tag).status) || '')
  const text = first(named.has('position') ? [...REVIEW, 'description'] : REVIEW)
  // On these two, a rating means that it was watched.
  const isSeen = (format === 'imdb' || format === 'letterboxd') && first(SEEN) !== ''
  const status = watched.status ?? (isSeen ? 'finished' : presumed(named, format, fileName))
  const id = Number(named.get('shimpyoid'))
  return {
    title: title || otherTitle,
    ...(otherTitle && { otherTitle }),
    year: yearOf(first(YEAR)),
    episodesWatched: episodesOf(first(EPISODES)),
    addedAt: momentOf(first(ADDED)),
    watched: wholeOn(first(WATCHED)).map((day) => ({
      ...day,
      ...(isYes(first(REWATCH)) && { rewatch: true }),
      // A day in Letterboxd's diary is always a whole viewing, even if it is on the watchlist again.
      ...(format === 'letterboxd' &&
        status !== 'finished' &&
        status !== 'dropped' && { outcome: 'finished' as const }),
    })),
    ...(format === 'letterboxd'
      ? reviewOf(plainText(text), momentOf(first(['date'])), tags.includes('spoilers'))
      : reviewOf(text, null, isYes(first(SPOILERS)))),
    rating: theirRating(first(['rating10']), 10) ?? theirRating(first(RATING)),
    ...(nameKey(first(KIND)) === 'season' && seasonOf(first(SEASON))),
    ...lengthOf(first(LENGTH)),
    ...countryOf(first(COUNTRY)),
    ...kindOf(first(KIND)),
    ...watched,
    status,
    ...(Number.isInteger(id) && id > 0 && { id }),
  }
}
