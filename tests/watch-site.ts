// A site with a TMDB key, a server that stands for TMDB, and a refresh of where to watch that is run by hand, for tests.
import { and, eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { WhereToWatch } from '#contract/api/where-to-watch.ts'
import { tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import { storeOf } from '#server/images/open-store.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { type Calls, REFRESH } from '#server/tmdb/budget.ts'
import { PICTURE, pictureJobs } from '#server/tmdb/pictures.ts'
import { type RefreshParts, refreshing } from '#server/tmdb/refresh.ts'
import { tidy, wantedOf } from '#server/tmdb/tidy.ts'
import { offersRefresh } from '#server/where-to-watch/refresh.ts'
import { tmdbMatches } from '#server/where-to-watch/table.ts'
import { afterTestOrFile, aSite } from './site.ts'
import { TMDB_KEY, TmdbServer } from './tmdb-server.ts'

export type WatchSite = Awaited<ReturnType<typeof aWatchSite>>

export async function aWatchSite(settings: Record<string, string> = {}) {
  const tmdb = await new TmdbServer().start()
  afterTestOrFile(() => tmdb.stop())
  const env = { TMDB_API_KEY: TMDB_KEY, TMDB_URL: tmdb.url, ...settings }
  const site = await aSite(env)
  const admin = await site.signUp({ isAdmin: true })
  const { db } = site
  await db.insert(jobs).values(REFRESH)
  const theJob = and(eq(jobs.kind, REFRESH.kind), eq(jobs.key, REFRESH.key))
  const log = { info: vi.fn(), warn: vi.fn() }
  const pictures = pictureJobs(db, storeOf(site.env), { base: tmdb.pictureUrl, timeoutMs: 500 })
  return {
    tmdb,
    site,
    db,
    admin,
    log,
    /** @returns its id */
    async aDrama(over: object = {}): Promise<number> {
      const answer = await admin.post('/api/admin/dramas', {
        ...{ title: 'The Slow Bus Home', description: 'A bus.', year: 2024, episodes: 16, rating: 9 },
        ...{ genre: 'Healing', ...over },
      })
      return answer.json().id
    },
    matchByHand: (id: number, tmdbId: number | null) =>
      admin.put(`/api/admin/tmdb-matches/${id}`, { tmdbId }),
    /** One run of the refresh, unless TMDB has failed and is given time. @param timeoutMs milliseconds for one answer */
    async refresh({ timeoutMs = 5_000, ...parts }: Partial<RefreshParts> & { timeoutMs?: number } = {}) {
      await db
        .update(jobs)
        .set({ runAt: sql`now()` })
        .where(and(theJob, eq(jobs.attempts, 0)))
      const tmdb = tmdbFrom(env, {
        attempts: 1,
        timeoutMs,
        ...(parts.signal && { signal: parts.signal }),
      })!
      const kind = refreshing(
        { db, tmdb, log, perDay: 1_000, pace: 0, ...parts },
        offersRefresh(db, site.env),
      )
      await runDue({ db, log }, kind)
    },
    /** What the admin wants of TMDB beside where to watch. */
    wants: async (what: { facts: boolean; pictures: boolean }) => {
      const { version } = await admin.json<{ version: number }>('/api/admin/tmdb-settings')
      return admin.post('/api/admin/tmdb-settings', { ...what, version })
    },
    tidy: async (perDay?: number) => tidy(db, await wantedOf(db, site.env)(), perDay),
    /** Fetches the pictures that are due, and shows them. */
    async fetchPictures() {
      await this.tidy()
      await db
        .update(jobs)
        .set({ runAt: sql`now()` })
        .where(and(eq(jobs.kind, PICTURE), eq(jobs.attempts, 0)))
      await runDue({ db, log }, pictures)
      await this.tidy()
    },
    watch: (id: number, country = 'DE') =>
      site.visitor.json<WhereToWatch>(`/api/dramas/${id}/see-also/where-to-watch?country=${country}`),
    matchOf: async (id: number) =>
      (await db.select().from(tmdbMatches).where(eq(tmdbMatches.dramaId, id)))[0],
    /** The job of the refresh. */
    async job() {
      const [job] = await db.select().from(jobs).where(theJob)
      return { ...job!, payload: job!.payload as Calls }
    },
    setJob: (change: object) => db.update(jobs).set(change).where(theJob),
    /** The pause of the refresh and the waits of all dramas pass. */
    async later() {
      await db.update(jobs).set({ runAt: sql`now()`, leasedUntil: null }).where(theJob)
      await db.update(tmdbMatches).set({ dueAt: sql`now()` })
    },
  }
}
