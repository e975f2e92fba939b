// Links within the site: one listener for the whole document follows them without loading a new document.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { loadPage } from './load-page.ts'
import { isPage } from './route.ts'
import { wantsStillness } from './ui/motion.ts'

interface Destination {
  href: string
  /** what `data-from` says, for the history entry */
  from: string | null
}

export function FollowLinks() {
  const client = useQueryClient()
  const { aroundNav } = useRouter()
  // React listens on the document since before, so its handlers run first and may prevent a click.
  useEffect(
    () => followLinks(client, ({ href, from }) => aroundNav(navigate, href, { state: from })),
    [client, aroundNav],
  )
  return null
}

/** @returns a function that stops following */
function followLinks(client: QueryClient, follow: (to: Destination) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const href = link.getAttribute('href')!
      // A link of the header or the footer to the page shown leads to its top.
      if (href === location.pathname && !link.closest('main'))
        window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' })
      follow({ href, from: link.dataset.from ?? null })
    },
    { signal },
  )
  const warm = (event: Event) => {
    const link = linkAt(event)
    // The pointer moved within the link.
    if (event instanceof MouseEvent && link?.contains(event.relatedTarget as Node | null)) return
    if (link && !link.dataset.prefetch) void loadPage(client, link.getAttribute('href')!).catch(() => {})
  }
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, warm, { signal, passive: true })
  return () => stop.abort()
}

/** The link to a page of this site that an event is about. Files, feeds and other sites are the browser's. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const isOurs = link && !link.download && !link.target && isPage(link.getAttribute('href')!)
  return isOurs ? link : null
}

/** False for a click that opens another tab or window, or downloads. */
const isPlainClick = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
