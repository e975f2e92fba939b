// Computes the month around a local day, and the days of its week. Pure.

/** A day of the calendar, without a time and without a zone. */
export interface Day {
  year: number
  /** 0 is January */
  month: number
  day: number
}

export interface MonthDay extends Day {
  /** 0 is Sunday */
  weekday: number
  /** it belongs to the month that is shown */
  inMonth: boolean
  /** in the week of today, so it has a line */
  hasQuote: boolean
  isToday: boolean
}

/** The local calendar day of a moment. */
export const dayOf = (now: Date): Day => ({
  year: now.getFullYear(),
  month: now.getMonth(),
  day: now.getDate(),
})

// Noon of a local day is never skipped or doubled when clocks change.
const noon = ({ year, month, day }: Day, plus = 0) => new Date(year, month, day + plus, 12)
const sameDay = (a: Day, b: Day) => a.year === b.year && a.month === b.month && a.day === b.day
export const dayKey = ({ year, month, day }: Day) =>
  `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/**
 * The weeks of today's month, Sunday first. Rows are filled with the neighbouring months' days, so the current
 * week always shows all of its seven days.
 */
export function monthAround(today: Day): MonthDay[][] {
  const first: Day = { ...today, day: 1 }
  const lead = noon(first).getDay()
  const length = new Date(today.year, today.month + 1, 0, 12).getDate()
  const weekStart = noon(today, -noon(today).getDay())
  const week = Array.from({ length: 7 }, (_, at) => dayOf(noon(dayOf(weekStart), at)))
  const rows = Math.ceil((lead + length) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, weekday): MonthDay => {
      const day = dayOf(noon(first, row * 7 + weekday - lead))
      return {
        ...day,
        weekday,
        inMonth: day.month === today.month,
        hasQuote: week.some((one) => sameDay(one, day)),
        isToday: sameDay(day, today),
      }
    }),
  )
}
