// The places where one drama was filmed, by any of its names.
import { and, arrayOverlaps, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import type { PlaceRow } from './show.ts'
import { places } from './table.ts'

/** At least one row for a drama that is there: without a place when nothing was filmed. */
const placesByName = prepared((db) =>
  db
    .select({ place: getTableColumns(places) })
    .from(dramas)
    .leftJoin(places, and(arrayOverlaps(places.dramaKeys, dramas.nameKeys), isNull(places.deletedAt)))
    .where(and(eq(dramas.id, sql.placeholder('dramaId')), isHere))
    .orderBy(asc(places.id))
    .prepare('places_by_name'),
)

/** @returns null when there is no such drama */
export async function placesOf(db: Db, dramaId: number): Promise<PlaceRow[] | null> {
  const found = await placesByName(db).execute({ dramaId })
  if (found.length === 0) return null
  const rows = found.flatMap(({ place }) => place ?? [])
  // Two dramas may share a name: a place belongs to the one that it leads to.
  const ids = await dramasByTitle(
    db,
    rows.flatMap((row) => [row.drama, ...row.otherDramas]),
  )
  return rows.filter((row) => [row.drama, ...row.otherDramas].some((title) => ids.get(title) === dramaId))
}
