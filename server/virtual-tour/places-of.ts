// The places where dramas were filmed, by any of their names.
import { and, arrayOverlaps, asc, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import type { PlaceRow } from './show.ts'
import { placeColumns, places } from './table.ts'

/** At least one row for a drama that is there: without a place when nothing was filmed. */
const placesByName = prepared((db) =>
  db
    .select({ dramaId: dramas.id, place: placeColumns })
    .from(dramas)
    .leftJoin(places, and(arrayOverlaps(places.dramaKeys, dramas.nameKeys), isNull(places.deletedAt)))
    .where(and(sql`${dramas.id} = any(${sql.placeholder('dramaIds')}::int[])`, isHere))
    .orderBy(asc(places.id))
    .prepare('places_by_name'),
)

/** @returns null when there is no such drama */
export async function placesOf(db: Db, dramaId: number): Promise<PlaceRow[] | null> {
  return (await placesOfDramas(db, [dramaId])).get(dramaId) ?? null
}

/** @returns for each drama that is there its places, perhaps none */
export async function placesOfDramas(db: Db, dramaIds: number[]): Promise<Map<number, PlaceRow[]>> {
  const found = await placesByName(db).execute({ dramaIds })
  const rows = found.flatMap(({ place }) => place ?? [])
  // Two dramas may share a name: a place belongs to the one that it leads to.
  const ids = await dramasByTitle(
    db,
    rows.flatMap((row) => [row.drama, ...row.otherDramas]),
  )
  const leadsTo = (row: PlaceRow, dramaId: number) =>
    [row.drama, ...row.otherDramas].some((title) => ids.get(title) === dramaId)
  const ofDrama = new Map<number, PlaceRow[]>(found.map(({ dramaId }) => [dramaId, []]))
  for (const { dramaId, place } of found)
    if (place && leadsTo(place, dramaId)) ofDrama.get(dramaId)!.push(place)
  return ofDrama
}
