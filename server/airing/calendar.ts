// What airs as iCalendar (RFC 5545): whole days, as in Korea's calendar.
import { addDays, episodesInWords } from '#contract/airing.ts'
import type { Airing } from './read.ts'

interface CalendarParts {
  /** the name of the site */
  name: string
  url: string
  airings: readonly Airing[]
}

export function calendarOf({ name, url, airings }: CalendarParts): string {
  const { hostname } = new URL(url)
  const events = airings.flatMap((one) => eventOf(one, hostname, url))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//What airs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(`What airs: ${name}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...KOREA,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

/** A calendar needs at least one component (RFC 5545, section 3.4), also in a week without an event. */
const KOREA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A day that moves keeps its UID, so the event moves too. */
function eventOf({ dramaId, title, day, changedAt, ...episodes }: Airing, host: string, url: string) {
  return [
    'BEGIN:VEVENT',
    `UID:airing-${dramaId}-s${episodes.season}-e${episodes.first}@${host}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
    `SUMMARY:${text(`${title}: ${episodesInWords(episodes).toLowerCase()}`)}`,
    `URL:${url}/drama/${dramaId}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const date = (day: string) => day.replaceAll('-', '')

/** Line breaks are written as \n, other control characters cannot be written at all. */
const text = (words: string) =>
  words
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const LONGEST_LINE = 75

/** Lines of at most 75 bytes, never cut within a character; what follows begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LONGEST_LINE) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines
}
