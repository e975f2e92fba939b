// Reads an export: detects its format, then its rows.
import { readCsv } from '#contract/csv.ts'
import { formatNumber } from '#contract/in-words.ts'
import { nameKey } from '#contract/name-key.ts'
import { IMPORT_ROWS } from '#contract/watchlist.ts'
import { formatOf, isHeading, rowOf } from './columns.ts'
import { type ReadRows, rowsOfJson } from './json.ts'
import { rowsOfLines } from './lines.ts'
import { ratingsOf } from './ratings.ts'
import type { ExportRow } from './row.ts'

/** Why an export cannot be read, in words for the member. */
export class Unreadable extends Error {}

export type RatedRow = ExportRow & { ownRating: number | null }

/** @throws Unreadable */
export function readExport(text: string, fileName = ''): { format: ReadRows['format']; rows: RatedRow[] } {
  if (/^\ufeff?\s*<(?:\?xml|!doctype|html|myanimelist)\b/i.test(text))
    throw new Unreadable(
      'XML and web pages are not supported. Please choose the CSV or JSON file of your export.',
    )
  const read =
    (looksLikeJson(text) ? fromJson(text, fileName) : null) ?? fromTable(text, fileName) ?? fromLines(text)
  if (read.rows.length === 0)
    throw new Unreadable('No titles found. Please choose the CSV or JSON file of your export.')
  if (read.rows.length > IMPORT_ROWS) throw tooMany()
  const ratingOf = ratingsOf(
    read.format,
    read.rows.map(({ rating = null }) => rating),
  )
  const rows = read.rows.map((row) => ({ ...row, ownRating: ratingOf(row.rating ?? null) }))
  return { format: read.format, rows }
}

const tooMany = () =>
  new Unreadable(
    `At most ${formatNumber(IMPORT_ROWS)} rows can be imported at a time. Please split the file.`,
  )

const looksLikeJson = (text: string) => /^\ufeff?\s*(?:\{|\[\s*[{\]])/.test(text)

function fromJson(text: string, fileName: string): ReadRows | null {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Unreadable('This JSON file is incomplete. Please export it again.')
  }
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
  const names = rows[at]!.map(nameKey)
  const format = formatOf(new Set(names), isLetterboxdList ? 'letterboxd' : fileName)
  const named = rows.slice(at + 1).map((row) => new Map(names.map((name, n) => [name, row[n] ?? ''])))
  return { format, rows: named.map((row) => rowOf(row, format, fileName)).filter((row) => row !== null) }
}

/** A heading of one word over a column of titles is not a title. */
function fromLines(text: string): ReadRows {
  const [, first = '', rest] = /^\ufeff?\s*([^\r\n]*)\r?\n(.*)$/s.exec(text) ?? []
  return rowsOfLines(rest !== undefined && isHeading([first]) ? rest : text, IMPORT_ROWS + 1)
}
