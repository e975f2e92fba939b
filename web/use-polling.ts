// Looks regularly at what others have written: useful for comments and posts, whose readers stay for minutes.
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const EVERY_MS = 20_000

/** Calls `look` every twenty seconds while the page is visible, and when it becomes visible again. */
export function usePolling(look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const lookIfVisible = () => document.hidden || latest.current()
    const timer = setInterval(lookIfVisible, EVERY_MS)
    document.addEventListener('visibilitychange', lookIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfVisible)
    }
  }, [])
}
