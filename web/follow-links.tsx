// Links within the site: one listener for the whole document follows them without loading a new document.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { loadPage } from './load-page.ts'
import { isPage } from './route.ts'
import { wantsStillness } from './ui/motion.ts'

/** False for a click that opens another tab or window, or downloads. */
const isPlain = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || altKey || shiftKey)

/** An article's page counts its readers, so only a click may fetch it: `data-prefetch="none"`. */
export function FollowLinks() {
  const client = useQueryClient()
  const { aroundNav } = useRouter()
  useEffect(() => {
    const follow = async (event: Event) => {
      const { target, type } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      const href = link && link.getAttribute('href')!
      // Files, feeds and other sites are the browser's, and so is `data-reload`.
      if (!href || 'reload' in link.dataset || link.download || link.target || !isPage(href)) return
      const { from = null, prefetch } = link.dataset
      if (type !== 'click') {
        if (!prefetch) loadPage(client, href).catch(() => {})
      } else if (!event.defaultPrevented && isPlain(event as MouseEvent)) {
        event.preventDefault()
        // A link of the header or the footer to the page shown leads to its top.
        if (href === location.pathname && !link.closest('main'))
          scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' })
        const done = () => {
          delete link.dataset.loading
        }
        link.dataset.loading = ''
        // Before the list is left: Back shows it as it was then.
        const switchPage: typeof navigate = (...to) => {
          done()
          navigate(...to)
        }
        await aroundNav(switchPage, href, { state: from })
        done()
      }
    }
    // React listens on the document since before, so its handlers run first and may prevent a click.
    const stop = new AbortController()
    for (const type of ['click', 'mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, follow, stop)
    return () => stop.abort()
  }, [client, aroundNav])
  return null
}
