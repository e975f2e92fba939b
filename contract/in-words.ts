// Numbers, lists, names and dates in English, without Intl: its first use takes a browser 8 to 15 ms, and a slow phone
// 50 to 90, in which the page answers nobody.

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A whole number: "12,345". */
export const formatNumber = (number: number | bigint) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** "a", "a and b", "a, b, and c" */
export const withAnd = (list: Iterable<string>) => joined([...list], 'and')
export const withOr = (list: Iterable<string>) => joined([...list], 'or')

function joined(list: string[], word: string): string {
  const comma = list.length > 2 ? ',' : ''
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')}${comma} ${word} ${list.at(-1)}`
}

/** Sorts names from A to Z, whatever their case. */
export function fromAToZ(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a < b ? -1 : a > b ? 1 : 0
}

/** A day of the calendar; `month` and `weekday` count from 0. */
export interface CalendarDay {
  year: number
  month: number
  day: number
  weekday: number
}

/** The day of a moment in UTC: the same on the server and in every browser. */
export function utcDay(at: Date | string): CalendarDay {
  const date = new Date(at)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** The day of a moment where the visitor is. */
export function localDay(at: Date | string): CalendarDay {
  const date = new Date(at)
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
  }
}

/** "November 14, 2026" */
export const longDate = ({ year, month, day }: CalendarDay) => `${MONTHS[month]} ${day}, ${year}`

/** "Nov 14, 2026" */
export const mediumDate = ({ year, month, day }: CalendarDay) => `${shortMonth(month)} ${day}, ${year}`

/** "14 November 2026" */
export const dayFirst = ({ year, month, day }: CalendarDay) => `${day} ${MONTHS[month]} ${year}`

/** "November 2026" */
export const monthAndYear = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>) =>
  `${MONTHS[month]} ${year}`

/** "Nov 14" */
export const monthAndDay = ({ month, day }: CalendarDay) => `${shortMonth(month)} ${day}`

/** "Saturday, November 14" */
export const weekdayAndDay = ({ weekday, month, day }: CalendarDay) =>
  `${WEEKDAYS[weekday]}, ${MONTHS[month]} ${day}`

/** "Saturday, November 14, 2026" */
export const fullDate = (date: CalendarDay) => `${weekdayAndDay(date)}, ${date.year}`

const shortMonth = (month: number) => MONTHS[month]?.slice(0, 3)

/** "November 14, 2026 at 5:03 PM", where the visitor is. */
export const longMoment = (at: string) => `${longDate(localDay(at))} at ${localTime(at)}`

/** "Nov 14, 2026, 5:03 PM", where the visitor is. */
export const mediumMoment = (at: string) => `${mediumDate(localDay(at))}, ${localTime(at)}`

function localTime(at: Date | string): string {
  const date = new Date(at)
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
