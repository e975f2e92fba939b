// Formats when the facts of a filming place were last checked.
import { dayFirst, utcDay } from '#contract/in-words.ts'
import { monthInWords } from '#contract/month.ts'

const YEAR = 365 * 24 * 60 * 60_000

/**
 * @param checked "2026-11-22", or "2026-11" if only the month is known
 * @param now null on the server, which does not know the visitor's clock
 */
export function lastCompared(checked: string, now: number | null): string {
  const isDay = checked.length > 'yyyy-mm'.length
  const at = new Date(isDay ? checked : `${checked}-01`)
  const when = isDay ? `on ${dayFirst(utcDay(checked))}` : `in ${monthInWords(checked)}`
  return now !== null && now - at.getTime() > YEAR
    ? `Last compared over a year ago, ${when}; things may have changed.`
    : `Compared with what is published ${when}.`
}
