// Letterboxd's import format (letterboxd.com/about/importing-data): a table of what was watched, one of what is planned, and lists.
import { writeCsv } from '#contract/csv.ts'
import type { Collected, Review, Work } from './export-collect.ts'

interface Row {
  work: Work
  rating?: number | null
  day?: string
  rewatch?: boolean
  tags?: (string | false | null | undefined)[]
  review?: Review | undefined
  /** of a drama in a list */
  note?: string
}

const COLUMNS: Record<string, (row: Row) => string | number | null | undefined> = {
  Title: ({ work }) => work.title,
  Year: ({ work }) => work.year,
  Rating10: ({ rating }) => rating,
  WatchedDate: ({ day }) => day,
  Rewatch: ({ rewatch }) => (rewatch ? 'Yes' : ''),
  Tags: ({ tags = [] }) => tags.filter(Boolean).join(', '),
  Review: ({ review, note }) => asHtml(review?.content ?? note ?? ''),
}

/** Letterboxd reads reviews as HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function letterboxdFiles(collected: Collected): Record<string, string> {
  const { works, everything } = collected
  const wanted = everything.dramas
    .filter(({ status, ownRating }) => status === 'plan' || (status === null && ownRating === null))
    .map(({ id }): Row => ({ work: works.get(id)! }))
  const names = new Set<string>()
  const lists = everything.lists.map(({ title, dramas }) => {
    const rows = dramas.map(({ id, note }): Row => ({ work: works.get(id)!, note }))
    return tables(`lists/${freeName(title, names)}`, rows)
  })
  return Object.assign(
    { 'README.txt': README },
    tables('watched', watched(collected)),
    tables('watchlist', wanted),
    ...lists,
  )
}

/** A row for each viewing that came to an end, and one without a day where none is known. */
function watched({ works, everything, reviews }: Collected): Row[] {
  const noted = new Map(everything.dramas.map((one) => [one.id, one]))
  const said = Map.groupBy(reviews, ({ work }) => work.id)
  const ended = Map.groupBy(
    everything.diary.filter(({ outcome }) => outcome !== null),
    ({ id }) => id,
  )
  const isSeen = (id: number) => {
    const { status = null, ownRating = null } = noted.get(id) ?? {}
    return (
      status === 'finished' || status === 'dropped' || ownRating !== null || said.has(id) || ended.has(id)
    )
  }
  return [...works.values()]
    .filter(({ id }) => isSeen(id))
    .flatMap((work): Row[] => {
      const { status = null, ownRating: rating = null } = noted.get(work.id) ?? {}
      const tag = status === 'finished' ? null : status
      const viewings = (ended.get(work.id) ?? []).map(({ day, rewatch }) => ({ day, rewatch }))
      const texts = (said.get(work.id) ?? []).map(({ review }) => review)
      // The review goes with the last viewing. Further reviews get rows without a day.
      const days = viewings.length > 0 ? viewings.toReversed() : [{}]
      return Array.from({ length: Math.max(days.length, texts.length) }, (_, at) => {
        const review = texts[at]
        return { work, rating, ...days[at], review, tags: [tag, review?.hasSpoilers && 'spoilers'] }
      }).toReversed()
    })
}

/** It takes files of up to one megabyte. */
const LARGEST = 1_000_000

function tables(name: string, rows: readonly Row[]): Record<string, string> {
  const lines = rows.map((row) => writeCsv([Object.values(COLUMNS).map((value) => value(row))]))
  const files: Record<string, string> = {}
  let text = ''
  let bytes = 0
  const end = () => {
    const number = Object.keys(files).length + 1
    files[`${name}${number > 1 ? `-${number}` : ''}.csv`] = writeCsv([Object.keys(COLUMNS)]) + text
    text = ''
    bytes = 0
  }
  for (const line of lines) {
    const more = Buffer.byteLength(line)
    if (text && bytes + more > LARGEST - 1_000) end()
    text += line
    bytes += more
  }
  end()
  return files
}

/** A file name that works everywhere, and that no other list has. */
function freeName(title: string, taken: Set<string>): string {
  const base =
    title
      .replace(/[\p{Cc}\\/:*?"<>|]+/gu, '-')
      .slice(0, 100)
      .replace(/^\.+|[\s.]+$/g, '-') || 'List'
  const name = [base, ...Array.from({ length: taken.size }, (_, at) => `${base} (${at + 2})`)].find(
    (one) => !taken.has(one.toLowerCase()),
  )!
  taken.add(name.toLowerCase())
  return name
}

const README = `For letterboxd.com. Its films include few dramas: it finds them by title and year.

watched.csv     Import it at letterboxd.com/import: ratings, days, rewatches and reviews.
watchlist.csv   Import it on your watchlist there.
lists/          Import each into a list there. The review column is the note of a drama.

What Letterboxd cannot hold: single episodes and their days, dramas you are watching or have on hold without a rating
or review, titles of lists that no file can have, and who sees a list or a review. "dropped" and "spoilers" are tags.
The JSON export has everything.
`
