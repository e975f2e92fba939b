// One row of an export, and translating the terms of other services.

import type { Noted } from '#contract/api/watchlist.ts'
import type { WatchedOn } from '#contract/api/watchlist-import.ts'
import { nameKey } from '#contract/name-key.ts'
import { MOST_EPISODES, type WatchStatus } from '#contract/watchlist.ts'
import type { TheirRating } from './ratings.ts'

export interface ExportRow extends Pick<Noted, 'status' | 'episodesWatched'> {
  title: string
  /** the title in its own language, where the export has both */
  otherTitle?: string
  year: number | null
  addedAt: string | null
  changedAt?: string | null
  rewatch?: boolean
  watched?: WatchedOn[]
  review?: TheirReview
  /** the list of the export that it is in; a row of a list is no entry of the watchlist */
  list?: { in: TheirList; note: string }
  /** false: only its days count */
  inWatchlist?: boolean
  /** in their scale */
  rating?: TheirRating | null
  /** a later season that the export lists under the title and year of the show */
  season?: number
  /** says nothing new unless it is a drama of its own here */
  onlyIfMatched?: boolean
  /** how many episodes the drama has */
  episodes?: number
  /** where it is from, unless that is Korea */
  country?: string
  /** our own id, in our own exports */
  id?: number
  isFilm?: boolean
  /** why it does not belong in a watchlist */
  skip?: string
}

/** A list of the export: its rows share the object. */
export interface TheirList {
  title: string
}

export interface TheirReview {
  content: string
  hasSpoilers: boolean
  createdAt: string | null
}

/** The text without what PostgreSQL cannot store. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed().trim()

/** A text as a review, unless it is empty. */
export const reviewOf = (
  content: string,
  createdAt: string | null = null,
  hasSpoilers = false,
): Pick<ExportRow, 'review'> => {
  const text = storable(content)
  return text ? { review: { content: text, hasSpoilers, createdAt } } : {}
}

/** What other services and people note, beyond our own statuses. */
type TheirStatus = WatchStatus | 'not interested'

/** Their words for it, some of them Korean, as name keys. */
const WORDS: Record<TheirStatus, readonly string[]> = {
  plan: [
    ...['plan', 'planned', 'planning', 'plantowatch', 'planningtowatch', 'ptw', 'towatch', 'todowatch'],
    ...['wanttowatch', 'want', 'watchlist', 'watchlater', 'later', 'wishlist', 'wish', 'queue', 'queued'],
    ...['backlog', 'considering', 'notstarted', 'unwatched', 'todo'],
    ...['볼예정', '시청예정', '예정', '시청전', '보고싶어요', '보고싶은', '보고싶다', '볼것', '찜'],
    ...['위시리스트', '미시청'],
  ],
  watching: [
    ...['watching', 'currentlywatching', 'current', 'inprogress', 'rewatching', 'repeating', 'started'],
    ...['uptodate', '보는중', '시청중', '보고있어요', '보고있는', '진행중', '정주행중', '재시청중'],
  ],
  finished: [
    ...['finished', 'completed', 'complete', 'watched', 'seen', 'viewed', 'done'],
    ...['완료', '시청완료', '정주행완료', '완주', '봤어요', '봤음', '봄', '다봄', '다봤어요', '본드라마'],
  ],
  'on-hold': ['onhold', 'hold', 'paused', '보류'],
  dropped: ['dropped', '중단', '시청중단', '중도하차', '하차', '포기'],
  'not interested': ['notinteresting', 'notinterested', 'wontwatch', 'skipping', '관심없음'],
}
const STATUSES = new Map(
  Object.entries(WORDS).flatMap(([status, words]) => words.map((word) => [word, status as TheirStatus])),
)

/** Their word for a status. */
export function statusOf(word: string): { status: WatchStatus | null; skip?: string } {
  const status = STATUSES.get(nameKey(word))
  if (!status) return { status: null }
  return status === 'not interested' ? { status: null, skip: 'You were not interested.' } : { status }
}

/** "5", "5/16", "5 of 16", "5화", "S01E05". Of a second season nobody can tell how many episodes that makes. */
export function episodesOf(progress: string): number | null {
  const inSeason = /^s0*(\d{1,3})\s*[ex._-]\s*0*(\d{1,4})$/i.exec(progress.trim())
  if (inSeason) return inSeason[1] === '1' ? within(Number(inSeason[2])) : null
  const plain =
    /^(\d{1,4})(?:\.0+)?\s*(?:eps?|episodes?|화|회)?\s*(?:(?:\/|of)\s*(?:\d+|\?)\s*(?:eps?|episodes?|화|회|부작)?)?$/i.exec(
      progress.trim(),
    )
  return plain ? within(Number(plain[1])) : null
}
const within = (episodes: number) => (episodes <= MOST_EPISODES ? episodes : null)

/** A first season is the show itself. */
export function seasonOf(number: unknown): Pick<ExportRow, 'season'> {
  const season = Number(number)
  return Number.isInteger(season) && season > 1 ? { season } : {}
}

/** The length in "5/16" and "16". */
export function lengthOf(text: string): Pick<ExportRow, 'episodes'> {
  const found = /^(?:\d{1,4}\s*(?:\/|of)\s*)?(\d{1,4})$/.exec(text.trim())
  return found ? { episodes: Number(found[1]) } : {}
}

/** A drama of another country may have the title of a Korean one. */
export const countryOf = (text: string): Pick<ExportRow, 'country'> => {
  const country = text.trim()
  return country === '' || /korea|^kr$|한국/i.test(country)
    ? {}
    : { country: country.slice(0, LONGEST_COUNTRY) }
}
const LONGEST_COUNTRY = 40

export function yearOf(text: string): number | null {
  const found = /^\D{0,3}((?:19|20)\d{2})(?!\d)/.exec(text.trim())
  return found ? Number(found[1]) : null
}

/** "2024. 3. 1.", "2024/3/1", "2024년 3월 1일": with the year in front no other reading is possible. */
const YEAR_FIRST = /^((?:19|20)\d{2})\s*[./년-]\s*(\d{1,2})\s*[./월-]\s*(\d{1,2})\s*[.일]?$/

/** Days and moments as ISO writes them, and days with the year in front; other ways of writing a date are not guessed at. */
export function momentOf(text: string): string | null {
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text.trim()) ?? []
  if (year) return momentOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00`)
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
  const folded = nameKey(type)
  if (/episode|videogame|musicvideo|podcast|person|book/.test(folded)) return { skip: 'Not a series.' }
  return /movie|film|영화/.test(folded) ? { isFilm: true } : {}
}
