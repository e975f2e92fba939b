// Brings the answer to a wish onto the screen: the section, not only its heading.
import { useEffect, useRef } from 'react'
import { wantsStillness } from '#web/ui/motion.ts'

/** Back to an answer finds the place where one was in it. */
const brought = new WeakSet<object>()

/** @param answer what the section shows; each new one is brought into view, also when the same was asked again */
export function useScrollIntoView(answer: object) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (brought.has(answer)) return
    brought.add(answer)
    section.current?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth', block: 'start' })
  }, [answer])
  return section
}
