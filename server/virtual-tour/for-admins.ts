// The admins' list of filming places: search, filters, order and pages, all in SQL.
import { and, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { virtualTourApi } from '#contract/api/virtual-tour.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import type { AdminPlaceKind, AdminPlaceSort } from '#contract/virtual-tour.ts'
import { hasWords } from '#server/db/has-words.ts'
import type { Db } from '#server/db/open.ts'
import type { PlaceRow } from './show.ts'
import { placeColumns, places } from './table.ts'

type PlaceQuery = QueryOf<(typeof virtualTourApi)['GET /api/admin/virtual-tour-locations']>
type Found = Pick<PlaceQuery, 'search' | 'kind'>

export async function placesForAdmins(
  db: Db,
  { sort = 'newest', page, ...found }: PlaceQuery,
): Promise<PlaceRow[]> {
  const list = db
    .select(placeColumns)
    .from(places)
    .where(isFound(found))
    .orderBy(...SORTS[sort])
  return page ? list.limit(ADMIN_PAGE).offset((page - 1) * ADMIN_PAGE) : list
}

export const countPlacesForAdmins = async (db: Db, found: Found) => ({
  count: await db.$count(places, isFound(found)),
  all: await db.$count(places, isFound({})),
})

export async function placeRow(db: Db, id: number): Promise<PlaceRow | null> {
  const [row] = await db
    .select(placeColumns)
    .from(places)
    .where(and(eq(places.id, id), isNull(places.deletedAt)))
  return row ?? null
}

const newest = desc(places.id)
const SORTS: Record<AdminPlaceSort, SQL[]> = {
  newest: [newest],
  changed: [desc(places.updatedAt), newest],
  name: [sql`lower(${places.name})`, newest],
  drama: [sql`lower(${places.drama})`, newest],
}
const KINDS: Record<AdminPlaceKind, SQL> = {
  panorama: eq(places.hasWorkingPanorama, true),
  flat: not(eq(places.hasWorkingPanorama, true)),
}

const isFound = ({ search, kind }: Found): SQL | undefined =>
  and(isNull(places.deletedAt), kind && KINDS[kind], hasWords(places.searchText, search))
