// Decides which fields of a filming place are sent out.
import type { InferSelectModel } from 'drizzle-orm'
import type { FilmingPlace, Place } from '#contract/api/virtual-tour.ts'
import { publicValues } from '#contract/content/fields.ts'
import { PLACE } from '#contract/content/place.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import { placeSubject } from './picture.ts'
import type { places } from './table.ts'

export type PlaceRow = Omit<InferSelectModel<typeof places>, 'searchText'>

/** @param ids which dramas of the catalogue go by which title */
export function showPlace(row: PlaceRow, ids?: ReadonlyMap<string, number>): Place {
  const dramaIds = [row.drama, ...row.otherDramas].flatMap((title) => {
    const dramaId = ids?.get(title)
    return dramaId ? [[title, dramaId] as const] : []
  })
  const { cover, share } = artworkUrls('place', row.id, placeSubject(row))
  return {
    id: row.id,
    ...publicValues(PLACE, 'list', row),
    imageUrl: row.imageUrl ?? cover,
    ...(dramaIds.length > 0 && { dramaIds: Object.fromEntries(dramaIds) }),
    art: { cover, share },
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function showFilmingPlace(row: PlaceRow): FilmingPlace {
  const { id, name, nativeName, address, imageUrl, art } = showPlace(row)
  return { id, name, ...(nativeName && { nativeName }), address, imageUrl, art }
}
