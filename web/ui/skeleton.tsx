// What stands in for a list or a card until it is there: the same boxes, no letters. And the word for short waits.
import { classes } from './classes.ts'

interface SkeletonProps {
  shape?: 'line' | 'short' | 'long' | 'title' | 'wide' | 'poster' | 'tap'
  className?: string
}

export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classes('skel', shape !== 'line' && shape, className)} aria-hidden="true" />
}

/** On pages that are only there for somebody who is signed in: without JavaScript they would load for ever. */
export const NeedsScript = () => (
  <noscript>
    <p>This page needs JavaScript. You can read the rest of the site without it.</p>
  </noscript>
)

/** "Loading..." for the eye and the ear; unseen for the first 300 ms. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <span role="status" className="spinner">
      {label}
    </span>
  )
}
