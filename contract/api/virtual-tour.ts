// The calls about filming places.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { pagesIn } from '../page-read.ts'
import { lines, saysTrue } from '../virtual-tour.ts'
import { done, id, idOr, imageAddress, inDigits, moment, SHORT, text, words } from './fields.ts'
import { MONTH, pageRead, pagesRead } from './page-read.ts'

const place = z
  .object({
    id,
    name: z.string(),
    drama: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    panoramaUrl: z.string().optional(),
    hasWorkingPanorama: z.boolean(),
    address: z.string(),
    funFacts: z.array(z.string()),
    scenes: z.array(z.string()),
    nativeName: z.string().optional(),
    nativeAddress: z.string().optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    otherDramas: z.array(z.string()).optional(),
    dramaIds: z.record(z.string(), id).optional(),
    sources: z.array(pageRead).optional(),
    lastChecked: z.string().optional(),
    art: z.object({ cover: z.string(), share: z.string() }),
    version: z.int(),
    updatedAt: moment,
  })
  .meta({ id: 'Place' })

/** One entry per line, or a list. */
const entries = (label: string) =>
  z
    .union([text(LIMITS.description, label), z.array(text(LIMITS.listItem, label)).meta(SHORT)], {
      error: `${label} must be text, one entry per line`,
    })
    .transform((value) => (typeof value === 'string' ? lines(value) : value))
    .transform((list) => list.map((entry) => entry.trim()).filter(Boolean))
    .refine((list) => list.length <= LIMITS.listItems, {
      error: `${label} can have at most ${LIMITS.listItems} entries`,
    })

const line = (max: number, label: string) =>
  text(max, label)
    .transform((value) => value.trim() || null)
    .nullable()
/** In a form a number is text, and none is the empty text. */
const degrees = (most: number, label: string) => {
  const within = { error: `${label} must be between -${most} and ${most}` }
  return z.preprocess(
    (value) => (typeof value === 'string' ? decimal(value.trim()) : value),
    z
      .number({ error: `${label} must be a number` })
      .min(-most, within)
      .max(most, within)
      .nullable(),
  )
}
const isDayOrMonth = (value: string) => MONTH.test(value) || z.iso.date().safeParse(value).success
const decimal = (text: string) => (text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const needed = {
  name: words(LIMITS.name, 'Name'),
  drama: words(LIMITS.title, 'Drama'),
  description: words(LIMITS.description, 'Description'),
  address: words(LIMITS.name * 2, 'Address'),
}
const optional = {
  imageUrl: imageAddress('Image'),
  panoramaUrl: imageAddress('Panorama'),
  hasWorkingPanorama: z.preprocess(saysTrue, z.boolean()),
  funFacts: entries('Fun facts'),
  scenes: entries('Scenes'),
  nativeName: line(LIMITS.name, 'In Hangul'),
  nativeAddress: line(LIMITS.name * 2, 'Where, in Hangul'),
  latitude: degrees(90, 'Latitude'),
  longitude: degrees(180, 'Longitude'),
  otherDramas: entries('Also filmed here'),
  sources: z
    .preprocess((value) => (typeof value === 'string' ? pagesIn(value) : value), pagesRead('Sources'))
    .meta({ description: 'A list, or in a form one page per line: name | address | month' }),
  lastChecked: line(10, 'Last checked')
    .refine((value) => value === null || isDayOrMonth(value), {
      error: 'Last checked must look like 2026-10-31 or 2026-10',
    })
    .meta({ description: 'A day or a month: 2026-10-31, 2026-10' }),
}
/** Sent as a form or as JSON; read by the server, because a form has no types. */
export const newPlace = z
  .object({ ...needed, ...z.object(optional).partial().shape })
  .meta({ id: 'NewPlace' })
export const changedPlace = z
  .object({
    ...z.object({ ...needed, ...optional }).partial().shape,
    version: inDigits(idOr('version must be a whole number')).optional(),
  })
  .meta({ id: 'PlaceChanges' })

const files = 'Files can be sent as `image` and `panorama`.'
export const virtualTourApi = {
  'GET /api/virtual-tour-locations': {
    does: 'Lists all filming places.',
    gives: z.array(place),
    keep: ['places', 'dramas'],
  },
  'GET /api/dramas/{id}/see-also/places': {
    does: 'Lists the filming places of a drama.',
    gives: z.array(
      place.pick({ id: true, name: true, nativeName: true, address: true, imageUrl: true, art: true }),
    ),
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
} as const satisfies EndpointTable
