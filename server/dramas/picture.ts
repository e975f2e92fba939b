// Which pictures a drama has: an uploaded one wins, and the drawn ones are there beside it.
import type { Subject } from '#art/subject.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import type { DramaRow } from './table.ts'

type Drawn = Pick<DramaRow, 'title' | 'nativeTitle' | 'artSeed' | 'artScene' | 'artMood'>

/** What a drama's pictures are drawn from: the same for the page, the drawing, and what is drawn ahead. */
export const dramaSubject = ({ title, nativeTitle, artSeed, artScene, artMood }: Drawn): Subject => ({
  seed: artSeed,
  title,
  nativeTitle,
  scene: artScene,
  mood: artMood,
})

export function dramaImage(row: Drawn & Pick<DramaRow, 'id' | 'imageUrl'>): Pick<Drama, 'imageUrl' | 'art'> {
  const { poster, tall, hero, share } = artworkUrls('drama', row.id, dramaSubject(row))
  return { imageUrl: row.imageUrl ?? poster, art: { poster, tall, hero, share, mood: row.artMood } }
}
