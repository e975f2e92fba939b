// A still picture of a place or a drama, in responsive sizes.
import { pictureSources } from '#contract/images.ts'

interface StillProps {
  url: string
  /** for the alt text; empty where the name is beside it in a link */
  of?: string
  sizes?: string
  /** the largest picture of the first view */
  first?: boolean
}

export function Still({ url, of = '', sizes = '(max-width: 64rem) 100vw, 56rem', first }: StillProps) {
  const { avif, webp, src } = pictureSources(url)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(webp && { srcSet: webp, sizes })}
        alt={of}
        width="1280"
        height="720"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
