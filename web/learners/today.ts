// The visitor's local day and its week of lines.
import { useSyncExternalStore } from 'react'
import { type Day, dayOf, type MonthDay, monthAround } from './month.ts'

/** Today; it changes at midnight. Null on the server, whose day may differ. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    (changed) => {
      const timer = setInterval(changed, 30_000)
      document.addEventListener('visibilitychange', changed)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', changed)
      }
    },
    todayNow,
    () => null,
  )
}

let known: Day | null = null
/** The same object all day, so nothing re-renders before midnight. Only in the browser. */
export function todayNow(): Day {
  const now = dayOf(new Date())
  if (!known || known.day !== now.day || known.month !== now.month || known.year !== now.year) known = now
  return known
}

/** The seven days with a line, Sunday first. */
export const weekOf = (today: Day): MonthDay[] =>
  monthAround(today)
    .flat()
    .filter((day) => day.hasQuote)
