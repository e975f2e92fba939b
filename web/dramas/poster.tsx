// A drama's picture: our own in responsive sizes and formats, or an uploaded one.

import { pictureSources, shownPicture } from '#contract/images.ts'

interface PosterProps {
  drama: { imageUrl: string; art: { poster: string } }
  /** the `sizes` attribute of the image */
  sizes: string
  /** empty beside the title, where it is decorative */
  alt?: string
  /** on the first screen: loaded at once */
  eager?: boolean
}

export function Poster({ drama, sizes, alt = '', eager }: PosterProps) {
  const { avif, src } = pictureSources(shownPicture(drama.imageUrl, drama.art.poster))
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {/* the few browsers without AVIF take the one size */}
      <img
        src={src}
        alt={alt}
        width="600"
        height="900"
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { decoding: 'sync' as const, fetchPriority: 'high' as const })}
      />
    </picture>
  )
}
