// One's place in the list: kept when a post is closed and by Back, and the beginning when a link leads to another list.
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { wasOpenedFromList } from './post-link.tsx'
import type { View } from './queries.ts'

/** Leads back to the list, where it was; a post that was opened by a link has no list behind it yet. */
export function useClose(view: View): () => void {
  const [, navigate] = useLocation()
  const opened = useRef(view.post)
  useEffect(() => {
    const last = opened.current
    opened.current = view.post
    // The dialog returns the focus to what opened it. If nothing on this page did, the post's link gets it.
    if (last === undefined || view.post !== undefined || document.activeElement !== document.body) return
    const back = document.querySelector<HTMLElement>(`#post-${last} a`) ?? document.getElementById('main')
    back?.focus({ preventScroll: true })
  }, [view.post])
  return () => {
    if (wasOpenedFromList()) history.back()
    else navigate(paths.community({ ...view, post: undefined }), { replace: true })
  }
}

/** Where the list begins: shown when a link leads to another list. Back shows the older one where it was. */
export function useListTop({ sort, search, before }: View) {
  const ref = useRef<HTMLElement>(null)
  const byHistory = useRef(false)
  const address = `${sort} ${search} ${before}`
  const last = useRef(address)
  useEffect(() => {
    const onStep = ({ type }: Event) => {
      byHistory.current = type === 'popstate'
    }
    // the router tells of every step forward by an event of its own
    for (const step of ['popstate', 'pushState', 'replaceState']) addEventListener(step, onStep)
    return () => {
      for (const step of ['popstate', 'pushState', 'replaceState']) removeEventListener(step, onStep)
    }
  }, [])
  useEffect(() => {
    if (last.current !== address && !byHistory.current) goTo(ref.current)
    last.current = address
  }, [address])
  /** The focus would be nowhere, because what was pressed is gone: the list takes it, and nothing moves. */
  const takeFocus = () => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }
  return { ref, go: () => goTo(ref.current), takeFocus }
}

function goTo(list: HTMLElement | null) {
  if (!list) return
  list.focus({ preventScroll: true })
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
