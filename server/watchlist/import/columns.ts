// Exports whose rows have named columns: CSV of every service, and JSON lists of flat objects.
import { nameKey } from '#contract/name-key.ts'
import type { ImportFormat, WatchStatus } from '#contract/watchlist.ts'
import { theirRating } from './ratings.ts'
import {
  countryOf,
  type ExportRow,
  episodesOf,
  kindOf,
  lengthOf,
  momentOf,
  reviewOf,
  seasonOf,
  statusOf,
  yearOf,
} from './row.ts'
import { wholeOn } from './watched.ts'

/** A row by the folded names of its columns. */
export type Named = Map<string, string>

const TITLE = [
  'title',
  'name',
  'seriestitle',
  'dramatitle',
  'showtitle',
  'primarytitle',
  'englishtitle',
  '제목',
  '드라마',
  '드라마명',
  '드라마제목',
  '작품명',
  '작품',
  '프로그램명',
]
const OTHER_TITLE = [
  'originaltitle',
  'nativetitle',
  'koreantitle',
  '원제',
  '원제목',
  '한글제목',
  '영문제목',
  '영어제목',
  '영문명',
]
const YEAR = [
  'year',
  'releaseyear',
  'releasedate',
  'firstaired',
  'startyear',
  '연도',
  '년도',
  '방영연도',
  '방영년도',
  '방송연도',
  '제작연도',
  '방영일',
  '첫방송',
  '첫방영',
  '공개일',
]
const STATUS = [
  'status',
  'watchlist',
  'liststatus',
  'mystatus',
  'watchstatus',
  '상태',
  '시청상태',
  '시청여부',
  '진행상태',
]
const EPISODES = [
  'episodeswatched',
  'watchedepisodes',
  'watchedepisodescount',
  'lastepwatched',
  'progress',
  '시청회차',
  '시청한회차',
  '본회차',
  '시청화수',
  '진행',
  '진도',
  '진행도',
  '진행상황',
]
const ADDED = [
  'addedat',
  'dateadded',
  'watchlistedat',
  'listedat',
  'addedtowatchlistat',
  'created',
  'date',
  'daterated',
  'ratedat',
  'watcheddate',
  '추가일',
  '추가한날짜',
  '등록일',
  '담은날',
  '날짜',
]
const KIND = ['titletype', 'type', 'mediatype', 'showtype', '유형', '종류', '구분', '형식']
const LENGTH = ['totalepisodes', 'episodestotal', 'totaleps', '총회차', '총화수']
const COUNTRY = ['country', 'countryoforigin', '국가', '제작국가']
const SEASON = ['season', 'seasonnumber']
/** 'rating10' says its scale: our own column, which Letterboxd reads too. */
const RATING = ['yourrating', 'myrating', 'userrating', 'rating', 'score', '별점', '내별점', '내평점', '평점']
/** Days of a whole drama. */
const WATCHED = [
  'watcheddate',
  'dateended',
  'enddate',
  'datefinished',
  'datecompleted',
  'finishedat',
  'completedat',
  '시청일',
  '완료일',
]
const REWATCH = ['rewatch', '재시청']
const REVIEW = [
  'review',
  'yourreview',
  'myreview',
  'notes',
  'note',
  'memo',
  'comments',
  'comment',
  '감상',
  '후기',
  '리뷰',
  '메모',
  '한줄평',
]
const SPOILERS = ['spoilers', 'spoiler', 'containsspoilers', 'hasspoilers']
const SEEN = ['yourrating', 'watcheddate', 'rating', 'daterated']

/** Whether these names can be the heading of such a table. */
export const isHeading = (names: readonly string[]) => names.some((name) => TITLE.includes(nameKey(name)))

/** Whose export it is, as the names of its columns give it away. */
export function formatOf(names: ReadonlySet<string>, fileName: string): ImportFormat {
  const has = (...columns: string[]) => columns.some((name) => names.has(name))
  if (has('shimpyoid')) return 'shimpyo'
  if (has('letterboxduri') || (has('rewatch') && has('watcheddate')) || /letterboxd/i.test(fileName))
    return 'letterboxd'
  if (has('const') && has('titletype', 'yourrating')) return 'imdb'
  if (has('simklid', 'lastepwatched')) return 'simkl'
  if (has('traktid', 'trakt', 'listedat', 'watchlistedat')) return 'trakt'
  if (has('mdlid', 'mydramalistid') || /mydramalist|\bmdl\b/i.test(fileName)) return 'mydramalist'
  if (has('country', 'countryoforigin') && has(...STATUS, ...EPISODES)) return 'mydramalist'
  return 'table'
}

/** IMDb numbers the entries of a list, and exports its files under names that say nothing. */
const isImdbList = (named: Named, format: ImportFormat) => format === 'imdb' && named.has('position')

/** What a file's name says of everything in it: "watchlist.csv", "ratings.csv". */
export function statusOfFile(fileName: string): WatchStatus | null {
  if (/watchlist|plan/i.test(fileName)) return 'plan'
  return /watched|diary|ratings|reviews|history/i.test(fileName) ? 'finished' : null
}

function presumed(named: Named, format: ImportFormat, fileName: string): WatchStatus | null {
  if (format === 'shimpyo') return null
  return statusOfFile(fileName) ?? (isImdbList(named, format) ? 'plan' : null)
}

const isYes = (word: string) => /^(?:yes|y|true|1)$/i.test(word)

/** A named row as a row of an export, or null when it has no title. */
export function rowOf(named: Named, format: ImportFormat, fileName: string): ExportRow | null {
  const first = (names: readonly string[]) => {
    for (const name of names) {
      const value = named.get(name)?.trim()
      if (value) return value
    }
    return ''
  }
  const title = first(TITLE)
  const otherTitle = first(OTHER_TITLE)
  if (!title && !otherTitle) return null
  const watched = statusOf(first(STATUS))
  // Only these two write down what was seen by rating it.
  const isSeen = (format === 'imdb' || format === 'letterboxd') && first(SEEN) !== ''
  const id = Number(named.get('shimpyoid'))
  return {
    title: title || otherTitle,
    ...(otherTitle && { otherTitle }),
    year: yearOf(first(YEAR)),
    episodesWatched: episodesOf(first(EPISODES)),
    addedAt: momentOf(first(ADDED)),
    watched: wholeOn(first(WATCHED)).map((day) => (isYes(first(REWATCH)) ? { ...day, rewatch: true } : day)),
    // What others call so may be the plot.
    ...reviewOf(
      first(named.has('position') ? [...REVIEW, 'description'] : REVIEW),
      format === 'letterboxd' ? momentOf(first(['date'])) : null,
      isYes(first(SPOILERS)),
    ),
    rating: theirRating(first(['rating10']), 10) ?? theirRating(first(RATING)),
    ...(nameKey(first(KIND)) === 'season' && seasonOf(first(SEASON))),
    ...lengthOf(first(LENGTH)),
    ...countryOf(first(COUNTRY)),
    ...kindOf(first(KIND)),
    ...watched,
    status: watched.status ?? (isSeen ? 'finished' : presumed(named, format, fileName)),
    ...(Number.isInteger(id) && id > 0 && { id }),
  }
}
