// Scrolls the results section into view.
import { useEffect, useRef } from 'react'
import { wantsStillness } from '#web/ui/motion.ts'

/** On Back the scroll position is restored instead. */
const brought = new WeakSet<object>()

/** @param answer the results; each new object scrolls, also for the same search */
export function useScrollIntoView(answer: object) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (brought.has(answer)) return
    brought.add(answer)
    section.current?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth', block: 'start' })
  }, [answer])
  return section
}
