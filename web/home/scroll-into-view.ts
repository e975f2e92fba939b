// Brings the answer to a wish onto the screen: the section, not only its heading.
import { useEffect, useRef } from 'react'
import { wantsStillness } from '#web/ui/motion.ts'

/** @param asked what the section answers; it is brought into view whenever this changes */
export function useScrollIntoView(asked: string) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!asked) return
    section.current?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth', block: 'start' })
  }, [asked])
  return section
}
