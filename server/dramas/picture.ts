// Which picture a drama has: an uploaded one wins, else the one drawn for it.
import { createHash } from 'node:crypto'
import type { Drama } from '#contract/dramas.ts'
import type { DramaRow } from './show.ts'

type Pictured = Pick<
  DramaRow,
  'id' | 'title' | 'nativeTitle' | 'imageUrl' | 'artSeed' | 'artScene' | 'artMood'
>

export function dramaImage(row: Pictured): Pick<Drama, 'imageUrl' | 'art'> {
  if (row.imageUrl) return { imageUrl: row.imageUrl }
  const mark = createHash('sha256')
    .update([row.artSeed, row.artScene, row.artMood, row.title, row.nativeTitle].join('|'))
    .digest('base64url')
    .slice(0, 12)
  const stem = `/art/drama-${row.id}/${mark}`
  return {
    imageUrl: `${stem}/poster-600.webp`,
    art: {
      tall: `${stem}/tall-600.webp`,
      hero: `${stem}/hero-1600.webp`,
      share: `${stem}/share-1200.jpg`,
      mood: row.artMood,
    },
  }
}
