// A date: absolute on the server and at hydration, then relative ("2 hours ago") by the visitor's clock.
import { useSyncExternalStore } from 'react'
import { localDay, longMoment, mediumDate, utcDay } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'

const MINUTE = 60_000
/** After a week the date is shown instead. */
const RELATIVE_FOR = 7 * 24 * 60 * MINUTE

/** @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const now = useSyncExternalStore(everyMinute, thisMinute, () => null)
  if (now === null) return <time dateTime={at}>{mediumDate(utcDay(at))}</time>
  return (
    <time dateTime={at} title={longMoment(at)}>
      {whenWords(at, now)}
    </time>
  )
}

/** "Just now", "5 minutes ago", "Yesterday", "Nov 3, 2026". */
function whenWords(at: string, now: number): string {
  const passed = now - Date.parse(at)
  if (passed > RELATIVE_FOR) return mediumDate(localDay(at))
  const minutes = Math.round(passed / MINUTE)
  // The server's clock may be ahead of the visitor's.
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${plural(hours, 'hour')} ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'Yesterday' : `${days} days ago`
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE / 2

function everyMinute(onTick: () => void) {
  const timer = setInterval(onTick, MINUTE)
  return () => clearInterval(timer)
}
