// Months, as facts are dated with: "2026-11".
import { mediumDate, monthAndYear, utcDay } from './in-words.ts'

/** The month of a moment, in UTC. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

/** "2026-11" is "November 2026". */
export const monthInWords = (month: string) => monthAndYear(utcDay(month))

const inWords = (day: string) => (day.length === 7 ? monthInWords(day) : mediumDate(utcDay(day)))

/** "Dec 2, 2016 to Jan 21, 2017", from two days or months; the second one may be missing. */
export const timeInWords = (from: string, to?: string | null) =>
  to && to !== from ? `${inWords(from)} to ${inWords(to)}` : inWords(from)
