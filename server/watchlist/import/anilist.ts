// AniList: the MediaListCollection of its API, as scripts save it. Its own download has no titles.
import { theirRating } from './ratings.ts'
import type { ReadRows } from './read-rows.ts'
import { countryOf, type ExportRow, episodesOf, reviewOf, statusOf, yearOf } from './row.ts'
import { type Thing, thing, things, words } from './things.ts'
import { wholeOn } from './watched.ts'

/** The best score of each format that members choose from; without one it is guessed as for any table. */
const BEST: Record<string, number> = {
  POINT_100: 100,
  POINT_10_DECIMAL: 10,
  POINT_10: 10,
  POINT_5: 5,
  POINT_3: 3,
}

/** Null for anything else. */
export function rowsOfAnilist(value: Thing): ReadRows | null {
  const collection = thing(thing(value.data).MediaListCollection ?? value.MediaListCollection)
  const found = things(collection.lists).filter(({ entries }) => things(entries).some(({ media }) => media))
  if (found.length === 0) return null
  const best = BEST[words(thing(thing(collection.user).mediaListOptions).scoreFormat)]
  const custom = found.filter(({ isCustomList }) => isCustomList === true)
  const lists = custom.map(({ name, entries }) => ({ title: words(name) || 'AniList', entries }))
  const rows = [
    ...found.flatMap(({ entries }) => things(entries).map((entry) => rowOfEntry(entry, best))),
    ...lists.flatMap((list) =>
      things(list.entries).map((entry) => ({ ...titled(thing(entry.media)), list: { in: list, note: '' } })),
    ),
  ]
  return { format: 'anilist', lists, rows: rows.filter(({ title }) => title) }
}

export const isAnilistDownload = (value: Thing) =>
  things(value.lists).some((one) => one.series_id !== undefined && one.series_type !== undefined)

const rowOfEntry = (entry: Thing, best: number | undefined): ExportRow => {
  const status = words(entry.status)
  return {
    ...titled(thing(entry.media)),
    ...statusOf(status),
    episodesWatched: episodesOf(words(entry.progress)),
    rewatch: status === 'REPEATING',
    addedAt: momentIn(entry.createdAt),
    watched: wholeOn(dateIn(thing(entry.completedAt))),
    rating: theirRating(words(entry.score), best),
    ...reviewOf(words(entry.notes), momentIn(entry.updatedAt)),
  }
}

function titled(media: Thing): ExportRow {
  const { english, romaji, native } = thing(media.title)
  const country = words(media.countryOfOrigin)
  return {
    title: words(english) || words(romaji) || words(native),
    otherTitle: words(native),
    year: yearOf(words(thing(media.startDate).year ?? media.seasonYear)),
    status: null,
    episodesWatched: null,
    addedAt: null,
    ...countryOf(country === 'KR' ? '' : country),
    ...(words(media.format) === 'MOVIE' && { isFilm: true }),
  }
}

/** Seconds since 1970; 0 where AniList does not know. */
function momentIn(seconds: unknown): string | null {
  const time = Number(seconds) * 1_000
  return time > 0 && time < 8.64e15 ? new Date(time).toISOString() : null
}

/** Parts that are not known are null. */
const dateIn = ({ year, month, day }: Thing) => (year && month && day ? `${year}. ${month}. ${day}.` : '')
