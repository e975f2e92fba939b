// The pictures of a drama: the uploaded one, or the generated artwork.
import type { Subject } from '#art/subject.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import type { DramaRow } from './table.ts'

type Drawn = Pick<DramaRow, 'title' | 'nativeTitle' | 'artSeed' | 'artScene' | 'artMood' | 'motifs'>

/** The input of a drama's artwork: the same for page, drawing and the shipped files. */
export const dramaSubject = ({ title, nativeTitle, artSeed, artScene, artMood, motifs }: Drawn): Subject => ({
  seed: artSeed,
  title,
  nativeTitle,
  scene: artScene,
  mood: artMood,
  motifs,
})

export function dramaImage(row: Drawn & Pick<DramaRow, 'id' | 'imageUrl'>): Pick<Drama, 'imageUrl' | 'art'> {
  const { poster, tall, hero, share } = artworkUrls('drama', row.id, dramaSubject(row))
  return { imageUrl: row.imageUrl ?? poster, art: { poster, tall, hero, share, mood: row.artMood } }
}
