// The pictures of a drama: the uploaded one, TMDB's poster where an admin wants those, or the generated artwork.
import type { Drama } from '#contract/api/dramas.ts'
import { artworkUrls, type Subject } from '#server/images/artwork.ts'
import { lookOf, picked, slugOf } from '#server/images/drawings.ts'
import { pictureUrl } from '#server/tmdb/picture-key.ts'
import type { DramaRow } from './table.ts'

type Drawn = Pick<DramaRow, 'title' | 'nativeTitle' | 'genre' | 'drawing' | 'palette' | 'artSeed' | 'inIndex'>

/** What a drama's pictures are made from: the same for page, drawing and the shipped files. */
export function dramaSubject(row: Drawn): Subject {
  const { title, nativeTitle, genre, inIndex } = row
  const own = inIndex ? null : `dramas/${slugOf(title)}`
  return { title, nativeTitle, picked: picked(row, own, { title, genre }) }
}

export function dramaImage(
  row: Drawn & Pick<DramaRow, 'id' | 'imageUrl' | 'tmdbPoster'>,
): Pick<Drama, 'imageUrl' | 'art'> {
  const subject = dramaSubject(row)
  const { poster, tall, hero, share } = artworkUrls('drama', row.id, subject)
  const { ground } = lookOf(subject.picked)
  const unlessUploaded = row.tmdbPoster ? pictureUrl('poster', row.tmdbPoster) : poster
  return { imageUrl: row.imageUrl ?? unlessUploaded, art: { poster, tall, hero, share, ground } }
}
