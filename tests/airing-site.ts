// A site that asks a server that stands for TMDB what airs, with a refresh that is run by hand, for tests.
import { and, eq, sql } from 'drizzle-orm'
import { addDays, koreanDay, mondayOf } from '#contract/airing.ts'
import type { WhatAirs } from '#contract/api/airing.ts'
import { airingRefresh } from '#server/airing/refresh.ts'
import { airingDramas } from '#server/airing/table.ts'
import { tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { type RefreshParts, refreshing } from '#server/tmdb/refresh.ts'
import { TMDB_KEY } from './tmdb-server.ts'
import { aWatchSite } from './watch-site.ts'

export const TODAY = koreanDay(new Date())
/** A day of the next week: 0 is its Monday. */
export const nextWeek = (weekday: number) => addDays(mondayOf(TODAY), 7 + weekday)

/** An episode as TMDB lists it; names, texts and pictures are theirs. */
export const anEpisode = (number: number, air_date: string | null, over: object = {}) => ({
  air_date,
  episode_number: number,
  episode_type: 'standard',
  id: 5_000_000 + number,
  name: `Episode ${number}`,
  overview: 'A text of theirs.',
  production_code: '',
  runtime: 70,
  season_number: 1,
  show_id: 1,
  still_path: '/a-still.jpg',
  vote_average: 0,
  vote_count: 0,
  ...over,
})

export type AiringSite = Awaited<ReturnType<typeof anAiringSite>>

export async function anAiringSite(settings: Record<string, string> = {}) {
  const on = await aWatchSite(settings)
  const { db } = on.site
  const { kind, key } = airingRefresh.job
  const theJob = and(eq(jobs.kind, kind), eq(jobs.key, key))
  await db.insert(jobs).values(airingRefresh.job)
  return {
    ...on,
    /** A drama that TMDB has as `tmdbId`, with these episodes in its first season. */
    async onAir(title: string, tmdbId: number, episodes: ReturnType<typeof anEpisode>[], over: object = {}) {
      const id = await on.aDrama({ title })
      await on.matchByHand(id, tmdbId)
      const last = episodes.filter(({ air_date }) => air_date && air_date < TODAY).at(-1) ?? null
      const next = episodes.find(({ air_date }) => air_date && air_date >= TODAY) ?? null
      on.tmdb.details.set(tmdbId, {
        ...{ id: tmdbId, name: title, status: 'Returning Series', in_production: true },
        ...{ last_episode_to_air: last, next_episode_to_air: next },
        seasons: [{ air_date: episodes[0]?.air_date ?? null, episode_count: 16, season_number: 1 }],
        ...over,
      })
      on.tmdb.seasons.set(`${tmdbId}/1`, { id: 9, air_date: null, season_number: 1, episodes })
      return id
    },
    /** One run of the refresh, unless TMDB has failed and is given time. */
    async look(parts: Partial<RefreshParts> = {}) {
      await db
        .update(jobs)
        .set({ runAt: sql`now()` })
        .where(and(theJob, eq(jobs.attempts, 0)))
      const env = { TMDB_API_KEY: TMDB_KEY, TMDB_URL: on.tmdb.url }
      const tmdb = tmdbFrom(env, { attempts: 1, timeoutMs: 5_000 })!
      await runDue(
        { db, log: on.log },
        refreshing({ db, tmdb, log: on.log, perDay: 1_000, pace: 0, ...parts }, airingRefresh),
      )
    },
    /** The waits of all dramas and of the job pass. */
    async tomorrow() {
      await db.update(jobs).set({ runAt: sql`now()`, leasedUntil: null }).where(theJob)
      await db.update(airingDramas).set({ dueAt: sql`now()` })
    },
    airingJob: async () => (await db.select().from(jobs).where(theJob))[0]!,
    airs: () => on.site.visitor.json<WhatAirs>('/api/airing'),
  }
}
