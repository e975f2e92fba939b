// Back returns to the scroll position, not only to the page: pages are rendered again, so the browser cannot restore it.
import { useLayoutEffect } from 'react'

/** How far each address was scrolled when it was left, the newest last. */
const places = new Map<string, number>()
const MOST = 50
let goingBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    goingBack = true
  })
}

/** The page that is being shown is one that the visitor has been on. */
export const isGoingBack = () => goingBack

const here = () => location.pathname + location.search

/** Call it before another page is shown. */
export function rememberScroll() {
  places.delete(here())
  places.set(here(), window.scrollY)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}

/** After Back or Forward, scrolls to where this address was left. @param address changes with every navigation */
export function useScrollMemory(address: string) {
  useLayoutEffect(() => {
    if (!goingBack || !address) return
    goingBack = false
    const top = places.get(here())
    if (top === undefined) return
    // Cards far away have guessed heights until they come near: the second try finds the place.
    const go = () => window.scrollTo({ top, behavior: 'instant' })
    go()
    requestAnimationFrame(() => requestAnimationFrame(go))
  }, [address])
}
