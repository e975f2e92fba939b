// Numbers, lists, names and dates in English. Each formatter is made when it is first used: that takes some milliseconds.

/** A whole number: "12,345". */
export const formatNumber = (number: number | bigint) => number.toLocaleString('en-US')

/** "a", "a and b", "a, b, and c" */
export const withAnd = joining('conjunction')
export const withOr = joining('disjunction')

function joining(type: Intl.ListFormatType) {
  let format: Intl.ListFormat | undefined
  return (list: Iterable<string>): string => {
    format ??= new Intl.ListFormat('en', { type })
    return format.format(list)
  }
}

/** Sorts names from A to Z, whatever their case. */
export const fromAToZ = (one: string, other: string): number => one.localeCompare(other, 'en')

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

/** "2026-11-14" */
export const dayKey = ({ year, month, day }: Pick<CalendarDay, 'year' | 'month' | 'day'>) =>
  `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** "November 14, 2026" */
export const longDate = day({ dateStyle: 'long' })
/** "Nov 14, 2026" */
export const mediumDate = day({ dateStyle: 'medium' })
/** "14 November 2026" */
export const dayFirst = day({ dateStyle: 'long' }, 'en-GB')
/** "November 2026" */
export const monthAndYear = day({ month: 'long', year: 'numeric' })
/** "Nov 14" */
export const monthAndDay = day({ month: 'short', day: 'numeric' })
/** "Saturday, November 14" */
export const weekdayAndDay = day({ weekday: 'long', month: 'long', day: 'numeric' })
/** "Saturday, November 14, 2026" */
export const fullDate = day({ dateStyle: 'full' })

function day(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  let format: Intl.DateTimeFormat | undefined
  return ({ year, month, day }: Pick<CalendarDay, 'year' | 'month' | 'day'>): string => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(Date.UTC(year, month, day))
  }
}

/** "November 14, 2026 at 5:03 PM", where the visitor is. */
export const longMoment = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** "Nov 14, 2026, 5:03 PM", where the visitor is. */
export const mediumMoment = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
