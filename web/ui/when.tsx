// A date: absolute on the server and at hydration, then relative ("2 hours ago") by the visitor's clock.
import { useSyncExternalStore } from 'react'
import { dateFormat } from '#contract/in-words.ts'

const MINUTE = 60_000
/** After a week the date is shown instead. */
const RELATIVE_FOR = 7 * 24 * 60 * MINUTE

const days = dateFormat('en', { dateStyle: 'medium' })
const utcDays = dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const moments = dateFormat('en', { dateStyle: 'long', timeStyle: 'short' })
let relative: Intl.RelativeTimeFormat | undefined

/** @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const now = useSyncExternalStore(everyMinute, thisMinute, () => null)
  const moment = new Date(at)
  if (now === null) return <time dateTime={at}>{utcDays(moment)}</time>
  return (
    <time dateTime={at} title={moments(moment)}>
      {whenWords(moment.getTime(), now)}
    </time>
  )
}

/** "Just now", "5 minutes ago", "Yesterday", "Nov 3, 2026". */
function whenWords(at: number, now: number): string {
  const passed = now - at
  if (passed > RELATIVE_FOR) return days(at)
  const minutes = Math.round(passed / MINUTE)
  // The server's clock may be ahead of the visitor's.
  if (minutes < 1) return 'Just now'
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (minutes < 60) return relative.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 24) return relative.format(-hours, 'hour')
  const words = relative.format(-Math.round(hours / 24), 'day')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE / 2

function everyMinute(onTick: () => void) {
  const timer = setInterval(onTick, MINUTE)
  return () => clearInterval(timer)
}
