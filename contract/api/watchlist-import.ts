// The calls that import a watchlist, and what they preview: dramas, days, lists and reviews of an export.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import {
  IMPORT_BODY,
  IMPORT_FILES,
  IMPORT_FORMATS,
  IMPORT_ROWS,
  IMPORT_TEXT,
  type ImportFormat,
  MOST_EPISODES,
} from '../watchlist.ts'
import { day } from './diary.ts'
import { id, idOr, many, moment, text } from './fields.ts'
import { review } from './reviews.ts'
import { addedAt, noted, viewing } from './watchlist.ts'

const candidate = z.object({
  id,
  title: z.string(),
  nativeTitle: z.string().nullable(),
  year: z.int(),
  /** only its facts are known */
  inIndex: z.boolean(),
})
/** A drama as a row of an import may mean it. */
export type ImportCandidate = z.infer<typeof candidate>
const episode = z.int().min(1).max(MOST_EPISODES).nullable()
const watchedOn = z.object({
  day,
  firstEpisode: episode,
  lastEpisode: episode,
  /** how that viewing ended; where it is not said, the status tells how the last one did */
  outcome: viewing.outcome.optional(),
  rewatch: viewing.rewatch.optional(),
})
/** Episodes that an export has with a day, for the diary; null where it has the day of the whole drama alone. */
export type WatchedOn = z.infer<typeof watchedOn>
const importRow = z
  .object({
    /** its place in the export, from 1 */
    row: z.int(),
    /** the title as it stands there */
    title: z.string(),
    year: z.int().nullable(),
    ...noted.shape,
    rewatch: z.boolean(),
    addedAt: moment.nullable(),
    changedAt: moment.nullable(),
    watched: z.array(watchedOn),
    /** false: only its days are imported, or it is only in a list or has a review */
    inWatchlist: z.boolean(),
    /** matched: certain. unsure: the member chooses. unknown: not on this site. skipped: not meant for a watchlist */
    outcome: z.enum(['matched', 'unsure', 'unknown', 'skipped']),
    /** one when matched, the likeliest first when unsure */
    candidates: z.array(candidate),
    /** the (first) candidate is in the watchlist already, or stands further up in the export: nothing will change */
    already: z.boolean(),
    /** but it has no rating there yet, and gets this one */
    fillsRating: z.boolean(),
    /** why it is unsure or skipped, in words */
    why: z.string().nullable(),
  })
  .meta({ id: 'ImportedRow' })
/** What one row of an export says, and what it is here. */
export type ImportRow = z.infer<typeof importRow>

/** Lists and reviews of an export. `already`: the member has the same one. */
const importList = z.object({
  title: z.string(),
  dramas: z.array(z.object({ row: z.int(), note: z.string() })),
  already: z.boolean(),
})
export type ImportList = z.infer<typeof importList>
const importReview = review.pick({ content: true, hasSpoilers: true, showsRating: true }).extend({
  /** the row of its drama; null: its title says what it is about */
  row: z.int().nullable(),
  title: z.string(),
  createdAt: moment.nullable(),
  updatedAt: moment.nullable(),
  already: z.boolean(),
})

const preview = z.object({
  format: z.enum(Object.keys(IMPORT_FORMATS) as [ImportFormat, ...ImportFormat[]]),
  rows: z.array(importRow),
  lists: z.array(importList),
  reviews: z.array(importReview),
})
export type ImportPreview = z.infer<typeof preview>

const importEntry = z.object({
  dramaId: idOr('dramaId must be the id of a drama'),
  status: noted.shape.status.default(null),
  episodesWatched: noted.shape.episodesWatched.default(null),
  ownRating: noted.shape.ownRating.default(null),
  rewatch: z.boolean({ error: 'rewatch must be true or false' }).default(false),
  addedAt: addedAt.nullable().default(null),
  changedAt: addedAt.nullable().default(null),
  watched: z.array(watchedOn).max(MOST_EPISODES).default([]),
  /** false: only the days are noted, if the diary has none of this drama */
  inWatchlist: z.boolean({ error: 'inWatchlist must be true or false' }).default(true),
})
/** One drama to be brought in, as chosen after the preview. */
export type ImportEntry = z.infer<typeof importEntry>

const result = z.object({
  dramaId: id,
  /** added: new in the watchlist. rated: was there without a rating. noted: only its days are new. already: was there, and stays as it is. unknown: no such drama (any more) */
  result: z.enum(['added', 'rated', 'noted', 'already', 'unknown']),
})
export type ImportResult = z.infer<typeof result>

const exportFile = z.object({
  name: text(LIMITS.name, 'The file name'),
  text: text(IMPORT_TEXT, 'The export'),
})
/** A file of an export. */
export type ExportFile = z.infer<typeof exportFile>

export const watchlistImportApi = {
  'POST /api/watchlist/import/preview': {
    does: 'Previews an import: reads an export from Letterboxd, Trakt, Simkl, IMDb, MyDramaList, AniList or this site (CSV, JSON or pasted `text`, or the `files` of a zip) and matches each row with a drama. Nothing is stored. A larger export is sent in parts, each an export by itself with all of a drama.',
    who: 'member',
    takes: z
      .object({
        text: exportFile.shape.text.optional(),
        fileName: exportFile.shape.name.optional(),
        files: z
          .array(exportFile, { error: 'files must be a list' })
          .max(IMPORT_FILES, { error: `An export can have at most ${IMPORT_FILES} files` })
          .optional(),
      })
      .refine(({ text, files }) => (text === undefined) !== (files === undefined), {
        error: 'Send text, or files',
        path: ['text'],
      }),
    gives: preview,
    limit: { name: 'watchlist-preview', max: 60, seconds: 600 },
    bodyLimit: IMPORT_BODY,
  },
  'POST /api/watchlist/import': {
    does: 'Adds many dramas to your watchlist and returns a result for each. Dramas that are already there get a rating if they have none, and do not change otherwise. What was `watched` of a new one is noted in your diary. Lists and reviews of an import have calls of their own.',
    who: 'member',
    takes: z.object({ entries: many(importEntry, IMPORT_ROWS, 'entries', 'dramas') }),
    gives: z.array(result),
    limit: { name: 'watchlist-import', max: 30, seconds: 600 },
    bodyLimit: IMPORT_BODY,
  },
} as const satisfies EndpointTable
