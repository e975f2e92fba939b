// What the refresh reads and stores: dramas that are due, and what TMDB answered about them.
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { isDue } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import { type DramaRow, dramas, isHere } from '#server/dramas/table.ts'
import { replaceTitle } from '#server/tmdb/store.ts'
import type { Title } from '#server/tmdb/title.ts'
import type { Match } from './match.ts'
import type { CountryOffers } from './offers.ts'
import { tmdbMatches, watchOffers } from './table.ts'

/** Days until a drama is asked about again: after an answer, and where TMDB has no such drama. */
const AGAIN = { known: 7, unknown: 30 }

export type DueDrama = Pick<DramaRow, 'id' | 'title' | 'nativeTitle' | 'year' | 'source'> & {
  match: typeof tmdbMatches.$inferSelect | null
}

/** What TMDB answered about a drama; offers: null if nothing is known of them. */
export interface Answer extends Match {
  dramaId: number
  offers: CountryOffers[] | null
  /** its credits, trailer, episodes and pictures, where they are wanted */
  title?: Title
}

/** Those that waited longest come first, before them those that were never asked about, the catalog's before the index. */
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

/** Stores an answer in place of what was known. */
export async function storeAnswer(tx: Tx, changed: Changed, answer: Answer) {
  if (!(await saveMatch(tx, answer))) return
  await replaceOffers(tx, answer.dramaId, answer.offers ?? [])
  await replaceTitle(tx, changed, answer.dramaId, answer.title)
  changed('where-to-watch')
}

/** False if an admin has matched the drama with another one since it was due: that one is asked about next. */
async function saveMatch(tx: Tx, { dramaId, tmdbId, matchedBy, offers }: Answer): Promise<boolean> {
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
