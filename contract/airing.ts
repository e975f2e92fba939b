// What airs: days as Korea's calendar has them, and how episodes are called.
import { longDate, utcDay } from './in-words.ts'
import { monthInWords } from './month.ts'

/** People one member can follow. */
export const MOST_FOLLOWED = 200
/** Dramas whose first day is further away than two weeks, in one answer. */
export const LATER_MOST = 60
/** Days for which a drama of a followed person counts as new. */
export const NEW_FOR_DAYS = 90
/** Days that an episode stays in calendars after it has aired. */
export const DAYS_BACK = 28

/** Episodes of a day are called new from this hour on, in Korea: most air in the evening. */
const NEW_AT_HOUR = 18

const DAY_MS = 86_400_000
const KOREA_AHEAD_MS = 9 * 3_600_000

/** The day it is in Korea, which has no summer time: "2026-11-24". */
export const koreanDay = (now: Date) => new Date(now.getTime() + KOREA_AHEAD_MS).toISOString().slice(0, 10)

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** When the episodes of a day are new. */
export const newAt = (day: string) => new Date(Date.parse(day) + NEW_AT_HOUR * 3_600_000 - KOREA_AHEAD_MS)

/** Dramas are on air on Mondays and Tuesdays, or at the weekend: a week begins with Monday. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Of a day "January 4, 2027", of a month "January 2027". */
export const beginsInWords = (day: string) => (day.length === 7 ? monthInWords(day) : longDate(utcDay(day)))

interface Episodes {
  season: number
  first: number
  last: number
  isLast?: true | undefined
}

/** "Episode 5", "Episodes 5 and 6", "Season 2, episodes 1 to 8", "Episode 16, the last". */
export function episodesInWords({ season, first, last, isLast }: Episodes): string {
  const numbers =
    first === last ? `episode ${first}` : `episodes ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
  const words = `${season > 1 ? `season ${season}, ` : ''}${numbers}${isLast ? ', the last' : ''}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
