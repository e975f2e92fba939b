// The calls about filming places.
import { z } from 'zod'
import { PLACE } from '../content/place.ts'
import type { EndpointTable } from '../endpoint.ts'
import { ADMIN_PLACE_KINDS, ADMIN_PLACE_SORTS, saysTrue } from '../virtual-tour.ts'
import { changesOf, newOf, publicShape } from './content.ts'
import { done, id, idOr, inDigits, moment } from './fields.ts'
import { oneOf, page, search } from './list-query.ts'

const place = z
  .object({
    id,
    ...publicShape(PLACE, 'list'),
    imageUrl: z.string(),
    /** the dramas it names that are in the catalogue, by their titles as they stand there */
    dramaIds: z.record(z.string(), id).optional(),
    art: z.object({ cover: z.string(), share: z.string() }),
    version: z.int(),
    updatedAt: moment,
  })
  .meta({ id: 'Place' })

/** In a form only true, "true" and "1" mean yes. */
const inForms = { hasWorkingPanorama: z.preprocess(saysTrue, z.boolean()).optional() }
/** Sent as a form or as JSON; read by the server, because a form has no types. */
export const newPlace = z.object({ ...newOf(PLACE), ...inForms }).meta({ id: 'NewPlace' })
export const changedPlace = z
  .object({
    ...changesOf(PLACE),
    ...inForms,
    version: inDigits(idOr('version must be a whole number')).optional(),
  })
  .meta({ id: 'PlaceChanges' })

export const filmingPlace = place.pick({
  id: true,
  name: true,
  nativeName: true,
  address: true,
  imageUrl: true,
  art: true,
})

export type Place = z.infer<typeof place>
/** A place as the page of a drama shows it. */
export type FilmingPlace = z.infer<typeof filmingPlace>

const found = { search, kind: oneOf('kind', ADMIN_PLACE_KINDS) }

const files = 'Files can be sent as `image` and `panorama`.'
export const virtualTourApi = {
  'GET /api/virtual-tour-locations': {
    does: 'Lists all filming places.',
    gives: z.array(place),
    keep: ['places', 'dramas'],
  },
  'GET /api/dramas/{id}/see-also/places': {
    does: 'Lists the filming places of a drama.',
    gives: z.array(filmingPlace),
    keep: ['places', 'dramas'],
  },
  'POST /api/virtual-tour-locations': {
    does: `Creates a filming place, from a form or JSON. funFacts, scenes and sources have one entry per line. ${files}`,
    who: 'admin',
    takes: newPlace,
    sentAs: 'form or JSON',
    files: { image: false, panorama: false },
    gives: place,
    status: 201,
  },
  'PUT /api/virtual-tour-locations/{id}': {
    does: `Changes the fields that are sent. ${files}`,
    who: 'admin',
    takes: changedPlace,
    sentAs: 'form or JSON',
    files: { image: false, panorama: false },
    gives: place,
    fails: ['conflict'],
  },
  'DELETE /api/virtual-tour-locations/{id}': {
    does: 'Moves a filming place to the trash, where it stays for 30 days.',
    who: 'admin',
    gives: done,
  },
  'GET /api/admin/virtual-tour-locations': {
    does: 'Lists all filming places, newest first. `page` returns 20 at a time, `search` keeps those that contain all the words, `kind` filters and `sort` orders them.',
    who: 'admin',
    query: z.object({ ...found, sort: oneOf('sort', ADMIN_PLACE_SORTS), page }),
    gives: z.array(place),
  },
  'GET /api/admin/virtual-tour-locations/count': {
    does: 'Counts the filming places of such a list, and all of them.',
    who: 'admin',
    query: z.object(found),
    gives: z.object({ count: z.int(), all: z.int() }),
  },
  'GET /api/admin/virtual-tour-locations/{id}': {
    does: 'Returns a filming place, as admins see it.',
    who: 'admin',
    gives: place,
  },
} as const satisfies EndpointTable
