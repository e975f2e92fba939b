// Merges everything an export says about a drama into one row, and collects its lists.
import type { WatchedOn } from '#contract/api/watchlist-import.ts'
import { isBlank } from '#contract/blank.ts'
import { MOST_EPISODES, type WatchStatus } from '#contract/watchlist.ts'
import { type ExportRow, storable, type TheirList, type TheirReview } from './row.ts'

export interface MergedRow extends ExportRow {
  ownRating: number | null
  watched: WatchedOn[]
  reviews: TheirReview[]
  inWatchlist: boolean
}

export interface MergedList extends TheirList {
  /** places of rows, and what is written about them */
  dramas: { at: number; note: string }[]
}

export type RatedRow = ExportRow & { ownRating: number | null }

/** Of two statuses, the greater counts: it says more. */
const STRENGTH: Record<WatchStatus, number> = { plan: 1, watching: 2, 'on-hold': 3, finished: 4, dropped: 5 }
const strength = (status: WatchStatus | null) => (status ? STRENGTH[status] : 0)

/** @param lists those of the export, in order, also empty ones */
export function mergeRows(rows: readonly RatedRow[], lists: readonly TheirList[]) {
  const merged = new Map<string, Merging>()
  const byList = new Map(
    lists.map((list): [TheirList, MergedList] => [list, { title: titleOf(list), dramas: [] }]),
  )
  for (const row of rows) {
    const key = keyOf(row)
    const one = merged.get(key) ?? begin(row, merged.size)
    merged.set(key, one)
    join(one, row)
    if (row.list) byList.get(row.list.in)?.dramas.push({ at: one.at, note: storable(row.list.note) })
  }
  return { rows: [...merged.values()].map(finish), lists: [...byList.values()] }
}

function titleOf(list: TheirList): string {
  const title = storable(list.title)
  return isBlank(title) ? 'List' : title
}

interface Merging {
  row: RatedRow
  at: number
  days: Map<string, WatchedOn>
  reviews: Map<string, TheirReview>
  inWatchlist: boolean
}

const begin = (row: RatedRow, at: number): Merging => ({
  row: { ...row },
  at,
  days: new Map(),
  reviews: new Map(),
  inWatchlist: false,
})

function join(one: Merging, { watched = [], review, list, inWatchlist = !list, ...other }: RatedRow) {
  const { row, days, reviews } = one
  one.inWatchlist ||= inWatchlist
  if (strength(other.status) > strength(row.status)) row.status = other.status
  row.episodesWatched = greater(row.episodesWatched, other.episodesWatched)
  row.ownRating ??= other.ownRating
  row.rewatch ||= other.rewatch ?? false
  row.addedAt = earlier(row.addedAt, other.addedAt)
  row.changedAt ??= other.changedAt ?? null
  // Services repeat a viewing in several files. Our own export does not, so there equal days are two viewings.
  for (const day of watched) days.set(JSON.stringify(row.id ? [days.size] : day), day)
  if (review) reviews.set(review.content, review)
}

const finish = ({ row, days, reviews, inWatchlist }: Merging): MergedRow => ({
  ...row,
  watched: [...days.values()].slice(-MOST_EPISODES),
  reviews: [...reviews.values()],
  inWatchlist,
})

/** Rows with the same key are about the same drama. A film is not the drama of the same title. */
const keyOf = ({ id, title, otherTitle, year, season, country, isFilm, skip, onlyIfMatched }: ExportRow) =>
  JSON.stringify([
    id,
    title.trim().toLowerCase(),
    otherTitle,
    year,
    season,
    country,
    isFilm,
    skip,
    onlyIfMatched,
  ])

const greater = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
const earlier = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other
