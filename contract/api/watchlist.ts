// The calls about one's watchlist. All of them need a session.
import { z } from 'zod'
import { OUTCOMES } from '../diary.ts'
import type { EndpointTable } from '../endpoint.ts'
import { formatNumber } from '../in-words.ts'
import { LIMITS } from '../limits.ts'
import { VISIBILITIES } from '../lists.ts'
import {
  EXPORT_FORMATS,
  HALF_STARS,
  MOST_EPISODES,
  WATCH_STATUSES,
  WATCHLIST_SORTS,
  type WatchStatus,
} from '../watchlist.ts'
import { nextToAir } from './airing.ts'
import { day } from './diary.ts'
import { drama } from './dramas.ts'
import { done, fileOf, id, moment, text, textOf } from './fields.ts'
import { page } from './list-query.ts'
import { review } from './reviews.ts'

const status = z.enum(WATCH_STATUSES, { error: `status must be one of ${WATCH_STATUSES.join(', ')}` })
const wholeEpisodes = `episodesWatched must be a whole number between 0 and ${formatNumber(MOST_EPISODES)}`
const episodesWatched = z
  .int({ error: wholeEpisodes })
  .min(0, { error: wholeEpisodes })
  .max(MOST_EPISODES, { error: wholeEpisodes })
export const addedAt = z.iso.datetime({
  offset: true,
  error: 'addedAt must look like 2026-01-31T12:00:00.000Z',
})
const halfStars = `ownRating must be a number of half stars, a whole number between 1 and ${HALF_STARS}`
const rating = z.int({ error: halfStars }).min(1, { error: halfStars }).max(HALF_STARS, { error: halfStars })
export const noted = z.object({
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

/** Enough to find a drama again, here or elsewhere. */
const named = { id, title: z.string(), nativeTitle: z.string().nullable(), year: z.int() }
const exported = z
  .object({
    ...named,
    episodes: z.int(),
    ...entry.shape,
    ownRating: noted.shape.ownRating.meta({ description: 'In half stars, 1 to 10' }),
    changedAt: moment.meta({ description: 'When it was noted last' }),
  })
  .meta({ id: 'ExportedDrama' })
/** One drama in an exported watchlist. */
export type ExportedDrama = z.infer<typeof exported>
export const viewing = { outcome: z.enum(OUTCOMES).nullable(), rewatch: z.boolean() }
const exportedDay = z.object({
  ...named,
  day,
  firstEpisode: z.int().nullable().meta({ description: 'null: only how it ended is known' }),
  lastEpisode: z.int().nullable(),
  ...viewing,
})
const exportedOf = z.object({
  title: z.string(),
  visibility: z.enum(VISIBILITIES).meta({ description: 'Imported lists are private' }),
  dramas: z.array(z.object({ ...named, note: z.string() })).meta({ description: 'In the order of the list' }),
})
const exportedList = z
  .object({
    format: z.literal('shimpyo-watchlist'),
    version: z.literal(2).meta({ description: '1 had `dramas` alone; both can be imported' }),
    exportedAt: moment,
    dramas: z.array(exported).meta({ description: 'The watchlist, newest first' }),
    diary: z.array(exportedDay).meta({ description: 'What was watched on which day, oldest first' }),
    lists: z.array(exportedOf).meta({ description: 'Oldest first' }),
    reviews: z.array(review.omit({ id: true, userId: true })).meta({
      description: 'Oldest first; the title says which drama it is about. Imported reviews are private',
    }),
  })
  .meta({ id: 'WatchlistExport' })
export type WatchlistExport = z.infer<typeof exportedList>

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
    does: 'Exports your watchlist, diary, lists and reviews as JSON: `WatchlistExport` in the description for programs. It can be imported again. `format=csv`: the watchlist as a table. `letterboxd` and `trakt`: a zip of what these services can hold.',
    who: 'member',
    query: z.object({
      format: z
        .enum(EXPORT_FORMATS, { error: `format must be one of ${EXPORT_FORMATS.join(', ')}` })
        .default('json'),
    }),
    gives: z.union([exportedList, textOf('text/csv'), fileOf('application/zip')]),
    limit: { name: 'watchlist-export', max: 60, seconds: 600 },
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
} as const satisfies EndpointTable
