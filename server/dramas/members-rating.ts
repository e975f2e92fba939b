// How members rate dramas: the mean, once there are enough for nobody to be recognized.
import { and, count, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Drama, MembersRating } from '#contract/api/dramas.ts'
import { FEWEST_RATINGS, HALF_STARS } from '#contract/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { liveTable } from './live-table.ts'

type Ratings = ReadonlyMap<number, MembersRating>

/** By drama; those with too few ratings are not in it. */
export const membersRatings = prepared((db) =>
  liveTable<Ratings>(db, {
    topic: 'ratings',
    readAll: () => read(db),
    readAgain: async (known, ids) => {
      const again = new Map(known)
      for (const id of ids) again.delete(id)
      for (const [id, rating] of await read(db, inArray(watchlist.dramaId, ids))) again.set(id, rating)
      return again
    },
  }),
)

export const withRating =
  (ratings: Ratings) =>
  (drama: Drama): Drama => {
    const membersRating = ratings.get(drama.id)
    return membersRating ? Object.freeze({ ...drama, membersRating }) : drama
  }

async function read(db: Db, where?: SQL): Promise<Ratings> {
  const { dramaId, ownRating } = watchlist
  const rows = await db
    .select({ dramaId, ownRating, count: count() })
    .from(watchlist)
    .where(and(isNotNull(ownRating), where))
    .groupBy(dramaId, ownRating)
  const histograms = new Map<number, number[]>()
  for (const row of rows) {
    const histogram = histograms.get(row.dramaId) ?? new Array<number>(HALF_STARS).fill(0)
    histogram[row.ownRating! - 1] = row.count
    histograms.set(row.dramaId, histogram)
  }
  return new Map(
    [...histograms].flatMap(([id, histogram]) => {
      const rating = ratingOf(histogram)
      return rating ? [[id, rating]] : []
    }),
  )
}

/** @param histogram how often each number of half stars was given, one first */
export function ratingOf(histogram: number[]): MembersRating | null {
  const sum = histogram.reduce((total, times) => total + times, 0)
  if (sum < FEWEST_RATINGS) return null
  const halfStars = histogram.reduce((total, times, at) => total + times * (at + 1), 0)
  return { mean: Math.round((halfStars / sum) * 10) / 10, count: sum, histogram }
}
