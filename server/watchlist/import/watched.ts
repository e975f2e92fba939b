// Reads days of watching from an export, as entries for the diary.
import type { WatchedOn } from '#contract/api/watchlist-import.ts'
import { FIRST_YEAR } from '#contract/diary.ts'
import { MOST_EPISODES } from '#contract/watchlist.ts'
import { momentOf } from './row.ts'

/** In the time of the export, which is UTC for most. Null for a day that no diary has. */
export function dayOf(text: string): string | null {
  const day = momentOf(text)?.slice(0, 10)
  return day && day >= `${FIRST_YEAR}` ? day : null
}

/** Of a whole drama. */
export function wholeOn(text: string): WatchedOn[] {
  const day = dayOf(text)
  return day ? [{ day, firstEpisode: null, lastEpisode: null }] : []
}

/** Episodes that follow each other on one day are one entry. */
export function episodesOn(seen: readonly { at: string; episode: number }[]): WatchedOn[] {
  const days = seen
    .map(({ at, episode }) => ({ day: dayOf(at) ?? '', episode }))
    .filter(({ day, episode }) => day && Number.isInteger(episode) && episode > 0 && episode <= MOST_EPISODES)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.episode - b.episode))
  const entries: (WatchedOn & { lastEpisode: number })[] = []
  for (const { day, episode } of days) {
    const last = entries.at(-1)
    if (last?.day === day && episode - last.lastEpisode <= 1) last.lastEpisode = episode
    else entries.push({ day, firstEpisode: episode, lastEpisode: episode })
  }
  return entries.slice(-MOST_EPISODES)
}
