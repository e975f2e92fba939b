// The title and metadata of a page for search engines and shared links. React hoists it into the head.
import { type SiteFacts, useSite } from '#web/site-facts.tsx'

interface HeadProps {
  /** without the site's name; the home page gives its full title */
  title: string
  description: string
  /** the canonical path, without irrelevant query names; null for a 404 */
  path: string | null
  /** the path of the share image; default: the site's own */
  image?: string | undefined
  type?: 'website' | 'article' | 'video.tv_show'
  /** not indexed: the profile, the admin area */
  hidden?: boolean
  jsonLd?: Record<string, unknown> | undefined
}

/** For pages that feed readers can follow. */
export const FeedLink = ({ href, title }: { href: `/${string}.xml`; title: string }) => (
  <link rel="alternate" type="application/atom+xml" title={`${useSite().name}: ${title}`} href={href} />
)

export const SHARE_IMAGE = '/images/k-drama-healing-og.jpg'
const SHARE_IMAGE_ALT =
  'A bench and a tree on a large pale comma: healing Korean dramas for the mood you are in'

export function Head({
  title,
  description,
  path,
  image = SHARE_IMAGE,
  type = 'website',
  hidden,
  jsonLd,
}: HeadProps) {
  const site = useSite()
  const full = path === '/' ? title : `${title} · ${site.name}`
  const url = path === null ? null : site.url + path
  const picture = image.startsWith('/') ? site.url + image : image
  const alt = image === SHARE_IMAGE ? SHARE_IMAGE_ALT : title
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {(hidden || path === null) && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={alt} />
      {/* drawn share images have a known size, uploaded pictures do not */}
      {image.endsWith('.jpg') && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
      {jsonLd && <Ld of={jsonLd} />}
      {url && <Ld of={websiteLd(site)} />}
    </>
  )
}

const Ld = ({ of }: { of: Record<string, unknown> }) => (
  <script type="application/ld+json">{JSON.stringify(of).replaceAll('<', '\\u003c')}</script>
)

/** Structured data: the site and its search. */
const websiteLd = ({ name, url }: SiteFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: `${url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}/k-drama?search={term}` },
    'query-input': 'required name=term',
  },
})
