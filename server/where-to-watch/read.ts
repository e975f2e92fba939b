// What visitors and admins read of where to watch, and the filter by platform in a country.
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { TmdbMatch, WhereToWatch } from '#contract/api/where-to-watch.ts'
import { monthOf } from '#contract/month.ts'
import { platformSlug } from '#contract/platforms.ts'
import { platformsIn } from '#contract/where-to-watch.ts'
import { cached, cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { KnownDrama } from '#server/dramas/find.ts'
import { dramas } from '#server/dramas/table.ts'
import type { Env } from '#server/env.ts'
import { replaceTitle } from '#server/tmdb/store.ts'
import { knownMatch } from './match.ts'
import { tmdbMatches, watchOffers } from './table.ts'

/** Without a key, or without calls, nothing is shown: what is stored would only grow old. */
export const showsWhereToWatch = (env: Pick<Env, 'TMDB_API_KEY' | 'TMDB_DAILY_CALLS'>) =>
  Boolean(env.TMDB_API_KEY) && env.TMDB_DAILY_CALLS > 0

/** The countries with offers, from A to Z. */
export const knownCountries = (db: Db) =>
  cached(db, 'where-to-watch', async () => {
    const rows = await db.selectDistinct({ code: watchOffers.country }).from(watchOffers)
    const names = new Intl.DisplayNames(['en'], { type: 'region' })
    return rows
      .map(({ code }) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  })

/** Its offers in a country; without one only the month in which they were looked up. */
export async function whereToWatch(
  db: Db,
  dramaId: number,
  country: string | undefined,
): Promise<WhereToWatch> {
  const [row] = await db
    .select({ tmdbId: tmdbMatches.tmdbId, checkedAt: tmdbMatches.checkedAt, offers: watchOffers.offers })
    .from(tmdbMatches)
    .leftJoin(
      watchOffers,
      and(eq(watchOffers.dramaId, tmdbMatches.dramaId), eq(watchOffers.country, country ?? '')),
    )
    .where(eq(tmdbMatches.dramaId, dramaId))
  if (!row?.checkedAt) return {}
  const checked = monthOf(row.checkedAt)
  if (!country) return { checked }
  return {
    checked,
    country,
    offers: row.offers ?? {},
    link: `https://www.themoviedb.org/tv/${row.tmdbId}/watch?locale=${country}`,
  }
}

/** The platforms of these dramas in a country; of those that were looked up. */
export async function platformsOf(db: Db, country: string, ids: number[]) {
  const rows = await db
    .select({ dramaId: tmdbMatches.dramaId, offers: watchOffers.offers })
    .from(tmdbMatches)
    .leftJoin(
      watchOffers,
      and(eq(watchOffers.dramaId, tmdbMatches.dramaId), eq(watchOffers.country, country)),
    )
    .where(and(inArray(tmdbMatches.dramaId, ids), isNotNull(tmdbMatches.checkedAt)))
    .orderBy(tmdbMatches.dramaId)
  return rows.map(({ dramaId, offers }) => ({ dramaId, platforms: platformsIn(offers ?? {}) }))
}

type IsOn = (drama: KnownDrama) => boolean

/** What is on a platform in a country: by its offers where they were looked up, otherwise as generally known. */
export function onPlatformIn(db: Db): (country: string, platform: string, general: IsOn) => Promise<IsOn> {
  const lookedUp = cached(db, 'where-to-watch', () => checkedIds(db))
  const offered = cachedBy(db, 'where-to-watch', async (where: string) => {
    const [country, slug] = where.split(' ')
    const rows = await db
      .select({ dramaId: watchOffers.dramaId })
      .from(watchOffers)
      .where(and(eq(watchOffers.country, country!), sql`slugs @> array[${slug}]`))
    return new Set(rows.map(({ dramaId }) => dramaId))
  })
  return async (country, platform, general) => {
    const [known, here] = await Promise.all([lookedUp(), offered(`${country} ${platformSlug(platform)}`)])
    return (drama) => (known.has(drama.id) ? here.has(drama.id) : general(drama))
  }
}

async function checkedIds(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ dramaId: tmdbMatches.dramaId })
    .from(tmdbMatches)
    .where(isNotNull(tmdbMatches.checkedAt))
  return new Set(rows.map(({ dramaId }) => dramaId))
}

/** Null if there is no such drama. */
export async function matchForAdmins(db: Pick<Db, 'select'>, dramaId: number): Promise<TmdbMatch | null> {
  const [row] = await db
    .select({ source: dramas.source, stored: tmdbMatches })
    .from(dramas)
    .leftJoin(tmdbMatches, eq(tmdbMatches.dramaId, dramas.id))
    .where(eq(dramas.id, dramaId))
  if (!row) return null
  const { source, stored } = row
  const { tmdbId, matchedBy } = knownMatch(source, stored) ?? {
    tmdbId: null,
    matchedBy: stored?.matchedBy ?? null,
  }
  return { tmdbId, matchedBy, checkedAt: stored?.checkedAt?.toISOString() ?? null }
}

/** What was known of the other drama's offers is dropped; the next run reads them anew. */
export async function matchByAdmin(
  db: Db,
  dramaId: number,
  tmdbId: number | null,
): Promise<TmdbMatch | null> {
  return write(db, async (tx, changed) => {
    const before = await matchForAdmins(tx, dramaId)
    if (!before || (before.matchedBy === 'admin' && before.tmdbId === tmdbId)) return before
    const values = { tmdbId, matchedBy: 'admin' as const, checkedAt: null, dueAt: sql`now()`, failures: 0 }
    await tx
      .insert(tmdbMatches)
      .values({ dramaId, ...values })
      .onConflictDoUpdate({ target: tmdbMatches.dramaId, set: values })
    await tx.delete(watchOffers).where(eq(watchOffers.dramaId, dramaId))
    await replaceTitle(tx, changed, dramaId)
    changed('where-to-watch')
    return matchForAdmins(tx, dramaId)
  })
}

/** TMDB's terms are quoted as allowing data to be stored for six months: docs/decisions/011-pictures.md. */
export async function deleteOldOffers(db: Db) {
  const isOld = lt(tmdbMatches.checkedAt, sql`now() - interval '180 days'`)
  await write(db, async (tx, changed) => {
    const old = await tx.update(tmdbMatches).set({ checkedAt: null }).where(isOld).returning()
    if (old.length === 0) return
    const ids = old.map(({ dramaId }) => dramaId)
    await tx.delete(watchOffers).where(inArray(watchOffers.dramaId, ids))
    changed('where-to-watch')
  })
}
