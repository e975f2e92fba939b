// Months, as facts are dated with: "2026-11".
import { dateFormat } from './in-words.ts'

/** The month of a moment, in UTC. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

const months = dateFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-11" is "November 2026". */
export const monthInWords = (month: string) => months(new Date(`${month}-01`))

const days = dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const inWords = (day: string) => (day.length === 7 ? monthInWords(day) : days(new Date(day)))

/** "Dec 2, 2016 to Jan 21, 2017", from two days or months; the second one may be missing. */
export const timeInWords = (from: string, to?: string | null) =>
  to && to !== from ? `${inWords(from)} to ${inWords(to)}` : inWords(from)
