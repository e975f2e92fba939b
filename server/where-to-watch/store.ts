// What the refresh reads and stores: dramas that are due, and what TMDB answered about them.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isDue } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { type DramaRow, dramas, isHere } from '#server/dramas/table.ts'
import { replaceTitle } from '#server/tmdb/store.ts'
import type { Title } from '#server/tmdb/title.ts'
import type { Match } from './match.ts'
import type { CountryOffers } from './offers.ts'
import { tmdbMatches, watchOffers } from './table.ts'

/** Days until a drama is looked at again: after an answer, and where TMDB has no such drama. */
const AGAIN = { known: 7, unknown: 30 }

export type DueDrama = Pick<DramaRow, 'id' | 'title' | 'nativeTitle' | 'year' | 'source'> & {
  match: typeof tmdbMatches.$inferSelect | null
}

/** What TMDB answered about a drama. Without offers (null) nothing is known of them. */
export interface Look extends Match {
  dramaId: number
  offers: CountryOffers[] | null
  /** its credits, trailer and pictures, where they are wanted */
  title?: Title
}

/** Those that waited longest come first, before them those nobody has looked at, the catalog's before the index. */
export function dueDramas(db: Db, most: number): Promise<DueDrama[]> {
  const { id, title, nativeTitle, year, source } = dramas
  return db
    .select({ id, title, nativeTitle, year, source, match: tmdbMatches })
    .from(dramas)
    .leftJoin(tmdbMatches, eq(tmdbMatches.dramaId, id))
    .where(
      and(
        isHere,
        or(
          isNull(tmdbMatches.dramaId),
          and(
            isDue(tmdbMatches.dueAt),
            // An admin says that TMDB does not have it.
            or(
              sql`${tmdbMatches.matchedBy} is distinct from 'admin'`,
              sql`${tmdbMatches.tmdbId} is not null`,
            ),
          ),
        ),
      ),
    )
    .orderBy(sql`${tmdbMatches.checkedAt} nulls first`, asc(dramas.inIndex), asc(id))
    .limit(most)
}

/** Stores the looks, and what they found in place of what was known. */
export async function storeLooks(db: Db, looks: readonly Look[]) {
  if (looks.length === 0) return
  await write(db, async (tx, changed) => {
    const ids = looks.map(({ dramaId }) => dramaId)
    // A drama that was deleted since then has nowhere to put its offers.
    const here = await tx
      .select({ id: dramas.id })
      .from(dramas)
      .where(inArray(dramas.id, ids))
      .for('key share')
    for (const look of looks) {
      if (!here.some(({ id }) => id === look.dramaId) || !(await saveMatch(tx, look))) continue
      await replaceOffers(tx, look.dramaId, look.offers ?? [])
      await replaceTitle(tx, changed, look.dramaId, look.title)
      changed('where-to-watch')
    }
  })
}

/** False if an admin has matched the drama with another one since it was due: that one is looked at next. */
async function saveMatch(tx: Tx, { dramaId, tmdbId, matchedBy, offers }: Look): Promise<boolean> {
  const values = {
    tmdbId,
    matchedBy,
    checkedAt: offers ? sql`now()` : null,
    dueAt: sql`now() + ${offers ? AGAIN.known : AGAIN.unknown} * interval '1 day'`,
    failures: 0,
  }
  const saved = await tx
    .insert(tmdbMatches)
    .values({ dramaId, ...values })
    .onConflictDoUpdate({
      target: tmdbMatches.dramaId,
      set: values,
      setWhere: sql`${tmdbMatches.matchedBy} is distinct from 'admin' or ${tmdbMatches.tmdbId} = ${tmdbId}`,
    })
    .returning({ dramaId: tmdbMatches.dramaId })
  return saved.length > 0
}

async function replaceOffers(tx: Tx, dramaId: number, rows: readonly CountryOffers[]) {
  await tx.delete(watchOffers).where(eq(watchOffers.dramaId, dramaId))
  if (rows.length > 0) await tx.insert(watchOffers).values(rows.map((row) => ({ dramaId, ...row })))
}

/** A drama whose look failed waits, twice as long after each failure, so that it does not hold up the others. */
export async function postpone(db: Db, dramaId: number) {
  await db
    .insert(tmdbMatches)
    .values({ dramaId, dueAt: sql`now() + interval '1 hour'`, failures: 1 })
    .onConflictDoUpdate({
      target: tmdbMatches.dramaId,
      set: {
        dueAt: sql`now() + least(power(2, ${tmdbMatches.failures}), 168) * interval '1 hour'`,
        failures: sql`least(${tmdbMatches.failures} + 1, 20)`,
      },
    })
}
