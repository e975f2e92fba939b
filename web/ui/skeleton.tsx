// Placeholders while a list or card loads, and a spinner for short waits.
import { classes } from './classes.ts'

interface SkeletonProps {
  shape?: 'line' | 'short' | 'long' | 'title' | 'wide' | 'tap'
  className?: string
}

export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classes('skel', shape !== 'line' && shape, className)} aria-hidden="true" />
}

/** Hidden without scripts, on pages for members only: they would load forever. */
export const NeedsScript = () => (
  <noscript>
    <p>This page needs JavaScript. You can read the rest of the site without it.</p>
  </noscript>
)

/** "Loading..." for everybody; hidden for the first 300 ms. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <span role="status" className="spinner">
      {label}
    </span>
  )
}
