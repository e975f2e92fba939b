// One row of somebody else's export, and the words of other services in ours.
import { MOST_EPISODES, type WatchNotes, type WatchStatus } from '#contract/watchlist.ts'

export interface ExportRow extends WatchNotes {
  title: string
  /** the title in its own language, where the export has both */
  otherTitle?: string
  year: number | null
  addedAt: string | null
  /** our own id, in our own exports */
  id?: number
  isFilm?: boolean
  /** why it does not belong in a watchlist */
  skip?: string
}

/** "Episodes Watched", "episodes_watched" and "episodesWatched" are one name. */
export const foldName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const STATUSES: Record<string, WatchStatus> = {
  plan: 'plan',
  planned: 'plan',
  plantowatch: 'plan',
  ptw: 'plan',
  towatch: 'plan',
  wanttowatch: 'plan',
  watchlist: 'plan',
  watching: 'watching',
  currentlywatching: 'watching',
  current: 'watching',
  inprogress: 'watching',
  rewatching: 'watching',
  finished: 'finished',
  completed: 'finished',
  complete: 'finished',
  watched: 'finished',
  seen: 'finished',
}
const LEFT: Record<string, string> = {
  dropped: 'You had dropped it.',
  notinteresting: 'You were not interested.',
  notinterested: 'You were not interested.',
}

/** Their word for a status. On hold and the like have no word here: the drama comes without a status. */
export function statusOf(word: string): { status: WatchStatus | null; skip?: string } {
  const folded = foldName(word)
  const skip = LEFT[folded]
  return { status: STATUSES[folded] ?? null, ...(skip && { skip }) }
}

/** "5", "5/16", "5 of 16", "S01E05". Of a second season nobody can tell how many episodes that makes. */
export function episodesOf(progress: string): number | null {
  const inSeason = /^s0*(\d{1,3})\s*[ex._-]\s*0*(\d{1,4})$/i.exec(progress.trim())
  if (inSeason) return inSeason[1] === '1' ? within(Number(inSeason[2])) : null
  const plain = /^(\d{1,4})(?:\.0+)?\s*(?:(?:\/|of)\s*(?:\d+|\?)\s*(?:eps?|episodes?)?)?$/i.exec(
    progress.trim(),
  )
  return plain ? within(Number(plain[1])) : null
}
const within = (episodes: number) => (episodes <= MOST_EPISODES ? episodes : null)

export function yearOf(text: string): number | null {
  const found = /^\D{0,3}((?:19|20)\d{2})(?!\d)/.exec(text.trim())
  return found ? Number(found[1]) : null
}

/** Days and moments as ISO writes them; other ways of writing a date are not guessed at. */
export function momentOf(text: string): string | null {
  const iso =
    /^((?:19|20)\d{2}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      text.trim(),
    )
  if (!iso) return null
  const time = new Date(`${iso[1]}T${iso[2] ?? '00:00:00'}${iso[3] ?? 'Z'}`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** What kind of thing it is, as IMDb, Trakt, Simkl and MyDramaList say it. */
export function kindOf(type: string): Pick<ExportRow, 'isFilm' | 'skip'> {
  const folded = foldName(type)
  if (/episode|videogame|musicvideo|podcast|person|book/.test(folded)) return { skip: 'Not a series.' }
  return /movie|film/.test(folded) ? { isFilm: true } : {}
}
