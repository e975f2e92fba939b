// Trakt: the table of its import page (trakt.tv/import says the columns), and files in the shape of its own export.
import { writeCsv } from '#contract/csv.ts'
import type { Collected, Work } from './export-collect.ts'

const showOf = ({ title, year, tmdbId }: Work) => ({ title, year, ids: { tmdb: tmdbId ?? null } })
/** The diary has days without a time: noon UTC is the same day nearly everywhere. */
const noon = (day: string) => `${day}T12:00:00.000Z`

export function traktFiles(collected: Collected): Record<string, string> {
  const { works, everything, reviews } = collected
  const of = (id: number) => ({ type: 'show', show: showOf(works.get(id)!) })
  const { dramas, lists } = everything
  const watched = dramas.filter(({ status, episodesWatched }) => episodesWatched || isSeen(status))
  const json: Record<string, unknown> = {
    'watched-shows.json': watched.map((one) => ({
      plays: one.episodesWatched ?? 0,
      last_watched_at: one.changedAt,
      show: showOf(works.get(one.id)!),
      seasons: [
        { number: 1, episodes: numbers(1, one.episodesWatched ?? 0).map((number) => ({ number, plays: 1 })) },
      ],
    })),
    'watched-history-1.json': historyOf(collected),
    'ratings-shows.json': dramas
      .filter(({ ownRating }) => ownRating !== null)
      .map(({ id, ownRating, changedAt }) => ({ rated_at: changedAt, rating: ownRating, ...of(id) })),
    'hidden-dropped.json': dramas
      .filter(({ status }) => status === 'dropped')
      .map(({ id, changedAt }) => ({ hidden_at: changedAt, ...of(id) })),
    'lists-watchlist.json': dramas
      .filter(
        ({ status, episodesWatched, ownRating }) =>
          status === 'plan' || !(status || episodesWatched || ownRating),
      )
      .map(({ id, addedAt }, at) => ({ rank: at + 1, listed_at: addedAt, notes: null, ...of(id) })),
    'lists-lists.json': lists.map(({ title, visibility }, at) => ({
      ...{ name: title, description: '', privacy: visibility, item_count: lists[at]!.dramas.length },
      ids: { trakt: at + 1, slug: slugOf(title) },
    })),
    'comments-shows.json': reviews.map(({ work, review }, at) => ({
      ...of(work.id),
      comment: {
        ...{ id: at + 1, parent_id: 0, comment: review.content, spoiler: review.hasSpoilers, review: true },
        ...{ created_at: review.createdAt, updated_at: review.updatedAt },
      },
    })),
  }
  for (const [at, { title, dramas }] of lists.entries())
    json[`lists-list-${at + 1}-${slugOf(title)}.json`] = dramas.map(({ id, note }, place) => ({
      ...{ rank: place + 1, notes: note || null, ...of(id) },
    }))
  return {
    'README.txt': README,
    'trakt-import.csv': importTable(collected),
    ...Object.fromEntries(Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)])),
  }
}

const isSeen = (status: string | null) => status !== null && status !== 'plan'
const numbers = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)

function historyOf({ works, everything }: Collected) {
  const seen = everything.diary.flatMap(({ id, day, firstEpisode, lastEpisode }) =>
    firstEpisode === null || lastEpisode === null
      ? []
      : numbers(firstEpisode, lastEpisode).map((number) => ({ id, day, number })),
  )
  return seen.map(({ id, day, number }, at) => ({
    ...{ id: at + 1, watched_at: noon(day), action: 'watch', type: 'episode' },
    ...{ episode: { season: 1, number }, show: showOf(works.get(id)!) },
  }))
}

/** Trakt finds a drama by its id alone, never by its title. */
function importTable({ works, everything }: Collected): string {
  const finished = new Map(
    everything.diary.filter(({ outcome }) => outcome === 'finished').map(({ id, day }) => [id, noon(day)]),
  )
  const rows = everything.dramas.flatMap(({ id, status, ownRating, addedAt, changedAt }) => {
    const { tmdbId } = works.get(id)!
    const watchedAt = status === 'finished' ? (finished.get(id) ?? changedAt) : null
    const wantedAt = status === 'plan' ? addedAt : null
    if (!tmdbId || !(watchedAt || wantedAt || ownRating)) return []
    return [[tmdbId, 'show', watchedAt, wantedAt, ownRating, ownRating && changedAt]]
  })
  return writeCsv([['tmdb_id', 'type', 'watched_at', 'watchlisted_at', 'rating', 'rated_at'], ...rows])
}

const README = `For trakt.tv.

trakt-import.csv   Import it at trakt.tv, Settings, Data: what you finished, want to watch and rated. It has the dramas
                   whose number at TMDB we know; Trakt does not look for titles.
the JSON files     The same, with episodes, days, lists and reviews, in the shape of Trakt's own export.

What Trakt cannot hold: "on hold", an end without episodes, whether a drama is finished that you have not rated, and
rewatches as such. The JSON export of this site has everything.
`
