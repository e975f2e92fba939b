// The one function that decides what of a filming place leaves the building.
import type { InferSelectModel } from 'drizzle-orm'
import type { FilmingPlace, Place } from '#contract/virtual-tour.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import { placeSubject } from './picture.ts'
import type { places } from './table.ts'

export type PlaceRow = InferSelectModel<typeof places>

/** @param ids which dramas of the catalogue go by which title */
export function showPlace(row: PlaceRow, ids?: ReadonlyMap<string, number>): Place {
  const dramaIds = [row.drama, ...row.otherDramas].flatMap((title) => {
    const dramaId = ids?.get(title)
    return dramaId ? [[title, dramaId] as const] : []
  })
  const { cover, share } = artworkUrls('place', row.id, placeSubject(row))
  return {
    id: row.id,
    name: row.name,
    drama: row.drama,
    description: row.description,
    imageUrl: row.imageUrl ?? cover,
    ...(row.panoramaUrl && { panoramaUrl: row.panoramaUrl }),
    hasWorkingPanorama: row.hasWorkingPanorama,
    address: row.address,
    funFacts: row.funFacts,
    scenes: row.scenes,
    ...(row.nativeName && { nativeName: row.nativeName }),
    ...(row.nativeAddress && { nativeAddress: row.nativeAddress }),
    ...(row.latitude !== null && { latitude: row.latitude }),
    ...(row.longitude !== null && { longitude: row.longitude }),
    ...(row.otherDramas.length > 0 && { otherDramas: row.otherDramas }),
    ...(dramaIds.length > 0 && { dramaIds: Object.fromEntries(dramaIds) }),
    ...(row.sources.length > 0 && { sources: row.sources }),
    ...(row.lastChecked && { lastChecked: row.lastChecked }),
    art: { cover, share },
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function showFilmingPlace(row: PlaceRow): FilmingPlace {
  const { id, name, nativeName, address, imageUrl, art } = showPlace(row)
  return { id, name, ...(nativeName && { nativeName }), address, imageUrl, art }
}
