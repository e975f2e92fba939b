// Chooses what of a preview is sent to be added, and says what is left out.
import type { ImportedList } from '#contract/api/lists.ts'
import type { ImportedReview } from '#contract/api/reviews.ts'
import type {
  ImportCandidate,
  ImportEntry,
  ImportList,
  ImportPreview,
  ImportRow,
} from '#contract/api/watchlist-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { MOST_IN_LIST, MOST_LISTS } from '#contract/lists.ts'
import { plural } from '#contract/plural.ts'

export interface Chosen {
  entries: ImportEntry[]
  lists: ImportedList[]
  reviews: ImportedReview[]
  /** sentences */
  leftOut: string[]
}

export type DramaOf = (row: ImportRow) => ImportCandidate | undefined

export const isForWatchlist = ({ inWatchlist, watched }: ImportRow) => inWatchlist || watched.length > 0

/** @param dramaOf the one that was matched or chosen */
export function choose({ rows, lists, reviews }: ImportPreview, dramaOf: DramaOf): Chosen {
  const leftOut: string[] = []
  const dramas = new Map(rows.map((row) => [row.row, dramaOf(row)]))
  const entries = rows.flatMap((row): ImportEntry[] => {
    const dramaId = dramas.get(row.row)?.id
    if (!dramaId || !isForWatchlist(row) || (row.already && !row.fillsRating)) return []
    const { status, episodesWatched, ownRating, rewatch, addedAt, changedAt, watched, inWatchlist } = row
    return [
      { dramaId, status, episodesWatched, ownRating, rewatch, addedAt, changedAt, watched, inWatchlist },
    ]
  })
  const about = reviews
    .filter(({ already }) => !already)
    .map((review) => ({
      ...review,
      title: review.row === null ? review.title : dramas.get(review.row)?.title,
    }))
  const elsewhere = about.filter(({ title }) => title === undefined).length
  if (elsewhere > 0) leftOut.push(`${plural(elsewhere, 'review')} of titles that are not on this site.`)
  const known = about.flatMap(({ title, content, hasSpoilers, showsRating, createdAt, updatedAt }) =>
    title === undefined ? [] : [{ title, content, hasSpoilers, showsRating, createdAt, updatedAt }],
  )
  const fitting = known.filter(({ title, content }) => {
    const fits = content.length <= LIMITS.review && title.length <= LIMITS.title
    if (!fits)
      leftOut.push(
        `A review of “${title.slice(0, SHOWN)}”: it has ${formatNumber(content.length)} characters. A review can have ${formatNumber(LIMITS.review)}.`,
      )
    return fits
  })
  return {
    entries,
    lists: lists.filter(({ already }) => !already).flatMap((list) => chooseList(list, dramas, leftOut)),
    reviews: fitting,
    leftOut,
  }
}

const SHOWN = 80

function chooseList(
  { title, dramas }: ImportList,
  known: ReadonlyMap<number, ImportCandidate | undefined>,
  leftOut: string[],
): ImportedList[] {
  const of = (what: string) => leftOut.push(`Of the list “${title.slice(0, SHOWN)}”: ${what}`)
  const found = new Map<number, string>()
  for (const { row, note } of dramas) {
    const id = known.get(row)?.id
    if (id !== undefined && !found.has(id)) found.set(id, note)
  }
  if (dramas.length > 0 && found.size === 0) {
    of('everything, because none of it is on this site.')
    return []
  }
  if (title.length > LIMITS.title) {
    of(`everything, because its title has more than ${LIMITS.title} characters.`)
    return []
  }
  const missing = dramas.filter(({ row }) => !known.get(row)).length
  if (missing > 0)
    of(`${plural(missing, 'title')} that this site does not have, or that you have not chosen.`)
  const entries = [...found].map(([dramaId, note]) => ({ dramaId, note }))
  if (entries.length > MOST_IN_LIST)
    of(`${plural(entries.length - MOST_IN_LIST, 'drama')}. A list can have ${MOST_IN_LIST}.`)
  const long = entries.filter(({ note }) => note.length > LIMITS.listNote).length
  if (long > 0) of(`${plural(long, 'note')} of more than ${formatNumber(LIMITS.listNote)} characters.`)
  return [
    {
      title,
      dramas: entries
        .slice(0, MOST_IN_LIST)
        .map(({ dramaId, note }) => ({ dramaId, note: note.length > LIMITS.listNote ? '' : note })),
    },
  ]
}

type Results = readonly { result: string }[]

/** What became of it, for a toast. */
export function addedInWords(dramas: Results, lists: Results, reviews: Results) {
  const count = (results: Results, what: string) => results.filter(({ result }) => result === what).length
  const [added, rated, already] = [count(dramas, 'added'), count(dramas, 'rated'), count(dramas, 'already')]
  const [listed, tooMany] = [count(lists, 'added'), count(lists, 'too-many')]
  const reviewed = count(reviews, 'added')
  const days = count(dramas, 'noted')
  const ofWatchlist =
    added === 0 && rated > 0
      ? `${plural(rated, 'rating')} added`
      : `${plural(added, 'drama')} added to your watchlist${rated > 0 ? `, and ${plural(rated, 'rating')}` : ''}`
  const further = [
    days > 0 && `Days of ${plural(days, 'drama')} added to your diary.`,
    listed > 0 && `${plural(listed, 'list')} added, only for you.`,
    reviewed > 0 && `${plural(reviewed, 'review')} added, only for you.`,
    tooMany > 0 && `${plural(tooMany, 'list')} left out: you can have ${MOST_LISTS}.`,
    already > 0 &&
      `${plural(already, 'was already there and has not changed', 'were already there and have not changed')}.`,
  ].filter(Boolean)
  return {
    title: ofWatchlist,
    ...(added + rated + days + listed + reviewed === 0 && { variant: 'info' as const }),
    ...(further.length > 0 && { description: further.join(' ') }),
  }
}
