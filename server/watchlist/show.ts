// Decides which fields of a watchlist entry are sent out.
import type { InferSelectModel } from 'drizzle-orm'
import type { ExportedDrama, WatchlistDrama, WatchlistEntry } from '#contract/api/watchlist.ts'
import type { WatchStatus } from '#contract/watchlist.ts'
import { showDrama } from '#server/dramas/show.ts'
import type { DramaRow, ListedRow } from '#server/dramas/table.ts'
import type { watchlist } from './table.ts'

type NotedRow = Pick<
  InferSelectModel<typeof watchlist>,
  'status' | 'episodesWatched' | 'ownRating' | 'addedAt' | 'rewatch'
>

export const showEntry = (row: NotedRow): WatchlistEntry => ({
  status: row.status as WatchStatus | null,
  episodesWatched: row.episodesWatched,
  ownRating: row.ownRating,
  addedAt: row.addedAt.toISOString(),
  ...(row.rewatch && { rewatch: true }),
})

export const showWatched = (drama: ListedRow, row: NotedRow): WatchlistDrama => ({
  ...showDrama(drama),
  ...showEntry(row),
})

export const showExported = (
  drama: Pick<DramaRow, 'id' | 'title' | 'nativeTitle' | 'year' | 'episodes'>,
  row: NotedRow & { changedAt: Date },
): ExportedDrama => ({
  id: drama.id,
  title: drama.title,
  nativeTitle: drama.nativeTitle,
  year: drama.year,
  episodes: drama.episodes,
  ...showEntry(row),
  changedAt: row.changedAt.toISOString(),
})
