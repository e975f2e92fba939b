// The calls about one's diary. Its entries are written by those of the watchlist that say a `day`.
import { z } from 'zod'
import { FIRST_YEAR, latestDay, OUTCOMES } from '../diary.ts'
import type { EndpointTable } from '../endpoint.ts'
import { scales } from './dramas.ts'
import { done, fileOf, id, idOr } from './fields.ts'
import { page } from './list-query.ts'
import { personLink } from './people.ts'

/** As it can be stored. */
export const day = z.iso
  .date({ error: 'day must look like 2026-01-31' })
  .refine((value) => value >= `${FIRST_YEAR}`, { error: `day cannot be before ${FIRST_YEAR}` })
const pastDay = day.refine((value) => value <= latestDay(), { error: 'The day cannot be in the future' })

const yearWords = 'year must look like 2026'
const monthWords = 'month must look like 2026-01'
const isKnownYear = (value: string) => Number(value.slice(0, 4)) >= FIRST_YEAR
const year = z
  .string({ error: yearWords })
  .regex(/^[12]\d{3}$/, { error: yearWords })
  .refine(isKnownYear, { error: yearWords })
const month = z
  .string({ error: monthWords })
  .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, { error: monthWords })
  .refine(isKnownYear, { error: monthWords })
const episodeWords = 'An episode must be a whole number, 1 or more'
const episode = z.int({ error: episodeWords }).min(1, { error: episodeWords }).nullable()

const entry = z
  .object({
    id,
    day: z.iso.date(),
    drama: z.object({
      id,
      title: z.string(),
      imageUrl: z.string(),
      art: z.object({ poster: z.string() }),
    }),
    /** null where only the outcome is known */
    firstEpisode: z.int().nullable(),
    lastEpisode: z.int().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
    rewatch: z.boolean(),
    ownRating: z.int().nullable(),
  })
  .meta({ id: 'DiaryEntry' })
export type DiaryEntry = z.infer<typeof entry>

const oneMonth = z
  .object({
    month,
    /** the latest day first, 100 on a page */
    entries: z.array(entry),
    /** on all pages */
    count: z.int(),
    /** the nearest months with an entry */
    earlier: month.nullable(),
    later: month.nullable(),
  })
  .meta({ id: 'DiaryMonth' })
export type DiaryMonth = z.infer<typeof oneMonth>

export const oneYear = z
  .object({
    year,
    dramas: z.int(),
    episodes: z.int(),
    /** an estimate: an hour for an episode, or half an hour where the drama says so */
    hours: z.int(),
    /** dramas with an end but no episode in that year: their hours are not known */
    withoutEpisodes: z.int(),
    /** each viewing once */
    finished: z.int(),
    dropped: z.int(),
    rewatched: z.int(),
    /** most dramas first */
    networks: z.array(z.object({ name: z.string(), dramas: z.int() })),
    /** of two dramas or more */
    actors: z.array(personLink.extend({ dramas: z.int() })),
    /** the mean on each scale of the comfort guide, for the dramas that it has */
    feel: z.object({ dramas: z.int(), ...scales }).nullable(),
  })
  .meta({ id: 'DiaryYear' })
export type DiaryYear = z.infer<typeof oneYear>

const writing = { name: 'diary', max: 120, seconds: 60 }

export const diaryApi = {
  'GET /api/diary': {
    does: 'Gives a month of your diary; without `month` the current one, in UTC.',
    who: 'member',
    query: z.object({ month: month.optional(), page }),
    gives: oneMonth,
  },
  'GET /api/diary/year': {
    does: 'Sums up a year of your diary; without `year` the current one, in UTC.',
    who: 'member',
    query: z.object({ year: year.optional() }),
    gives: oneYear,
  },
  'GET /api/diary/year/picture': {
    does: 'Draws a year of your diary as a picture to keep or to share (PNG, 1080 x 1350); without `year` the current one, in UTC. Nobody else can ask for it.',
    who: 'member',
    query: z.object({ year: year.optional() }),
    gives: fileOf('image/png'),
    fails: ['not-found', 'unavailable'],
    limit: { name: 'year-picture', max: 20, seconds: 600 },
  },
  'POST /api/diary': {
    does: 'Adds an entry to your diary, also one that was removed: episodes, how it ended, or both. Your watchlist stays as it is.',
    who: 'member',
    takes: z.object({
      dramaId: idOr('dramaId must be the id of a drama'),
      day: pastDay,
      firstEpisode: episode.default(null),
      lastEpisode: episode.default(null),
      outcome: z
        .enum(OUTCOMES, { error: `outcome must be one of ${OUTCOMES.join(', ')}` })
        .nullable()
        .default(null),
      rewatch: z.boolean({ error: 'rewatch must be true or false' }).default(false),
    }),
    gives: entry,
    status: 201,
    fails: ['not-found'],
    limit: writing,
  },
  'PUT /api/diary/{id}': {
    does: 'Moves an entry of your diary to another day, and changes its episodes where they are sent.',
    who: 'member',
    takes: z.object({ day: pastDay, firstEpisode: episode.optional(), lastEpisode: episode.optional() }),
    gives: entry,
    limit: writing,
  },
  'DELETE /api/diary/{id}': {
    does: 'Removes an entry from your diary. Your watchlist stays as it is.',
    who: 'member',
    gives: done,
  },
} as const satisfies EndpointTable
