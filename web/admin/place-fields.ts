// The form of a filming place: what stands in it at first, what of a place goes into it, and what it sends.
import type { PageRead } from '#contract/comfort.ts'
import { pagesIn, pagesText } from '#contract/page-read.ts'
import type { Place } from '#contract/virtual-tour.ts'
import { lines } from '#contract/virtual-tour.ts'

/** As typed. Facts, scenes, other dramas and sources have one entry per line. */
export interface PlaceForm {
  /** the version the writing began on; 0: a new place */
  version: number
  name: string
  drama: string
  description: string
  imageUrl: string
  panoramaUrl: string
  hasWorkingPanorama: boolean
  address: string
  funFacts: string
  scenes: string
  nativeName: string
  nativeAddress: string
  latitude: string
  longitude: string
  otherDramas: string
  sources: string
  lastChecked: string
}
export type PlaceField = Exclude<keyof PlaceForm, 'version'>

export const EMPTY_PLACE: PlaceForm = {
  version: 0,
  name: '',
  drama: '',
  description: '',
  imageUrl: '',
  panoramaUrl: '',
  hasWorkingPanorama: false,
  address: '',
  funFacts: '',
  scenes: '',
  nativeName: '',
  nativeAddress: '',
  latitude: '',
  longitude: '',
  otherDramas: '',
  sources: '',
  lastChecked: '',
}

export const formOf = (place: Place): PlaceForm => ({
  version: place.version,
  name: place.name,
  drama: place.drama,
  description: place.description,
  // without a picture the server shows the drawn cover, which the form does not name
  imageUrl: place.imageUrl === place.art.cover ? '' : place.imageUrl,
  panoramaUrl: place.panoramaUrl ?? '',
  hasWorkingPanorama: place.hasWorkingPanorama,
  address: place.address,
  funFacts: place.funFacts.join('\n'),
  scenes: place.scenes.join('\n'),
  nativeName: place.nativeName ?? '',
  nativeAddress: place.nativeAddress ?? '',
  latitude: place.latitude?.toString() ?? '',
  longitude: place.longitude?.toString() ?? '',
  otherDramas: place.otherDramas?.join('\n') ?? '',
  sources: pagesText(place.sources ?? []),
  lastChecked: place.lastChecked ?? '',
})

/** The same as the server keeps it. */
export interface PlaceState {
  name: string
  drama: string
  description: string
  imageUrl: string | null
  panoramaUrl: string | null
  hasWorkingPanorama: boolean
  address: string
  funFacts: string[]
  scenes: string[]
  nativeName: string | null
  nativeAddress: string | null
  latitude: number | string | null
  longitude: number | string | null
  otherDramas: string[]
  sources: PageRead[]
  lastChecked: string | null
}

export const stateOf = (form: PlaceForm): PlaceState => ({
  name: form.name.trim(),
  drama: form.drama.trim(),
  description: form.description.trim(),
  imageUrl: orNothing(form.imageUrl),
  panoramaUrl: orNothing(form.panoramaUrl),
  hasWorkingPanorama: form.hasWorkingPanorama,
  address: form.address.trim(),
  funFacts: lines(form.funFacts),
  scenes: lines(form.scenes),
  nativeName: orNothing(form.nativeName),
  nativeAddress: orNothing(form.nativeAddress),
  latitude: number(form.latitude),
  longitude: number(form.longitude),
  otherDramas: lines(form.otherDramas),
  sources: pagesIn(form.sources),
  lastChecked: orNothing(form.lastChecked),
})

const orNothing = (text: string) => text.trim() || null
/** What is not a number is sent as typed, and refused by the server at its field. */
const number = (text: string) => {
  const trimmed = text.trim()
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed || null
}

/** As multipart: lists joined by new lines, the flag as text, null as an empty text. */
export function formDataOf({ sources, ...state }: PlaceState, version?: number): FormData {
  const data = new FormData()
  data.append('sources', pagesText(sources))
  for (const [field, value] of Object.entries(state))
    data.append(field, Array.isArray(value) ? value.join('\n') : String(value ?? ''))
  if (version !== undefined) data.append('version', String(version))
  return data
}

const NEEDED = { name: 'Name', drama: 'Drama', description: 'Description', address: 'Address' } as const

/** What is missing, in the words of the server. */
export const missingIn = (form: PlaceForm): Partial<Record<PlaceField, string>> =>
  Object.fromEntries(
    Object.entries(NEEDED)
      .filter(([field]) => !form[field as keyof typeof NEEDED].trim())
      .map(([field, label]) => [field, `${label} is required`]),
  )
