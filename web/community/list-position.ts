// The position in the list: kept when a post is closed and by Back, reset when a link leads to another list.
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { wasOpenedFromList } from './post-link.tsx'
import type { View } from './queries.ts'

/** Returns to the list in its old position. A post opened by a direct link has no list in the history. */
export function useClose(view: View): () => void {
  const [, navigate] = useLocation()
  const opened = useRef(view.post)
  useEffect(() => {
    const last = opened.current
    opened.current = view.post
    // The dialog returns the focus to its opener. If it was opened by a link from elsewhere, the post's link gets it.
    if (last === undefined || view.post !== undefined || document.activeElement !== document.body) return
    const back = document.querySelector<HTMLElement>(`#post-${last} a`) ?? document.getElementById('main')
    back?.focus({ preventScroll: true })
  }, [view.post])
  return () => {
    if (wasOpenedFromList()) history.back()
    else navigate(paths.community({ ...view, post: undefined }), { replace: true })
  }
}

/** Scrolls to the top of the list when a link leads to another list. Back keeps the old position. */
export function useListTop({ sort, search, before }: View) {
  const ref = useRef<HTMLElement>(null)
  const byHistory = useRef(false)
  const address = `${sort} ${search} ${before}`
  const last = useRef(address)
  useEffect(() => {
    const onStep = ({ type }: Event) => {
      byHistory.current = type === 'popstate'
    }
    // wouter dispatches an event for every navigation
    for (const step of ['popstate', 'pushState', 'replaceState']) addEventListener(step, onStep)
    return () => {
      for (const step of ['popstate', 'pushState', 'replaceState']) removeEventListener(step, onStep)
    }
  }, [])
  useEffect(() => {
    if (last.current !== address && !byHistory.current) goTo(ref.current)
    last.current = address
  }, [address])
  /** If the pressed element was removed, the list takes the focus without scrolling. */
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
