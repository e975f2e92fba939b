// A live region whose text comes a moment after it: screen readers announce what changes in a region, not what comes
// together with it.
import { type ReactNode, useEffect, useState } from 'react'

const MOMENT_MS = 100

/** Also for text that replaces the first one. */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={className} role="status">
      {isKnown ? children : '\u00a0'}
    </p>
  )
}
