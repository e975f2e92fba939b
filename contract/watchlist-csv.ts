// An exported watchlist for spreadsheets, and for other services that read CSV.
import type { ExportedDrama } from './api/watchlist.ts'
import { writeCsv } from './csv.ts'

const COLUMNS = [
  'Title',
  'Native Title',
  'Year',
  'Status',
  'Episodes Watched',
  'Episodes',
  // from 1 to 10, as Letterboxd names it
  'Rating10',
  'Added At',
  'Shimpyo ID',
]

export const watchlistCsv = (dramas: readonly ExportedDrama[]): string =>
  writeCsv([
    COLUMNS,
    ...dramas.map((d) => [
      d.title,
      d.nativeTitle,
      d.year,
      d.status,
      d.episodesWatched,
      d.episodes,
      d.ownRating,
      d.addedAt,
      d.id,
    ]),
  ])
