// The calls about one's watchlist. All of them need a session.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import {
  IMPORT_FORMATS,
  IMPORT_ROWS,
  IMPORT_TEXT,
  type ImportFormat,
  MOST_EPISODES,
  WATCH_STATUSES,
  WATCHLIST_SORTS,
} from '../watchlist.ts'
import { drama } from './dramas.ts'
import { done, id, idOr, moment, text, textOf } from './fields.ts'
import { page } from './lists.ts'

const status = z.enum(WATCH_STATUSES, { error: `status must be one of ${WATCH_STATUSES.join(', ')}` })
const wholeEpisodes = `episodesWatched must be a whole number between 0 and ${MOST_EPISODES.toLocaleString('en')}`
const episodesWatched = z
  .int({ error: wholeEpisodes })
  .min(0, { error: wholeEpisodes })
  .max(MOST_EPISODES, { error: wholeEpisodes })
const addedAt = z.iso.datetime({
  offset: true,
  error: 'addedAt must look like 2026-01-31T12:00:00.000Z',
})
const notes = { status: status.nullable(), episodesWatched: episodesWatched.nullable() }

const watched = drama.extend({ ...notes, addedAt: moment }).meta({ id: 'WatchedDrama' })
const exported = z
  .object({
    id,
    title: z.string(),
    nativeTitle: z.string().nullable(),
    year: z.int(),
    episodes: z.int(),
    ...notes,
    addedAt: moment,
  })
  .meta({ id: 'ExportedDrama' })
const importRow = z
  .object({
    row: z.int(),
    title: z.string(),
    year: z.int().nullable(),
    ...notes,
    addedAt: moment.nullable(),
    outcome: z.enum(['matched', 'unsure', 'unknown', 'skipped']),
    candidates: z.array(
      z.object({ id, title: z.string(), nativeTitle: z.string().nullable(), year: z.int() }),
    ),
    already: z.boolean(),
    why: z.string().nullable(),
  })
  .meta({ id: 'ImportedRow' })

export const watchlistApi = {
  'GET /api/watchlist': {
    does: 'Lists the dramas in your watchlist, newest first. With `page`, 24 at a time; `sort`, `status` and `search` (in titles) filter them.',
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
      search: text(LIMITS.title, 'search').optional(),
      page,
    }),
    gives: z.array(watched),
  },
  'GET /api/watchlist/summary': {
    does: 'Counts the dramas in your watchlist, in total and by status.',
    who: 'member',
    gives: z.object({ total: z.int(), plan: z.int(), watching: z.int(), finished: z.int(), none: z.int() }),
  },
  'GET /api/watchlist/check/{id}': {
    does: 'Tells whether a drama is in your watchlist.',
    who: 'member',
    gives: z.object({ isInWatchlist: z.boolean() }),
  },
  'GET /api/watchlist/export': {
    does: 'Exports your watchlist as JSON, or as CSV with `format=csv`.',
    who: 'member',
    query: z.object({
      format: z.enum(['json', 'csv'], { error: 'format must be json or csv' }).default('json'),
    }),
    gives: z.union([
      z.object({
        format: z.literal('shimpyo-watchlist'),
        version: z.literal(1),
        exportedAt: moment,
        dramas: z.array(exported),
      }),
      textOf('text/csv'),
    ]),
  },
  'POST /api/watchlist/{id}': {
    does: 'Adds a drama to your watchlist. Adding it twice changes nothing. The body can restore the status, episodes and date it had before it was removed.',
    who: 'member',
    takes: z.object({
      status: notes.status.optional(),
      episodesWatched: notes.episodesWatched.optional(),
      addedAt: addedAt.optional(),
    }),
    gives: watched,
  },
  'PUT /api/watchlist/{id}': {
    does: 'Sets the status or the episodes watched of a drama in your watchlist. null clears a value; fields that are not sent stay unchanged.',
    who: 'member',
    takes: z.object({ status: notes.status.optional(), episodesWatched: notes.episodesWatched.optional() }),
    gives: watched,
  },
  'DELETE /api/watchlist/{id}': {
    does: 'Removes a drama from your watchlist. Removing it twice is not an error.',
    who: 'member',
    gives: done,
  },
  'POST /api/watchlist/import/preview': {
    does: 'Previews an import: reads an export from Letterboxd, Trakt, Simkl, IMDb, MyDramaList or this site (CSV, JSON or pasted text) and matches each row with a drama. Nothing is stored.',
    who: 'member',
    takes: z.object({
      text: text(IMPORT_TEXT, 'The export'),
      fileName: text(LIMITS.name, 'The file name').optional(),
    }),
    gives: z.object({
      format: z.enum(Object.keys(IMPORT_FORMATS) as [ImportFormat, ...ImportFormat[]]),
      rows: z.array(importRow),
    }),
    limit: { name: 'watchlist-preview', max: 30, seconds: 600 },
    bodyLimit: 5_000_000,
  },
  'POST /api/watchlist/import': {
    does: 'Adds many dramas to your watchlist and returns a result for each. Dramas that are already there do not change.',
    who: 'member',
    takes: z.object({
      entries: z
        .array(
          z.object({
            dramaId: idOr('dramaId must be the id of a drama'),
            status: notes.status.default(null),
            episodesWatched: notes.episodesWatched.default(null),
            addedAt: addedAt.nullable().default(null),
          }),
          { error: 'entries must be a list' },
        )
        .max(IMPORT_ROWS, {
          error: `Up to ${IMPORT_ROWS.toLocaleString('en')} dramas can be added at a time`,
        }),
    }),
    gives: z.array(z.object({ dramaId: id, result: z.enum(['added', 'already', 'unknown']) })),
    limit: { name: 'watchlist-import', max: 30, seconds: 600 },
    bodyLimit: 5_000_000,
  },
} as const satisfies EndpointTable
