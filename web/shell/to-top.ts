// Whoever follows a link of the header or the footer to the page they are on wants to see its beginning.
import { wantsStillness } from '#web/ui/motion.ts'

/** What a press of a link does besides: another page begins at its top by itself. */
export const toTopOf = (href: string) => () => {
  if (location.pathname !== href) return
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' })
}
