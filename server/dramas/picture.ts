// Which picture a drama has: an uploaded one wins, else the one drawn for it.
import type { Subject } from '#art/subject.ts'
import type { Drama } from '#contract/dramas.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import type { DramaRow } from './show.ts'

type Drawn = Pick<DramaRow, 'title' | 'nativeTitle' | 'artSeed' | 'artScene' | 'artMood'>

/** What a drama's pictures are drawn from. */
export const dramaSubject = ({ title, nativeTitle, artSeed, artScene, artMood }: Drawn): Subject => ({
  seed: artSeed,
  title,
  nativeTitle,
  scene: artScene,
  mood: artMood,
})

export function dramaImage(row: Drawn & Pick<DramaRow, 'id' | 'imageUrl'>): Pick<Drama, 'imageUrl' | 'art'> {
  if (row.imageUrl) return { imageUrl: row.imageUrl }
  const { poster, tall, hero, share } = artworkUrls('drama', row.id, dramaSubject(row))
  return { imageUrl: poster, art: { tall, hero, share, mood: row.artMood } }
}
