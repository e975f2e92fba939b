// Exports in JSON: ours, Trakt's, Simkl's, and plain lists of objects.
import { nameKey } from '#contract/name-key.ts'
import { rowsOfAnilist } from './anilist.ts'
import { formatOf, type Named, rowOf, statusOfFile } from './columns.ts'
import { rowsOfOwn } from './own.ts'
import { theirRating } from './ratings.ts'
import type { ReadRows } from './read-rows.ts'
import { type ExportRow, episodesOf, kindOf, reviewOf, seasonOf, statusOf, yearOf } from './row.ts'
import { firstMoment, isThing, type Thing, thing, things, words } from './things.ts'
import { episodesOn, wholeOn } from './watched.ts'

export function rowsOfJson(value: unknown, fileName: string): ReadRows | null {
  if (isThing(value)) {
    if (value.format === 'shimpyo-watchlist') return rowsOfOwn(value)
    const anilist = rowsOfAnilist(value)
    if (anilist) return anilist
    if (
      ['shows', 'anime', 'movies'].some((name) =>
        things(value[name]).some((one) => isThing(one.show ?? one.movie)),
      )
    )
      return { format: 'simkl', rows: simklRows(value) }
    const lists = Object.values(value).filter((one) => things(one).length > 0)
    return lists.length === 1 ? rowsOfJson(lists[0], fileName) : null
  }
  const list = things(value)
  if (list.length === 0) return null
  if (list.some((one) => isThing(one.show) || isThing(one.movie)))
    return { format: 'trakt', rows: traktRows(list, fileName) }
  const named = list.map(
    (one): Named => new Map(Object.entries(one).map(([name, each]) => [nameKey(name), words(each)])),
  )
  const format = formatOf(new Set(named.slice(0, 50).flatMap((row) => [...row.keys()])), fileName)
  return { format, rows: named.map((row) => rowOf(row, format, fileName)).filter((row) => row !== null) }
}

const titled = (work: unknown) =>
  isThing(work) ? { title: words(work.title), year: yearOf(words(work.year)) } : { title: '', year: null }

const simklRows = (value: Thing): ExportRow[] =>
  ['shows', 'anime', 'movies'].flatMap((name) =>
    things(value[name]).flatMap((one): ExportRow[] => {
      const row: ExportRow = {
        ...titled(one.show ?? one.movie),
        ...statusOf(words(one.status)),
        episodesWatched: name === 'movies' ? null : episodesOf(words(one.watched_episodes_count)),
        addedAt: firstMoment(one.added_to_watchlist_at, one.user_rated_at, one.last_watched_at),
        watched: name === 'movies' ? wholeOn(words(one.last_watched_at)) : episodesOn(daysIn(one)),
        rating: theirRating(words(one.user_rating)),
        ...reviewOf(words(thing(one.memo).text)),
        ...(name === 'movies' && { isFilm: true }),
      }
      return row.title ? [row, ...laterSeasons(row, seasonsIn(one))] : []
    }),
  )

/** How many episodes of each season were watched. */
type Seasons = ReadonlyMap<number, number>

/** Specials are season 0. */
const seasonsIn = (one: Thing): Seasons =>
  new Map(
    things(one.seasons)
      .map(({ number, episodes }): [number, number] => [Number(number), things(episodes).length])
      .filter(([season]) => season > 0),
  )

type Day = Parameters<typeof episodesOn>[0][number]

/** A later season may be a drama of its own, and its episodes count from 1 again: only the first one has days. */
const daysIn = (one: Thing): Day[] =>
  things(one.seasons)
    .filter(({ number }) => Number(number) === 1)
    .flatMap(({ episodes }) => things(episodes))
    .map((episode) => ({
      at: words(episode.last_watched_at ?? episode.watched_at),
      episode: Number(episode.number),
    }))

/** The export has one entry for a show, but here a later season may be a drama of its own. */
const laterSeasons = (row: ExportRow, seasons: Seasons): ExportRow[] =>
  [...seasons]
    .filter(([season, episodes]) => season > 1 && episodes > 0)
    .map(([season, episodesWatched]) => ({
      ...row,
      season,
      episodesWatched,
      watched: [],
      onlyIfMatched: true,
    }))

/** Lists, what was watched, and the history, where every episode is a row of its own. */
function traktRows(list: Thing[], fileName: string): ExportRow[] {
  const shows: { row: ExportRow; seasons: Seasons }[] = []
  type History = { row: ExportRow; seasons: Map<number, number>; seen: Set<string>; days: Day[] }
  const histories = new Map<string, History>()
  for (const one of list) {
    const work = titled(one.show ?? one.movie)
    if (!work.title) continue
    const said = one.comment ?? one.note
    if (isThing(said))
      shows.push({ row: { ...plain(one, work), ...wordsAbout(one, said) }, seasons: new Map() })
    else if (isThing(one.episode)) {
      const key = `${work.title} ${work.year}`
      const { season, number } = one.episode
      let show = histories.get(key)
      if (!show) {
        show = { row: traktRow(one, work, fileName), seasons: new Map(), seen: new Set(), days: [] }
        histories.set(key, show)
        shows.push(show)
      }
      const episode = `${words(season)}x${words(number)}`
      if (!show.seen.has(episode))
        show.seasons.set(Number(season), (show.seasons.get(Number(season)) ?? 0) + 1)
      show.row.episodesWatched = show.seen.add(episode).size
      if (Number(season) === 1) show.days.push({ at: words(one.watched_at), episode: Number(number) })
    } else shows.push({ row: traktRow(one, work, fileName), seasons: seasonsIn(one) })
  }
  for (const { row, days } of histories.values()) row.watched = episodesOn(days)
  return shows.flatMap(({ row, seasons }) => [row, ...laterSeasons(row, seasons)])
}

type Work = ReturnType<typeof titled>

const plain = (one: Thing, work: Work): ExportRow => ({
  ...work,
  ...(isThing(one.season) && seasonOf(one.season.number)),
  ...kindOf(isThing(one.movie) ? 'movie' : ''),
  status: null,
  episodesWatched: null,
  addedAt: null,
})

function traktRow(one: Thing, work: Work, fileName: string): ExportRow {
  const episodes = [...seasonsIn(one).values()].reduce((sum, count) => sum + count, 0)
  const isWatched = one.plays !== undefined || one.watched_at !== undefined
  return {
    ...plain(one, work),
    // Episodes say how far one came; whether that is the end, only the member knows.
    status: isWatched ? (isThing(one.movie) ? 'finished' : 'watching') : statusOfFile(fileName),
    episodesWatched: episodes || null,
    addedAt: firstMoment(one.listed_at, one.rated_at, one.last_watched_at, one.watched_at),
    watched: isThing(one.movie)
      ? wholeOn(words(one.last_watched_at ?? one.watched_at))
      : episodesOn(daysIn(one)),
    // of the show, not of an episode
    ...(!isThing(one.episode) && { rating: theirRating(words(one.rating)) }),
    ...reviewOf(words(one.notes)),
  }
}

/** A comment or a note on a show or an episode. An answer to somebody says nothing without what it answers. */
function wordsAbout(one: Thing, { comment, notes, spoiler, parent_id, created_at }: Thing) {
  const { season, number } = thing(one.episode)
  const about = number === undefined ? '' : `${words(season)}x${words(number).padStart(2, '0')}: `
  const text = parent_id ? '' : words(comment ?? notes)
  return {
    inWatchlist: false,
    ...(text && reviewOf(about + text, firstMoment(created_at), spoiler === true)),
  }
}
