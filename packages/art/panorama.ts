// Pictures of a whole horizon (equirectangular, 4096 x 2048) for looking around; their two ends meet.
import { type Chance, chance, hash } from './chance.ts'
import { city } from './panorama/city.ts'
import { field } from './panorama/field.ts'
import { harbour } from './panorama/harbour.ts'
import type { PanoramaKind } from './panorama/kinds.ts'
import { village } from './panorama/village.ts'
import { Pen } from './pen.ts'

const places: Readonly<Record<PanoramaKind, (pen: Pen, random: Chance) => void>> = {
  village,
  harbour,
  city,
  field,
}

export function panorama(kind: PanoramaKind): string {
  const pen = new Pen(4096, 2048, hash(kind))
  places[kind](pen, chance(`panorama ${kind}`))
  pen.tooth(0.12)
  return pen.svg()
}
