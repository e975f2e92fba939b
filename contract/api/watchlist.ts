// The calls about one's watchlist. All of them need a session.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { formatNumber } from '../in-words.ts'
import { LIMITS } from '../limits.ts'
import {
  HALF_STARS,
  IMPORT_FORMATS,
  IMPORT_ROWS,
  IMPORT_TEXT,
  type ImportFormat,
  MOST_EPISODES,
  WATCH_STATUSES,
  WATCHLIST_SORTS,
  type WatchStatus,
} from '../watchlist.ts'
import { nextToAir } from './airing.ts'
import { day } from './diary.ts'
import { drama } from './dramas.ts'
import { done, id, idOr, moment, text, textOf } from './fields.ts'
import { page } from './list-query.ts'

const status = z.enum(WATCH_STATUSES, { error: `status must be one of ${WATCH_STATUSES.join(', ')}` })
const wholeEpisodes = `episodesWatched must be a whole number between 0 and ${formatNumber(MOST_EPISODES)}`
const episodesWatched = z
  .int({ error: wholeEpisodes })
  .min(0, { error: wholeEpisodes })
  .max(MOST_EPISODES, { error: wholeEpisodes })
const addedAt = z.iso.datetime({
  offset: true,
  error: 'addedAt must look like 2026-01-31T12:00:00.000Z',
})
const halfStars = `ownRating must be a number of half stars, a whole number between 1 and ${HALF_STARS}`
const rating = z.int({ error: halfStars }).min(1, { error: halfStars }).max(HALF_STARS, { error: halfStars })
const noted = z.object({
  status: status.nullable(),
  episodesWatched: episodesWatched.nullable(),
  ownRating: rating.nullable(),
})
/** What a member may note on a drama of their list. */
export type Noted = z.infer<typeof noted>

/** What is noted, as an answer has it; sent back with POST it restores a removed drama. */
const entry = noted.extend({
  addedAt: moment,
  /** it was finished before, and is watched again */
  rewatch: z.boolean().optional(),
})
export type WatchlistEntry = z.infer<typeof entry>

const change = noted.partial().extend({
  rewatch: z.boolean({ error: 'rewatch must be true or false' }).optional(),
  /** by the member's own clock */
  day: day.optional(),
})
/** What is noted at once; with a day also in the diary. */
export type NotedChange = z.infer<typeof change>

const watched = drama
  .extend({
    ...entry.shape,
    /** what airs of it next; absent from a whole list of over 500 dramas */
    next: nextToAir.optional(),
  })
  .meta({ id: 'WatchedDrama' })
export type WatchlistDrama = z.infer<typeof watched>

const counts = Object.fromEntries(WATCH_STATUSES.map((name) => [name, z.int()])) as Record<
  WatchStatus,
  z.ZodInt
>
const summary = z.object({ total: z.int(), ...counts, none: z.int() })
/** How many dramas of a list have each status. */
export type WatchlistSummary = z.infer<typeof summary>

const exported = z
  .object({
    id,
    title: z.string(),
    nativeTitle: z.string().nullable(),
    year: z.int(),
    episodes: z.int(),
    ...entry.shape,
  })
  .meta({ id: 'ExportedDrama' })
/** One drama in an exported list: enough to find it again, here or elsewhere. */
export type ExportedDrama = z.infer<typeof exported>
const exportedList = z.object({
  format: z.literal('shimpyo-watchlist'),
  version: z.literal(1),
  exportedAt: moment,
  dramas: z.array(exported),
})
export type WatchlistExport = z.infer<typeof exportedList>

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
const watchedOn = z.object({ day, firstEpisode: episode, lastEpisode: episode })
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
    addedAt: moment.nullable(),
    watched: z.array(watchedOn),
    /** matched: certain. unsure: the member chooses. unknown: not on this site. skipped: not meant for a watchlist */
    outcome: z.enum(['matched', 'unsure', 'unknown', 'skipped']),
    /** one when matched, the likeliest first when unsure */
    candidates: z.array(candidate),
    /** the (first) candidate is in the list already, or stands further up in the export: nothing will change */
    already: z.boolean(),
    /** but it has no rating there yet, and gets this one */
    fillsRating: z.boolean(),
    /** why it is unsure or skipped, in words */
    why: z.string().nullable(),
  })
  .meta({ id: 'ImportedRow' })
/** What one row of an export says, and what it is here. */
export type ImportRow = z.infer<typeof importRow>

const preview = z.object({
  format: z.enum(Object.keys(IMPORT_FORMATS) as [ImportFormat, ...ImportFormat[]]),
  rows: z.array(importRow),
})
export type ImportPreview = z.infer<typeof preview>

const importEntry = z.object({
  dramaId: idOr('dramaId must be the id of a drama'),
  status: noted.shape.status.default(null),
  episodesWatched: noted.shape.episodesWatched.default(null),
  ownRating: noted.shape.ownRating.default(null),
  addedAt: addedAt.nullable().default(null),
  watched: z.array(watchedOn).max(MOST_EPISODES).default([]),
})
/** One drama to be brought in, as chosen after the preview. */
export type ImportEntry = z.infer<typeof importEntry>

const result = z.object({
  dramaId: id,
  /** added: new in the list. rated: was there without a rating. already: was there, and stays as it is. unknown: no such drama (any more) */
  result: z.enum(['added', 'rated', 'already', 'unknown']),
})
export type ImportResult = z.infer<typeof result>

// A rating invalidates what shows the mean, on all instances.
const writing = { name: 'watchlist', max: 120, seconds: 60 }

export const watchlistApi = {
  'GET /api/watchlist': {
    does: 'Lists the dramas in your watchlist, newest first. With `page`, 24 at a time; `sort` orders them; `status`, `mood` and `search` (in titles) filter them.',
    who: 'member',
    query: z.object({
      sort: z
        .enum(WATCHLIST_SORTS, { error: `sort must be one of ${WATCHLIST_SORTS.join(', ')}` })
        .default('added'),
      status: z
        .enum([...WATCH_STATUSES, 'none'], {
          error: `status must be one of ${WATCH_STATUSES.join(', ')}, none`,
        })
        .optional(),
      mood: text(LIMITS.name, 'mood').optional(),
      search: text(LIMITS.title, 'search').optional(),
      page,
    }),
    gives: z.array(watched),
  },
  'GET /api/watchlist/summary': {
    does: 'Counts the dramas in your watchlist, in total and by status.',
    who: 'member',
    gives: summary,
  },
  'GET /api/watchlist/check/{id}': {
    does: 'Tells whether a drama is in your watchlist, and what you noted.',
    who: 'member',
    gives: z.object({ isInWatchlist: z.boolean(), entry: entry.optional() }),
  },
  'GET /api/watchlist/export': {
    does: 'Exports your watchlist as JSON, or as CSV with `format=csv`.',
    who: 'member',
    query: z.object({
      format: z.enum(['json', 'csv'], { error: 'format must be json or csv' }).default('json'),
    }),
    gives: z.union([exportedList, textOf('text/csv')]),
  },
  'POST /api/watchlist/{id}': {
    does: 'Adds a drama to your watchlist. Adding it twice changes nothing. The body can restore what was noted before it was removed. With a `day`, episodes and an end are noted in your diary.',
    who: 'member',
    takes: change.extend({ addedAt: addedAt.optional() }),
    gives: watched,
    limit: writing,
  },
  'PUT /api/watchlist/{id}': {
    does: 'Sets the status, the episodes watched or your rating (in half stars) of a drama in your watchlist. null clears a value; fields that are not sent stay unchanged. With a `day`, the diary notes it: more episodes, and an end (finished or dropped); fewer episodes take back what it noted on that day.',
    who: 'member',
    takes: change,
    gives: watched,
    limit: writing,
  },
  'DELETE /api/watchlist/{id}': {
    does: 'Removes a drama from your watchlist. Removing it twice is not an error. With the header `Prefer: return=representation`, `removed` is what was noted: sent with POST it restores the drama.',
    who: 'member',
    gives: done.extend({ removed: entry.optional() }),
  },
  'POST /api/watchlist/import/preview': {
    does: 'Previews an import: reads an export from Letterboxd, Trakt, Simkl, IMDb, MyDramaList or this site (CSV, JSON or pasted text) and matches each row with a drama. Nothing is stored.',
    who: 'member',
    takes: z.object({
      text: text(IMPORT_TEXT, 'The export'),
      fileName: text(LIMITS.name, 'The file name').optional(),
    }),
    gives: preview,
    limit: { name: 'watchlist-preview', max: 30, seconds: 600 },
    bodyLimit: 5_000_000,
  },
  'POST /api/watchlist/import': {
    does: 'Adds many dramas to your watchlist and returns a result for each. Dramas that are already there get a rating if they have none, and do not change otherwise. What was `watched` of a new one is noted in your diary.',
    who: 'member',
    takes: z.object({
      entries: z.array(importEntry, { error: 'entries must be a list' }).max(IMPORT_ROWS, {
        error: `Up to ${formatNumber(IMPORT_ROWS)} dramas can be added at a time`,
      }),
    }),
    gives: z.array(result),
    limit: { name: 'watchlist-import', max: 30, seconds: 600 },
    bodyLimit: 5_000_000,
  },
} as const satisfies EndpointTable
