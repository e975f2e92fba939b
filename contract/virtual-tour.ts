// Filming places of the virtual tour.
import type { PageRead } from './comfort.ts'

export interface Place {
  id: number
  name: string
  /** title of the drama it is known from */
  drama: string
  description: string
  imageUrl: string
  panoramaUrl?: string
  hasWorkingPanorama: boolean
  /** in English */
  address: string
  funFacts: string[]
  scenes: string[]
  nativeName?: string
  nativeAddress?: string
  latitude?: number
  longitude?: number
  otherDramas?: string[]
  /** the dramas above that are in the catalogue, by their titles as they stand there */
  dramaIds?: Record<string, number>
  /** the pages that say so */
  sources?: PageRead[]
  /** "2026-10" or "2026-10-31": when somebody last compared these lines with what is published */
  lastChecked?: string
  /** the drawn cover, whether an uploaded picture stands in its place or not */
  art: { cover: string; share: string }
  version: number
  updatedAt: string
}

/** One entry per line; blank lines are dropped. */
export const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A flag as a form sends it: only true, "true" and "1" mean yes. */
export const saysTrue = (value: unknown) => value === true || value === 'true' || value === '1'

/** A place as the page of a drama shows it. */
export type FilmingPlace = Pick<Place, 'id' | 'name' | 'nativeName' | 'address' | 'imageUrl' | 'art'>
