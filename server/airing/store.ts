// What the refresh reads and stores: dramas that are due, and the days that TMDB answered.
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import { addDays, DAYS_BACK, koreanDay } from '#contract/airing.ts'
import { isDue } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { type DramaRow, dramas, isHere } from '#server/dramas/table.ts'
import { tmdbMatches } from '#server/where-to-watch/table.ts'
import type { Episode } from './episodes.ts'
import { airingDramas, airingEpisodes } from './table.ts'

export type DueDrama = Pick<DramaRow, 'id' | 'source'> & { match: typeof tmdbMatches.$inferSelect | null }

/** What TMDB answered about a drama. */
export interface Answer {
  dramaId: number
  tmdbId: number | null
  episodes: Episode[]
  nextCheckInDays: number
}

/** An admin has matched it with another drama of TMDB since it was asked about. */
export const wasRematched = and(
  eq(tmdbMatches.matchedBy, 'admin'),
  sql`${tmdbMatches.tmdbId} is distinct from ${airingDramas.tmdbId}`,
)!

/** Of the dramas that TMDB has: first the newest that were never asked about, then those that waited longest. */
export function dueDramas(db: Db, most: number): Promise<DueDrama[]> {
  const { id, source } = dramas
  return db
    .select({ id, source, match: tmdbMatches })
    .from(dramas)
    .leftJoin(tmdbMatches, eq(tmdbMatches.dramaId, id))
    .leftJoin(airingDramas, eq(airingDramas.dramaId, id))
    .where(
      and(
        isHere,
        or(like(source, 'tmdb:%'), isNotNull(tmdbMatches.tmdbId)),
        or(isNull(airingDramas.dramaId), isDue(airingDramas.dueAt), wasRematched),
      ),
    )
    .orderBy(sql`${airingDramas.dueAt} nulls first`, desc(dramas.year), asc(id))
    .limit(most)
}

/** Pages are made anew only if a day has changed. */
export async function storeAnswer(tx: Tx, changed: Changed, answer: Answer) {
  const { dramaId, tmdbId, episodes, nextCheckInDays } = answer
  const values = {
    tmdbId,
    checkedAt: sql`now()`,
    dueAt: sql`now() + ${nextCheckInDays}::int * interval '1 day'`,
    failures: 0,
  }
  await tx
    .insert(airingDramas)
    .values({ dramaId, ...values })
    .onConflictDoUpdate({ target: airingDramas.dramaId, set: values })
  if (await replaceEpisodes(tx, dramaId, episodes)) changed('airing')
}

/** @returns whether anything is new. An episode whose day stays keeps the moment of its last change. */
async function replaceEpisodes(tx: Tx, dramaId: number, episodes: readonly Episode[]): Promise<boolean> {
  const { season, number, day, isLast } = airingEpisodes
  const known = await tx
    .select({ season, number, day, isLast })
    .from(airingEpisodes)
    .where(eq(airingEpisodes.dramaId, dramaId))
  const keyOf = (one: Episode) => `${one.season} ${one.number} ${one.day} ${one.isLast}`
  const [before, now] = [new Set(known.map(keyOf)), new Set(episodes.map(keyOf))]
  const gone = known.filter((one) => !now.has(keyOf(one)))
  const added = episodes.filter((one) => !before.has(keyOf(one)))
  for (const one of gone)
    await tx
      .delete(airingEpisodes)
      .where(and(eq(airingEpisodes.dramaId, dramaId), eq(season, one.season), eq(number, one.number)))
  if (added.length > 0) await tx.insert(airingEpisodes).values(added.map((one) => ({ dramaId, ...one })))
  return gone.length > 0 || added.length > 0
}

/** Days that are over, and those TMDB has not confirmed for six months: others quote its terms as allowing no longer. */
export async function deleteOldEpisodes(db: Db) {
  const unconfirmed = db
    .select({ id: airingDramas.dramaId })
    .from(airingDramas)
    .where(lt(airingDramas.checkedAt, sql`now() - interval '180 days'`))
  await write(db, async (tx, changed) => {
    const gone = await tx
      .delete(airingEpisodes)
      .where(
        or(
          lt(airingEpisodes.day, addDays(koreanDay(new Date()), -DAYS_BACK)),
          inArray(airingEpisodes.dramaId, unconfirmed),
        ),
      )
      .returning({ dramaId: airingEpisodes.dramaId })
    if (gone.length > 0) changed('airing')
  })
}
