// Our own export: the watchlist, and since version 2 also diary, lists and reviews.
import type { ImportedReview } from '#contract/api/reviews.ts'
import type { WatchedOn } from '#contract/api/watchlist-import.ts'
import { OUTCOMES } from '#contract/diary.ts'
import { theirRating } from './ratings.ts'
import {
  type ExportRow,
  episodesOf,
  momentOf,
  reviewOf,
  statusOf,
  storable,
  type TheirList,
  yearOf,
} from './row.ts'
import { type Thing, things, words } from './things.ts'
import { dayOf } from './watched.ts'

export type OwnReview = ImportedReview

export function rowsOfOwn(value: Thing) {
  const lists = things(value.lists).map((one) => ({ title: words(one.title).trim(), dramas: one.dramas }))
  const rows = [
    ...things(value.dramas).map(noted),
    ...watched(things(value.diary)),
    ...lists.flatMap((list) => things(list.dramas).map((one) => inList(list, one))),
  ]
  const reviews = things(value.reviews).map(reviewIn)
  return {
    format: 'shimpyo' as const,
    rows: rows.filter((row) => row.title),
    lists: lists.filter(({ title }) => title),
    reviews: reviews.filter(({ title, content }) => title && content),
  }
}

const noted = (one: Thing): ExportRow => ({
  ...named(one),
  status: statusOf(words(one.status)).status,
  episodesWatched: episodesOf(words(one.episodesWatched)),
  rewatch: one.rewatch === true,
  addedAt: momentOf(words(one.addedAt)),
  changedAt: momentOf(words(one.changedAt)),
  rating: theirRating(words(one.ownRating)),
})

function named(one: Thing): ExportRow {
  const id = Number(one.id)
  return {
    title: words(one.title) || words(one.nativeTitle),
    otherTitle: words(one.nativeTitle),
    year: yearOf(words(one.year)),
    status: null,
    episodesWatched: null,
    addedAt: null,
    ...(Number.isInteger(id) && id > 0 && { id }),
  }
}

/** One row for each drama, because a diary may have more entries than an import may have rows. */
function watched(diary: Thing[]): ExportRow[] {
  const rows = new Map<unknown, ExportRow & { watched: WatchedOn[] }>()
  for (const one of diary) {
    const day = dayOf(words(one.day))
    if (!day) continue
    const row = rows.get(one.id) ?? { ...named(one), watched: [], inWatchlist: false }
    rows.set(one.id, row)
    row.watched.push({
      day,
      firstEpisode: episodesOf(words(one.firstEpisode)) || null,
      lastEpisode: episodesOf(words(one.lastEpisode)) || null,
      outcome: OUTCOMES.find((outcome) => outcome === one.outcome) ?? null,
      rewatch: one.rewatch === true,
    })
  }
  return [...rows.values()]
}

const inList = (list: TheirList, one: Thing): ExportRow => ({
  ...named(one),
  list: { in: list, note: words(one.note) },
})

const reviewIn = (one: Thing): OwnReview => ({
  title: storable(words(one.title)),
  content: reviewOf(words(one.content)).review?.content ?? '',
  hasSpoilers: one.hasSpoilers === true,
  showsRating: one.showsRating === true,
  createdAt: momentOf(words(one.createdAt)),
  updatedAt: momentOf(words(one.updatedAt)),
})
