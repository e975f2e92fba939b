// Computes the month around a local day, and the days of its week. Pure.
import { type CalendarDay, localDay } from '#contract/in-words.ts'

export interface MonthDay extends CalendarDay {
  /** it belongs to the month that is shown */
  inMonth: boolean
  /** in the week of today, so it has a line */
  hasQuote: boolean
  isToday: boolean
}

type Day = Omit<CalendarDay, 'weekday'>

// Noon of a local day is never skipped or doubled when clocks change.
const noon = ({ year, month, day }: Day, plus = 0) => new Date(year, month, day + plus, 12)
const sameDay = (a: Day, b: Day) => a.year === b.year && a.month === b.month && a.day === b.day

/**
 * The weeks of today's month, Sunday first. Rows are filled with the neighbouring months' days, so the current
 * week always shows all of its seven days.
 */
export function monthAround(today: CalendarDay): MonthDay[][] {
  const first: Day = { ...today, day: 1 }
  const lead = noon(first).getDay()
  const length = new Date(today.year, today.month + 1, 0, 12).getDate()
  const week = Array.from({ length: 7 }, (_, at) => localDay(noon(today, at - today.weekday)))
  const rows = Math.ceil((lead + length) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, at): MonthDay => {
      const day = localDay(noon(first, row * 7 + at - lead))
      return {
        ...day,
        inMonth: day.month === today.month,
        hasQuote: week.some((one) => sameDay(one, day)),
        isToday: sameDay(day, today),
      }
    }),
  )
}
