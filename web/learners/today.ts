// The visitor's local day and its week of lines.
import { useSyncExternalStore } from 'react'
import { type CalendarDay, localDay } from '#contract/in-words.ts'
import { type MonthDay, monthAround } from './month.ts'

/** Today; it changes at midnight. Null on the server, whose day may differ. */
export function useToday(): CalendarDay | null {
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

let known: CalendarDay | null = null
/** The same object all day, so nothing re-renders before midnight. Only in the browser. */
export function todayNow(): CalendarDay {
  const now = localDay(new Date())
  if (!known || known.day !== now.day || known.month !== now.month || known.year !== now.year) known = now
  return known
}

/** The seven days with a line, Sunday first. */
export const weekOf = (today: CalendarDay): MonthDay[] =>
  monthAround(today)
    .flat()
    .filter((day) => day.hasQuote)
