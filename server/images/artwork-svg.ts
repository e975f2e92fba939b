// Makes the SVG of each kind of picture.
import { cover, hero, panorama, poster, share, tall } from '#art/formats.ts'
import type { Kind, Subject } from './artwork.ts'
import { drawingOf } from './drawings.ts'

export interface Order {
  kind: Kind
  subject: Subject
  /** the name of the site, for share images */
  brand: string
}

/** Opens fonts: never call it in the server process. */
export function svgOf({ kind, subject, brand }: Order): string {
  const drawing = drawingOf(subject.picked)
  switch (kind) {
    case 'poster':
      return poster(drawing, subject)
    case 'share':
      return share(drawing, subject, brand)
    case 'tall':
      return tall(drawing)
    case 'hero':
      return hero(drawing)
    case 'cover':
      return cover(drawing)
    case 'panorama':
      return panorama(drawing)
    case 'still':
      throw new Error('A still is cut from its panorama')
  }
}
