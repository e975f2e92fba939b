// Reads the rows of a file of dramas: a table or a JSON list.
import { readCsv } from '#contract/csv.ts'
import { IMPORT_DRAMAS } from '#contract/drama-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { columnOf, isOfNoUse, type ReadRow, readRow } from './columns.ts'
import { Unreadable } from './decode.ts'

interface ReadFile {
  format: 'csv' | 'json'
  rows: ReadRow[]
  /** unknown headings */
  ignored: string[]
}

/** @throws Unreadable */
export function readFile(text: string): ReadFile {
  const isJson = /^\ufeff?\s*[[{]/.test(text)
  const file = isJson ? fromJson(text) : fromTable(text)
  if (file.rows.length === 0) throw new Unreadable('There are no dramas in this file.')
  return file
}

const tooMany = () =>
  new Unreadable(
    `At most ${formatNumber(IMPORT_DRAMAS)} dramas can be imported at a time. Please split the file.`,
  )

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fromJson(text: string): ReadFile {
  const list = listOf(parsed(text))
  if (!list) throw new Unreadable('There is no list of dramas in this JSON.')
  if (list.length > IMPORT_DRAMAS) throw tooMany()
  const ignored = new Set<string>()
  const rows = list.map((one, at) => readRow(at + 1, named(isThing(one) ? Object.entries(one) : [], ignored)))
  return { format: 'json', rows, ignored: few(ignored) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Unreadable('This JSON file is incomplete. Please save it again.')
  }
}

/** A list, or an object that holds one list, as our own export does. */
function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isThing(value)) return null
  return Object.values(value).find((one): one is unknown[] => Array.isArray(one) && one.some(isThing)) ?? null
}

function fromTable(text: string): ReadFile {
  const [heading = [], ...lines] = readCsv(text, IMPORT_DRAMAS + 2)
  if (!heading.some((name) => ['title', 'englishTitle'].includes(columnOf(name) ?? '')))
    throw new Unreadable(
      'There is no "title" column. The first line must name the columns, such as title, year, episodes.',
    )
  if (lines.length > IMPORT_DRAMAS) throw tooMany()
  const ignored = new Set<string>()
  const rows = lines.map((cells, at) =>
    readRow(
      at + 2,
      named(
        heading.map((name, n): [string, unknown] => [name, cells[n] ?? '']),
        ignored,
      ),
    ),
  )
  return { format: 'csv', rows, ignored: few(ignored) }
}

/** The values by our names of the columns. Of two columns for one field the first counts. */
function named(pairs: readonly [string, unknown][], ignored: Set<string>): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [heading, value] of pairs) {
    const column = columnOf(heading)
    if (column === null || column === 'source') {
      if (!isOfNoUse(heading) && ignored.size < MOST_IGNORED) ignored.add(heading)
    } else if (!found.has(column)) found.set(column, value)
  }
  return found
}

const MOST_IGNORED = 20
const few = (names: ReadonlySet<string>) =>
  [...names].map((name) => name.slice(0, 60).toWellFormed().replaceAll('\0', ''))
