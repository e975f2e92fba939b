// A header or footer link to the current page scrolls to its top.
import { wantsStillness } from '#web/ui/motion.ts'

/** An extra click handler for such links: other pages start at their top anyway. */
export const toTopOf = (href: string) => () => {
  if (location.pathname !== href) return
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' })
}
