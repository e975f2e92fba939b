// Reads days as lists and spreadsheets write them. Without a leading year or a named month nothing is guessed.
const beginning = (month: string) => month.slice(0, 3).toLowerCase()
const BEGINNINGS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** "2016-12-02", "2016. 12. 2.", "2016/12/2", "2016년 12월 2일"; the day may be missing. */
const YEAR_FIRST = /^((?:19|20)\d{2})\s*[-./년]\s*(\d{1,2})(?:\s*[-./월]\s*(\d{1,2}))?\s*[.월일]?$/
/** "Dec  2, 2016", "December 2016" */
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d{2})$/i
/** "2 Dec 2016" */
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+((?:19|20)\d{2})$/i
/** An ISO time begins with its day. */
const TIME = /[T ]\d{2}:\d{2}.*$/

/** @returns "2016-12-02" or "2016-12", or null for what is no day */
export function dayIn(text: string): string | null {
  const bare = text
    .normalize('NFC')
    .trim()
    .replace(TIME, '')
    .replace(/\s*\([^()]*\)$/, '')
  const [, year, month, day] = YEAR_FIRST.exec(bare) ?? []
  if (year) return dayOf(year, Number(month), day)
  const [, name = '', dayInMonth, itsYear] = MONTH_FIRST.exec(bare) ?? reordered(DAY_FIRST.exec(bare))
  return itsYear ? dayOf(itsYear, BEGINNINGS.indexOf(beginning(name)) + 1, dayInMonth) : null
}

const reordered = (found: RegExpExecArray | null) => (found ? [found[0], found[2], found[1]!, found[3]!] : [])

function dayOf(year: string, month: number, day: string | undefined): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day ?? 1)))
  if (month < 1 || month > 12 || date.getUTCMonth() !== month - 1) return null
  return date.toISOString().slice(0, day ? 10 : 7)
}

/** The first and the last day of "Dec  2, 2016 - Jan 21, 2017" or "2016.12.02 ~ 2017.01.21". */
export function daysIn(text: string): { airedFrom?: string; airedTo?: string } {
  const [from, to] = text.split(/\s+[-–—]\s*|\s*[~～〜–—]\s*|\s+to\s+/).map(dayIn)
  return { ...(from && { airedFrom: from }), ...(to && { airedTo: to }) }
}
