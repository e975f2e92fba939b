// A site with a TMDB key, a server that stands for TMDB, and a refresh of where to watch that is run by hand, for tests.
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { WhereToWatch } from '#contract/api/where-to-watch.ts'
import { tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import { type RefreshParts, refreshOffers } from '#server/where-to-watch/refresh.ts'
import { tmdbMatches, tmdbRefresh } from '#server/where-to-watch/table.ts'
import { aSite } from './site.ts'
import { TMDB_KEY, TmdbServer } from './tmdb-server.ts'

export type WatchSite = Awaited<ReturnType<typeof aWatchSite>>

export async function aWatchSite() {
  const tmdb = await new TmdbServer().start()
  const env = { TMDB_API_KEY: TMDB_KEY, TMDB_URL: tmdb.url }
  const site = await aSite(env)
  const admin = await site.signUp({ isAdmin: true })
  const { db } = site
  const log = { info: vi.fn(), warn: vi.fn() }
  return {
    tmdb,
    site,
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
    /** One run of the refresh. @param timeoutMs milliseconds for one answer */
    refresh: ({ timeoutMs = 5_000, ...parts }: Partial<RefreshParts> & { timeoutMs?: number } = {}) =>
      refreshOffers({
        db,
        tmdb: tmdbFrom(env, { attempts: 1, timeoutMs, ...(parts.signal && { signal: parts.signal }) })!,
        log,
        perDay: 1_000,
        pace: 0,
        ...parts,
      }),
    watch: (id: number, country = 'DE') =>
      site.visitor.json<WhereToWatch>(`/api/dramas/${id}/see-also/where-to-watch?country=${country}`),
    matchOf: async (id: number) =>
      (await db.select().from(tmdbMatches).where(eq(tmdbMatches.dramaId, id)))[0],
    state: async () => (await db.select().from(tmdbRefresh))[0]!,
    /** The pause of the refresh and the waits of all dramas pass. */
    async later() {
      await db.update(tmdbRefresh).set({ pausedUntil: null, leasedUntil: null })
      await db.update(tmdbMatches).set({ dueAt: sql`now()` })
    },
    async close() {
      await site.close()
      await tmdb.stop()
    },
  }
}
