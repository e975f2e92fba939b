// A drama's picture in the size that is needed: ours in the smallest format the browser knows, or an uploaded one.

import type { Drama } from '#contract/api/dramas.ts'
import { pictureSources, shownPicture } from '#contract/images.ts'

interface PosterProps {
  drama: Pick<Drama, 'imageUrl' | 'art'>
  /** how wide it is shown, as the `sizes` of an image */
  sizes: string
  /** beside the title it is decoration; alone it needs words */
  alt?: string
  /** on the first screen: fetched at once */
  eager?: boolean
}

export function Poster({ drama, sizes, alt = '', eager }: PosterProps) {
  const { avif, webp, src } = pictureSources(shownPicture(drama.imageUrl, drama.art.poster))
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(webp && { srcSet: webp, sizes })}
        alt={alt}
        width="600"
        height="900"
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </picture>
  )
}
