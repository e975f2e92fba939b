// Bringing in many dramas at once: what a file means here before anything is written, and what came of it.
import type { Encoding } from './text-encoding.ts'

/** The largest file that can be imported, in bytes. */
export const IMPORT_BYTES = 20_000_000
/** The most dramas in one file. */
export const IMPORT_DRAMAS = 5_000
/** Dramas chosen from TMDB at once. */
export const TMDB_AT_ONCE = 20

/**
 * What happens to dramas that are here already. fill: only what is empty is filled in. replace: the file is right.
 * keep: they stay as they are.
 */
export const EXISTING = ['fill', 'replace', 'keep'] as const
export type Existing = (typeof EXISTING)[number]

export interface ImportChoices {
  existing: Existing
  /** rows without a description get a plain sentence made of their facts; else they are refused */
  plain: boolean
}

/** How every plain sentence ends: visitors see that nobody has written yet, and admins find it by these words. */
export const PLAIN_ENDING = 'We have not written about its story yet.'
export const isPlain = (description: string) => description.trimEnd().endsWith(PLAIN_ENDING)

export type ImportOutcome = 'new' | 'change' | 'same' | 'refused'

export interface ImportProblem {
  field: string
  message: string
}

/** One row of a file, and what it would do. */
export interface ImportLine {
  /** the line of the spreadsheet, or the place in the JSON list */
  row: number
  title: string
  year: number | null
  outcome: ImportOutcome
  /** the drama it is here */
  dramaId: number | null
  /** which fields would change, shortened for reading */
  changes: { field: string; before: string; after: string }[]
  problems: ImportProblem[]
  /** worth a look, but no reason to refuse it */
  notes: string[]
}

/** What an import would do. Nothing of it has happened. */
export interface ImportPlan extends ImportChoices {
  id: number
  name: string
  format: 'csv' | 'json' | 'tmdb'
  /** how a file was read; known only right after it was */
  encoding?: Encoding
  counts: Record<ImportOutcome, number>
  /** columns that mean nothing here */
  ignored: string[]
  lines: ImportLine[]
}

/** An import of some time ago, or one that waits to be looked at. */
export interface ImportDone {
  id: number
  name: string
  format: 'csv' | 'json' | 'tmdb'
  total: number
  added: number | null
  changed: number | null
  by: string | null
  createdAt: string
  doneAt: string | null
  undoneAt: string | null
}

/** What the running import tells, line by line. */
export type ImportStep =
  | { step: 'matching' | 'pictures' | 'writing'; done: number; total: number }
  | { step: 'done'; added: number; changed: number; left: number }
  | { step: 'failed'; status: number; message: string }

export interface ImportUndone {
  /** new dramas that went into the trash */
  trashed: number
  /** changed dramas that are as they were */
  putBack: number
  /** those somebody has worked on since: they stay */
  left: number
}

/** What TMDB knows under some words. */
export interface TmdbFound {
  tmdbId: number
  title: string
  nativeTitle: string
  year: number | null
}
