// An article's picture. Pictures of other hosts are not loaded: a drawn cover replaces them.

import type { Article } from '#contract/api/news.ts'
import { pictureSources, shownPicture } from '#contract/images.ts'

interface CoverProps {
  article: Pick<Article, 'imageUrl' | 'art'>
  /** the `sizes` attribute of the image */
  sizes: string
  /** on the first screen: loaded at once */
  eager?: boolean
}

export const pictureOf = ({ imageUrl, art }: CoverProps['article']) => shownPicture(imageUrl, art.cover)

/** Decorative: the title is beside it. */
export function Cover({ article, sizes, eager }: CoverProps) {
  const { avif, webp, src } = pictureSources(pictureOf(article))
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(webp && { srcSet: webp, sizes })}
        alt=""
        width="1280"
        height="720"
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </picture>
  )
}
