// A member's export by drama, with what other services need to find each drama.
import { inArray } from 'drizzle-orm'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { dramas } from '#server/dramas/table.ts'
import { tmdbMatches } from '#server/where-to-watch/table.ts'

/** What identifies a drama elsewhere. */
export interface Work {
  id: number
  title: string
  year: number
  tmdbId: number | undefined
}

export type Review = WatchlistExport['reviews'][number]

/** The export, by drama. */
export interface Collected {
  works: ReadonlyMap<number, Work>
  everything: WatchlistExport
  /** of dramas that are on this site: a title alone identifies no other */
  reviews: readonly { work: Work; review: Review }[]
}

export async function collect(db: Db, everything: WatchlistExport): Promise<Collected> {
  const reviewed = await dramasByTitle(
    db,
    everything.reviews.map(({ title }) => title),
  )
  const { lists, diary } = everything
  const ids = [
    ...[...everything.dramas, ...diary, ...lists.flatMap((list) => list.dramas)].map(({ id }) => id),
    ...reviewed.values(),
  ]
  const works = new Map((await worksOf(db, [...new Set(ids)])).map((work) => [work.id, work]))
  const reviews = everything.reviews.flatMap((review) => {
    const work = works.get(reviewed.get(review.title) ?? 0)
    return work ? [{ work, review }] : []
  })
  return { works, everything, reviews }
}

async function worksOf(db: Db, ids: number[]): Promise<Work[]> {
  const { id, title, year, source } = dramas
  const known = await db
    .select({ id: tmdbMatches.dramaId, tmdbId: tmdbMatches.tmdbId })
    .from(tmdbMatches)
    .where(inArray(tmdbMatches.dramaId, ids))
  const tmdb = new Map(known.map((one) => [one.id, one.tmdbId ?? undefined]))
  const rows = await db.select({ id, title, year, source }).from(dramas).where(inArray(id, ids))
  return rows.map(({ source, ...row }) => {
    const [, number] = /^tmdb:(\d+)$/.exec(source ?? '') ?? []
    return { ...row, tmdbId: tmdb.get(row.id) ?? (number ? Number(number) : undefined) }
  })
}
