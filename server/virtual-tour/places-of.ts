// The places where one drama was filmed, by any of its names.
import { and, arrayOverlaps, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { dramasCalled } from '#server/dramas/called.ts'
import { dramas } from '#server/dramas/table.ts'
import type { PlaceRow } from './show.ts'
import { places } from './table.ts'

/** @returns null when there is no such drama */
export async function placesOf(db: Db, dramaId: number): Promise<PlaceRow[] | null> {
  const [drama] = await db
    .select({ nameKeys: dramas.nameKeys })
    .from(dramas)
    .where(and(eq(dramas.id, dramaId), isNull(dramas.deletedAt)))
  if (!drama) return null
  const keys = drama.nameKeys ?? []
  if (keys.length === 0) return []
  const rows = await db
    .select()
    .from(places)
    .where(and(isNull(places.deletedAt), arrayOverlaps(places.dramaKeys, keys)))
    .orderBy(asc(places.id))
  // Two dramas may share a name: a place belongs to the one that it leads to.
  const ids = await dramasCalled(
    db,
    rows.flatMap((row) => [row.drama, ...row.otherDramas]),
  )
  return rows.filter((row) => [row.drama, ...row.otherDramas].some((title) => ids.get(title) === dramaId))
}
