// Pasted text: one title a line, numbered or not, or rows copied from a MyDramaList page.
import { nameKey } from '#contract/name-key.ts'
import type { WatchStatus } from '#contract/watchlist.ts'
import { theirRating } from './ratings.ts'
import type { ReadRows } from './read-rows.ts'
import { countryOf, type ExportRow, episodesOf, kindOf, lengthOf, statusOf } from './row.ts'

/** The headings of the lists on a MyDramaList profile: what follows has that status. */
const HEADINGS = [
  'currentlywatching',
  'completed',
  'plantowatch',
  'onhold',
  'dropped',
  'notinterested',
  'undecided',
]
/** The heading of the columns there. */
const COLUMNS = /^#?\s*title\s+country\s+year/i
const COUNTRY = /^(?:south korea|japan|china|taiwan|thailand|hong kong|philippines|singapore)$/i

export function rowsOfLines(text: string, most: number): ReadRows {
  const rows: ExportRow[] = []
  let now: { status: WatchStatus | null; skip?: string } = { status: null }
  let isMyDramaList = false
  for (const line of text.split(/\r?\n/)) {
    if (rows.length >= most) break
    const folded = nameKey(line).replace(/\d+$/, '')
    if (HEADINGS.includes(folded)) {
      now = statusOf(folded)
      isMyDramaList = true
    } else if (COLUMNS.test(line.replaceAll('\t', ' '))) isMyDramaList = true
    else {
      const row = line.includes('\t') ? rowOfCells(line.split('\t'), now) : rowOfWords(line, now)
      if (row?.isCopied) isMyDramaList = true
      if (row) rows.push(row.row)
    }
  }
  return { format: isMyDramaList ? 'mydramalist' : 'lines', rows }
}

type Noted = { status: WatchStatus | null; skip?: string }

/** "1", "My Mister", "South Korea", "2018", "Drama", "9.0", "16/16" */
function rowOfCells(cells: string[], noted: Noted) {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const [title, ...rest] = /^\d+\.?$/.test(filled[0] ?? '') && filled.length > 1 ? filled.slice(1) : filled
  if (!title) return null
  const year = rest.find((cell) => /^(?:19|20)\d{2}$/.test(cell))
  const progress = rest.find((cell) => /^\d+\s*\/\s*(?:\d+|\?)$/.test(cell))
  const rating = rest.find((cell) => /^(?:10|\d)(?:\.\d)?$/.test(cell))
  const country = rest.find((cell) => COUNTRY.test(cell))
  const kind = rest.find((cell) => /movie|drama|special|tv show/i.test(cell))
  const row: ExportRow = {
    title,
    year: year ? Number(year) : null,
    episodesWatched: progress ? episodesOf(progress) : null,
    addedAt: null,
    rating: theirRating(rating ?? ''),
    ...lengthOf(progress ?? ''),
    ...countryOf(country ?? ''),
    ...kindOf(kind ?? ''),
    ...noted,
  }
  return { row, isCopied: country !== undefined || progress !== undefined }
}

/** "12. My Mister (2018)", "- Misaeng", "나의 아저씨". A year without brackets may belong to the title: Reply 1988. */
function rowOfWords(line: string, noted: Noted) {
  const bare = line.replace(/^\s*(?:\d{1,5}[.)]\s+|[-*•]\s+)/, '').trim()
  const year = /[([]((?:19|20)\d{2})[)\]]$/.exec(bare)
  const title = (year ? bare.slice(0, year.index) : bare).trim()
  if (!/[\p{L}\p{N}]/u.test(title)) return null
  const row: ExportRow = {
    title,
    year: year ? Number(year[1]) : null,
    episodesWatched: null,
    addedAt: null,
    ...noted,
  }
  return { row, isCopied: false }
}
