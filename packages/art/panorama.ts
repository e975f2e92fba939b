// Full-circle pictures (equirectangular, 4096 x 2048); their two ends meet.

import { moodOf } from './moods.ts'
import { city } from './panorama/city.ts'
import { field } from './panorama/field.ts'
import { harbour } from './panorama/harbour.ts'
import type { PanoramaKind } from './panorama/kinds.ts'
import { village } from './panorama/village.ts'
import { Pen } from './pen.ts'
import { drawAround } from './places/draw-place.ts'
import { hourOf, isPlace, type PlaceName } from './places/names.ts'
import { hash, type Random, seededRandom } from './seeded-random.ts'

const kinds: Readonly<Record<Exclude<PanoramaKind, PlaceName>, (pen: Pen, random: Random) => void>> = {
  village,
  harbour,
  city,
  field,
}

export function panorama(kind: PanoramaKind): string {
  const pen = new Pen(4096, 2048, hash(kind))
  if (isPlace(kind)) drawAround(pen, kind, moodOf(hourOf(kind)))
  else kinds[kind](pen, seededRandom(`panorama ${kind}`))
  pen.tooth(0.12)
  return pen.svg()
}
