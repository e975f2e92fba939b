// The watchlist: what a member wants to watch, is watching, has watched. Nothing in it changes by itself.

import type { Drama } from './api/dramas.ts'
import { writeCsv } from './csv.ts'

export const WATCH_STATUSES = ['plan', 'watching', 'finished'] as const
export type WatchStatus = (typeof WATCH_STATUSES)[number]

/** What a member may note on a drama of their list. */
export interface WatchNotes {
  status: WatchStatus | null
  episodesWatched: number | null
}

export interface WatchlistDrama extends Drama, WatchNotes {
  addedAt: string
}

/** How many dramas of a list have each status. */
export type WatchlistSummary = Record<WatchStatus | 'none' | 'total', number>

export const WATCHLIST_SORTS = ['added', 'title', 'year', 'rating'] as const
export type WatchlistSort = (typeof WATCHLIST_SORTS)[number]

/** Cards on one page of My Watchlist. */
export const WATCHLIST_PAGE = 24
export const MOST_EPISODES = 2_000

/** One drama in an exported list: enough to find it again, here or elsewhere. */
export interface ExportedDrama extends WatchNotes {
  id: number
  title: string
  nativeTitle: string | null
  year: number
  episodes: number
  addedAt: string
}
export interface WatchlistExport {
  format: 'shimpyo-watchlist'
  version: 1
  exportedAt: string
  dramas: ExportedDrama[]
}

const COLUMNS = [
  'Title',
  'Native Title',
  'Year',
  'Status',
  'Episodes Watched',
  'Episodes',
  'Added At',
  'Shimpyo ID',
]

/** An exported list for spreadsheets, and for other services that read CSV. */
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
      d.addedAt,
      d.id,
    ]),
  ])

/** The longest text and the most rows of a list that can be imported. */
export const IMPORT_TEXT = 4_000_000
export const IMPORT_ROWS = 10_000

export const IMPORT_FORMATS = {
  shimpyo: 'Shimpyo',
  letterboxd: 'Letterboxd',
  trakt: 'Trakt',
  simkl: 'Simkl',
  imdb: 'IMDb',
  mydramalist: 'MyDramaList',
  table: 'Table of titles',
  lines: 'List of titles',
} as const
export type ImportFormat = keyof typeof IMPORT_FORMATS

/** A drama as a row of an import may mean it. */
export interface ImportCandidate {
  id: number
  title: string
  nativeTitle: string | null
  year: number
}

/** matched: certain. unsure: the member chooses. unknown: not in our catalogue. skipped: not meant for a watchlist. */
export type ImportOutcome = 'matched' | 'unsure' | 'unknown' | 'skipped'

/** What one row of an export says, and what it is here. */
export interface ImportRow extends WatchNotes {
  /** its place in the export, from 1 */
  row: number
  /** the title as it stands there */
  title: string
  year: number | null
  addedAt: string | null
  outcome: ImportOutcome
  /** one when matched, the likeliest first when unsure */
  candidates: ImportCandidate[]
  /** the (first) candidate is in the list already, or stands further up in the export: nothing will change */
  already: boolean
  /** why it is unsure or skipped, in words */
  why: string | null
}

export interface ImportPreview {
  format: ImportFormat
  rows: ImportRow[]
}

/** One drama to be brought in, as chosen after the preview. */
export interface ImportEntry extends WatchNotes {
  dramaId: number
  addedAt: string | null
}

/** added: new in the list. already: was there, and stays as it is. unknown: no such drama (any more). */
export type ImportResult = { dramaId: number; result: 'added' | 'already' | 'unknown' }
