// The frame around every page, and the navigation between pages.
import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, Router, useLocation, useSearch } from 'wouter'
import { FollowLinks } from './follow-links.tsx'
import { componentOf, untilShowable } from './load-page.ts'
import { routeOf } from './route.ts'
import { rememberScroll, useScrollMemory } from './scroll-memory.ts'
import { Broken } from './shell/broken.tsx'
import { Layout } from './shell/layout.tsx'
import { pageViewed } from './shell/visits.ts'
import { useSite } from './site-facts.tsx'
import { lazyPart } from './ui/lazy-part.ts'
import { wantsStillness } from './ui/motion.ts'
import { dismissStayingToast } from './ui/toast.ts'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <BrokenPage /> : this.props.children
  }
}

const BrokenPage = () => (
  <>
    <Broken />
    <Answering />
  </>
)

function CurrentPage() {
  const [path] = useLocation()
  const search = useSearch()
  const { page, params, query } = routeOf(search ? `${path}?${search}` : path)
  const Screen = componentOf(page)
  return (
    <Boundary key={path}>
      <Suspense>
        <Screen key={path} params={params} query={query} />
        <Answering />
      </Suspense>
    </Boundary>
  )
}

/** Tells first-paint.ts that the page is hydrated. From then on lists may change. */
function Answering() {
  const client = useQueryClient()
  const { watchCredits } = useSite()
  useEffect(() => {
    document.dispatchEvent(new Event('shimpyo:answers'))
    if (!watchCredits) return
    import('./where-to-watch/follow.ts').then(
      ({ follow }) => follow(client),
      () => {}, // lists show no country's offers
    )
  }, [client, watchCredits])
  return null
}

/** Moves the focus for screen readers and counts a page view after each navigation. */
function Arrival() {
  const [path] = useLocation()
  const search = useSearch()
  const last = useRef(path)
  useScrollMemory(`${path}?${search}`)
  useEffect(() => {
    if (last.current !== path) {
      dismissStayingToast()
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    last.current = path
    pageViewed(path)
  }, [path])
  return null
}

/** Loaded only when a navigation is slow. */
const LoadingOverlay = lazyPart(async () => (await import('./shell/loading-overlay.tsx')).LoadingOverlay)

let newest = 0

export function Site({ address }: { address: string }) {
  const client = useQueryClient()
  const [slow, setSlow] = useState(false)

  /** Keeps the old page until the new one can be shown, then switches. The newest navigation wins. */
  const aroundNav: AroundNavHandler = async (navigate, to, options) => {
    const mine = ++newest
    const timer = setTimeout(() => setSlow(true), 300)
    try {
      await untilShowable(client, to)
    } catch {
      location.assign(to) // the page's code is from an older release: load the new one
      return
    } finally {
      clearTimeout(timer)
      if (mine === newest) setSlow(false)
    }
    if (mine !== newest) return
    const target = new URL(to, location.href)
    const samePage = target.pathname === location.pathname
    const pageOf = ({ search }: URL | Location) => new URLSearchParams(search).get('page')
    const fromTop = !samePage || pageOf(target) !== pageOf(location)
    const go = () => {
      rememberScroll()
      navigate(to, options)
      // Another page starts at its top. A link to the current page scrolls smoothly: follow-links.tsx.
      if (fromTop) window.scrollTo({ top: 0, behavior: 'instant' })
      if (target.hash)
        requestAnimationFrame(() => document.getElementById(target.hash.slice(1))?.scrollIntoView())
    }
    if (document.startViewTransition && !samePage && !wantsStillness())
      // a skipped transition is not an error
      document.startViewTransition(() => flushSync(go)).ready.catch(() => {})
    else go()
  }

  return (
    <Router ssrPath={address} aroundNav={aroundNav}>
      <Layout>
        <CurrentPage />
      </Layout>
      <Arrival />
      <FollowLinks />
      {slow && (
        <Suspense>
          <LoadingOverlay type="default" />
        </Suspense>
      )}
    </Router>
  )
}
