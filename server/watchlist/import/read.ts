// Reads an export: detects its format, then its rows.
import type { ExportFile } from '#contract/api/watchlist-import.ts'
import { readCsv } from '#contract/csv.ts'
import { formatNumber } from '#contract/in-words.ts'
import { nameKey } from '#contract/name-key.ts'
import { IMPORT_ROWS, type ImportFormat } from '#contract/watchlist.ts'
import { isAnilistDownload } from './anilist.ts'
import { formatOf, isHeading, rowOf } from './columns.ts'
import { filesOf, hasHistory, inList, isWithoutHistory, listOf } from './files.ts'
import { rowsOfJson } from './json.ts'
import { rowsOfLines } from './lines.ts'
import { type MergedList, type MergedRow, mergeRows, type RatedRow } from './merge.ts'
import type { OwnReview } from './own.ts'
import { ratingsOf } from './ratings.ts'
import type { ReadRows } from './read-rows.ts'
import { isThing } from './things.ts'

/** Why an export cannot be read, in words for the member. */
export class Unreadable extends Error {}

interface Export {
  format: ImportFormat
  rows: MergedRow[]
  lists: MergedList[]
  /** of our own export, whose titles say what they are about */
  reviews: OwnReview[]
}

/** @throws Unreadable */
export function readExport(text: string, fileName = ''): Export {
  return merge([readFile({ text, name: fileName })])
}

/** The files of a zip; those that cannot be read have nothing for us. @throws Unreadable if that is so of all */
export function readFiles(files: readonly ExportFile[]): Export {
  if (files.length === 1) return readExport(files[0]!.text, files[0]!.name)
  const wanted = filesOf(files)
  const knowsDays = hasHistory(wanted)
  const read = wanted.flatMap((file) => {
    try {
      const found = readFile(file, { asLines: false })
      return knowsDays && isWithoutHistory(file) ? [withoutDays(found)] : [found]
    } catch (error) {
      if (error instanceof Unreadable && !(error instanceof TooMany)) return []
      throw error
    }
  })
  if (read.length === 0) throw nothingFound()
  return merge(read)
}

type RatedRows = Omit<ReadRows, 'rows'> & { rows: RatedRow[] }

const withoutDays = (read: RatedRows): RatedRows => ({
  ...read,
  rows: read.rows.map((row) => ({ ...row, watched: [] })),
})

function merge(read: readonly RatedRows[]): Export {
  const lists = read.flatMap((one) => one.lists ?? [])
  const merged = mergeRows(
    read.flatMap((one) => one.rows),
    lists,
  )
  if (merged.rows.length > IMPORT_ROWS) throw new TooMany()
  const { format } = read.find((one) => one.format !== 'table') ?? read[0]!
  return { format, reviews: read.flatMap((one) => one.reviews ?? []), ...merged }
}

function readFile({ text, name }: ExportFile, { asLines = true } = {}): RatedRows {
  if (/^\ufeff?\s*<(?:\?xml|!doctype|html|myanimelist)\b/i.test(text))
    throw new Unreadable(
      'XML and web pages are not supported. Please choose the CSV or JSON file of your export.',
    )
  const read =
    (looksLikeJson(text) ? fromJson(text, name) : null) ??
    fromTable(text, name) ??
    (asLines ? fromLines(text) : null)
  if (!read || read.rows.length + (read.lists?.length ?? 0) + (read.reviews?.length ?? 0) === 0)
    throw nothingFound()
  const ratingOf = ratingsOf(
    read.format,
    read.rows.map(({ rating = null }) => rating),
  )
  const list = read.lists ? null : listOf(name)
  const rows = list ? read.rows.map((row) => inList(row, list)) : read.rows
  return {
    ...read,
    ...(list && { lists: [list] }),
    rows: rows.map((row) => ({ ...row, ownRating: ratingOf(row.rating ?? null) })),
  }
}

const nothingFound = () =>
  new Unreadable('No titles found. Please choose the CSV or JSON file of your export.')

class TooMany extends Unreadable {
  constructor() {
    super(`At most ${formatNumber(IMPORT_ROWS)} rows can be imported at a time. Please split the file.`)
  }
}

const looksLikeJson = (text: string) => /^\ufeff?\s*(?:\{|\[\s*[{\]])/.test(text)

function fromJson(text: string, fileName: string): ReadRows | null {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Unreadable('This JSON file is incomplete. Please export it again.')
  }
  if (isThing(value) && isAnilistDownload(value))
    throw new Unreadable(
      "AniList's download has no titles. Please use a list saved from its API, or paste the titles.",
    )
  const read = rowsOfJson(value, fileName)
  if (!read) throw new Unreadable('There is no list of titles in this JSON.')
  return read
}

/** How far down the heading may stand: exports of lists begin with a few lines about the list. */
const HEADING_WITHIN = 10

function fromTable(text: string, fileName: string): ReadRows | null {
  const [first = ''] = text.split('\n', 1)
  const isLetterboxdList = /^\ufeff?"?Letterboxd list export/i.test(first)
  const rows = readCsv(text, IMPORT_ROWS + HEADING_WITHIN + 1)
  const isIt = (row: string[]) =>
    isHeading(row) && (isLetterboxdList ? nameKey(row[0] ?? '') === 'position' : row.length > 1)
  const at = rows.slice(0, HEADING_WITHIN).findIndex(isIt)
  if (at === -1) return null
  if (rows.length - at - 1 > IMPORT_ROWS) throw new TooMany()
  const names = rows[at]!.map(nameKey)
  const format = formatOf(new Set(names), isLetterboxdList ? 'letterboxd' : fileName)
  const named = rows.slice(at + 1).map((row) => new Map(names.map((name, n) => [name, row[n] ?? ''])))
  const found = named.map((row) => rowOf(row, format, fileName)).filter((row) => row !== null)
  // Above its dramas: what columns the list itself has, and its name.
  const list = isLetterboxdList && {
    title: rows[2]?.[rows[1]!.map(nameKey).indexOf('name')]?.trim() || 'Letterboxd',
  }
  return list
    ? { format, lists: [list], rows: found.map((row) => inList(row, list)) }
    : { format, rows: found }
}

/** A heading of one word over a column of titles is not a title. */
function fromLines(text: string): ReadRows {
  const [, first = '', rest] = /^\ufeff?\s*([^\r\n]*)\r?\n(.*)$/s.exec(text) ?? []
  const read = rowsOfLines(rest !== undefined && isHeading([first]) ? rest : text, IMPORT_ROWS + 1)
  if (read.rows.length > IMPORT_ROWS) throw new TooMany()
  return read
}
