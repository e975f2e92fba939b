// The calls about filming places. A place comes as a form with files, or as JSON.
import { asc, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { changedPlace, newPlace } from '#contract/api/virtual-tour.ts'
import type { PlaceFields } from '#contract/content/place.ts'
import { cachedBy } from '#server/db/cached.ts'
import { write } from '#server/db/write.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { change, moveToTrash, recordCreated } from '#server/history/history.ts'
import type { Bind, Me } from '#server/http/bind.ts'
import { check } from '#server/http/check.ts'
import { notFound } from '#server/http/failures.ts'
import { PANORAMA_WIDTHS, UPLOAD_WIDTHS } from '#server/images/encode.ts'
import { receiveForm } from '#server/images/receive.ts'
import type { ImageStore } from '#server/images/store.ts'
import { storeUpload } from '#server/images/store-upload.ts'
import type { Site } from '#server/site.ts'
import { countPlacesForAdmins, placeRow, placesForAdmins } from './for-admins.ts'
import { placesOf } from './places-of.ts'
import { showFilmingPlace, showPlace } from './show.ts'
import { placeColumns, places } from './table.ts'
import { insertPlace, placeFieldsOf, placeStore } from './write-places.ts'

/** Dramas whose places are in memory. */
const MAX_CACHED = 1_000

export function virtualTourRoutes(bind: Bind, { db }: Site, store: ImageStore) {
  async function one(id: number) {
    const row = await placeRow(db, id)
    if (!row) throw notFound('place')
    return showPlace(row)
  }

  bind('GET /api/virtual-tour-locations', async () => {
    const rows = await db
      .select(placeColumns)
      .from(places)
      .where(isNull(places.deletedAt))
      .orderBy(asc(places.id))
    const ids = await dramasByTitle(
      db,
      rows.flatMap((row) => [row.drama, ...row.otherDramas]),
    )
    return rows.map((row) => showPlace(row, ids))
  })

  const filmedFor = async (dramaId: number) => (await placesOf(db, dramaId))?.map(showFilmingPlace)
  const filmingPlaces = cachedBy(db, ['places', 'dramas'], filmedFor, MAX_CACHED)
  bind('GET /api/dramas/{id}/see-also/places', async ({ params }) => {
    const filmed = await filmingPlaces(params.id)
    if (!filmed) throw notFound('drama')
    return filmed
  })

  bind('POST /api/virtual-tour-locations', async ({ request, me }) => {
    const { sent, files } = await received(request)
    const fields = { ...check(newPlace, sent), ...(await pictures(files, me)) }
    const row = await write(db, async (tx, changed) => {
      const created = await insertPlace(tx, fields)
      await recordCreated({ tx, changed, me }, placeStore, created.id, placeFieldsOf(created))
      return created
    })
    return showPlace(row)
  })

  bind('PUT /api/virtual-tour-locations/{id}', async ({ params, request, me }) => {
    const { sent, files } = await received(request)
    const { version, ...fields } = check(changedPlace, sent)
    // what was not sent stays: a missing flag does not mean false
    if (!('hasWorkingPanorama' in sent)) delete fields.hasWorkingPanorama
    const all = { ...fields, ...(await pictures(files, me)) } as Partial<PlaceFields>
    await write(db, (tx, changed) => change({ tx, changed, me }, placeStore, params.id, all, version))
    return one(params.id)
  })

  bind('DELETE /api/virtual-tour-locations/{id}', async ({ params, me }) => {
    await write(db, (tx, changed) => moveToTrash({ tx, changed, me }, placeStore, params.id))
    return { success: true as const }
  })

  bind('GET /api/admin/virtual-tour-locations', async ({ query }) =>
    (await placesForAdmins(db, query)).map((row) => showPlace(row)),
  )
  bind('GET /api/admin/virtual-tour-locations/count', ({ query }) => countPlacesForAdmins(db, query))
  bind('GET /api/admin/virtual-tour-locations/{id}', ({ params }) => one(params.id))

  type Files = Map<string, { bytes: Buffer; name: string }>

  async function received(request: FastifyRequest): Promise<{ sent: Record<string, unknown>; files: Files }> {
    if (!request.isMultipart())
      return { sent: (request.body ?? {}) as Record<string, unknown>, files: new Map() }
    const { texts, files } = await receiveForm(request, { files: 2 })
    return { sent: texts, files }
  }

  /** Stores the files of the form; of an invalid form nothing is stored. */
  async function pictures(files: Files, me: Me): Promise<Partial<PlaceFields>> {
    const image = files.get('image')
    const panorama = files.get('panorama')
    return {
      ...(image && { imageUrl: (await storeUpload(db, store, image, me.id, UPLOAD_WIDTHS)).url }),
      ...(panorama && { panoramaUrl: (await storeUpload(db, store, panorama, me.id, PANORAMA_WIDTHS)).url }),
    }
  }
}
