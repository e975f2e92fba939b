// Draws the SVG of each kind of picture.
import { cover, hero, poster, type Subject, share, tall } from '#art/artwork.ts'
import { isPanorama } from '#art/panorama/kinds.ts'
import { panorama } from '#art/panorama.ts'
import type { Kind } from './artwork.ts'

/** A picture to be drawn. A panorama's subject is its name, as the seed. */
export interface Drawing {
  kind: Kind
  subject: Subject
  /** the name of the site, for share images */
  brand: string
}

/** Takes up to a tenth of a second of CPU: never call it in the server process. */
export function svgOf({ kind, subject, brand }: Drawing): string {
  switch (kind) {
    case 'poster':
      return poster(subject)
    case 'tall':
      return tall(subject)
    case 'hero':
      return hero(subject).svg
    case 'cover':
      return cover(subject)
    case 'share':
      return share(subject, brand)
    case 'panorama':
      if (!isPanorama(subject.seed)) throw new Error(`There is no panorama of ${subject.seed}`)
      return panorama(subject.seed)
    case 'still':
      throw new Error('A still is cut from its panorama')
  }
}
