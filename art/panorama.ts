// Pictures of a whole horizon (equirectangular, 4096 x 2048) for looking around; their two ends meet.
import { chance, hash } from './chance.ts'
import { city } from './panorama/city.ts'
import { field } from './panorama/field.ts'
import { harbour } from './panorama/harbour.ts'
import { village } from './panorama/village.ts'
import { Pen } from './pen.ts'

const places = { village, harbour, city, field } as const

export type PanoramaKind = keyof typeof places
export const panoramaKinds = Object.keys(places) as PanoramaKind[]
export const isPanorama = (kind: string): kind is PanoramaKind => Object.hasOwn(places, kind)

export const PANORAMA_WIDTH = 4096
export const PANORAMA_HEIGHT = 2048

export function panorama(kind: PanoramaKind): string {
  const pen = new Pen(PANORAMA_WIDTH, PANORAMA_HEIGHT, hash(kind))
  places[kind](pen, chance(`panorama ${kind}`))
  pen.tooth(0.12)
  return pen.svg()
}
