// Restores the scroll position on Back and Forward. Pages are rendered again, so the browser cannot do it.
import { useLayoutEffect } from 'react'

/** Scroll position by address. */
const places = new Map<string, number>()
let goingBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    goingBack = true
  })
}

/** True while the page shown was reached by Back or Forward. */
export const isGoingBack = () => goingBack

const here = () => location.pathname + location.search

/** Call it before navigating to another page. */
export function rememberScroll() {
  places.set(here(), window.scrollY)
}

/** Restores the scroll position after Back or Forward. @param address changes with every navigation */
export function useScrollMemory(address: string) {
  useLayoutEffect(() => {
    if (!goingBack || !address) return
    goingBack = false
    const top = places.get(here())
    if (top === undefined) return
    // Distant cards have estimated heights until they are near, so scroll a second time.
    const go = () => window.scrollTo({ top, behavior: 'instant' })
    go()
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(go)
    })
    // A visitor who leaves before that must not find the next page scrolled.
    return () => cancelAnimationFrame(frame)
  }, [address])
}
