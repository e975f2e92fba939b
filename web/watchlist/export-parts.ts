// Cuts an export that is too large for one request into parts: each is an export by itself, and has all of a drama.
import type { ExportFile } from '#contract/api/watchlist-import.ts'
import { readCsv, writeCsv } from '#contract/csv.ts'
import { nameKey } from '#contract/name-key.ts'
import { IMPORT_PART, IMPORT_ROWS, IMPORT_TEXT, IMPORT_UNCUT } from '#contract/watchlist.ts'
import { CannotRead } from './cannot-read.ts'
import { bytesOf, pack } from './pack.ts'

/** What cannot be cut: one row, or a whole file. */
interface Piece {
  file: Cut
  /** pieces with the same key are about the same drama */
  key: string
  bytes: number
  /** how many rows the server counts it for; those of JSON about one drama are one */
  count: number
  row: unknown
}

interface Cut {
  name: string
  /** the file with these rows alone; null: nothing is left of it */
  write: (rows: readonly unknown[]) => string | null
}

/** @throws CannotRead if it has a piece that is too large even by itself */
export function partsOf(files: readonly ExportFile[]): ExportFile[][] {
  if (files.every(isShort) && sentBytes(files.map(({ text }) => text).join('')) <= IMPORT_PART)
    return [[...files]]
  const cut = files.filter(({ name }) => !isEverywhere(name)).map(cutFile)
  // Lists come last: what else is known of their dramas was seen then.
  const pieces = [...cut.filter(({ isList }) => !isList), ...cut.filter(({ isList }) => isList)].flatMap(
    ({ pieces }) => pieces,
  )
  if (pieces.some(({ bytes }) => bytes > IMPORT_TEXT)) throw new CannotRead(IMPORT_UNCUT)
  const everywhere = files.filter(({ name }) => isEverywhere(name))
  return pack(pieces, {
    most: IMPORT_ROWS,
    keyOf: ({ key }) => key,
    bytesOf: ({ bytes }) => bytes,
    countOf: ({ count }) => count,
  }).map((part) => {
    const rows = Map.groupBy(part, ({ file }) => file)
    const written = cut.flatMap(({ file }): ExportFile[] => {
      const text = file.write((rows.get(file) ?? []).map(({ row }) => row))
      return text === null ? [] : [{ name: file.name, text }]
    })
    return [...everywhere, ...written]
  })
}

/** A table of so many lines cannot have too many rows. */
const isShort = ({ name, text }: ExportFile) =>
  /\.json$/i.test(name) || text.split('\n').length <= IMPORT_ROWS

/** Inside the JSON of a request. */
const sentBytes = (text: string) => bytesOf(JSON.stringify(text))

/** The names of Trakt's lists. */
const isEverywhere = (name: string) => /(?:^|\/)lists-lists\.json$/i.test(name)
const isList = (name: string) => /(?:^|\/)(?:lists|likes)[/-]/i.test(name) && !/lists-watchlist/i.test(name)

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function cutFile({ name, text }: ExportFile) {
  const [file, pieces] = isList(name)
    ? whole(name, text)
    : (cutJson(name, text) ?? cutCsv(name, text) ?? whole(name, text))
  return { file, pieces, isList: isList(name) }
}

type CutFile = [file: Cut, pieces: Piece[]]

function whole(name: string, text: string): CutFile {
  const file: Cut = { name, write: (rows) => (rows.length > 0 ? text : null) }
  const count = Math.min(IMPORT_ROWS, text.split('\n').length)
  return [file, [{ file, key: `file ${name}`, bytes: bytesOf(text), count, row: null }]]
}

function cutJson(name: string, text: string): CutFile | null {
  const value = parsed(text)
  if (isRow(value) && value.format === 'shimpyo-watchlist') return cutOwn(name, value)
  if (!Array.isArray(value) || !value.some((one) => isRow(one) && (isRow(one.show) || isRow(one.movie))))
    return null
  // Also without rows: that there is a history changes how other files are read.
  const file: Cut = { name, write: (rows) => JSON.stringify(rows) }
  const isComments = /^comments/.test(name.replace(/^.*\//, ''))
  return [
    file,
    value.filter(isRow).map((row) => ({
      ...{ file, row, count: 0, bytes: sentBytes(JSON.stringify(row)) },
      // What is written about a drama needs nothing else of it, and may be long.
      key: titleKey(titleOf(row.show) ?? titleOf(row.movie)) + (isComments ? textOf(row.comment) : ''),
    })),
  ]
}

const textOf = (said: unknown) => ` comment ${isRow(said) ? said.comment : ''}`
const titleOf = (work: unknown) => (isRow(work) ? work.title : undefined)

function parsed(text: string): unknown {
  try {
    return /^\ufeff?\s*[{[]/.test(text) ? JSON.parse(text.replace(/^\ufeff/, '')) : null
  } catch {
    // the server says what is wrong with it
    return null
  }
}

const titleKey = (title: unknown) => `title ${String(title).trim().toLowerCase()}`

/** Our own: a drama with its days, a list, a review. */
function cutOwn(name: string, { dramas, diary, lists, reviews, ...head }: Row): CutFile {
  type Named = [field: string, one: unknown]
  const file: Cut = {
    name,
    write: (rows) => {
      const fields = Map.groupBy(rows as Named[], ([field]) => field)
      const of = (field: string) => (fields.get(field) ?? []).map(([, one]) => one)
      const all = ['dramas', 'diary', 'lists', 'reviews'].map((field) => [field, of(field)])
      return rows.length > 0 ? JSON.stringify({ ...head, ...Object.fromEntries(all) }) : null
    },
  }
  const piecesOf = (field: string, all: unknown, keyOf: (one: Row) => string, countOf = (_: Row) => 0) =>
    (Array.isArray(all) ? all : []).filter(isRow).map(
      (one): Piece => ({
        ...{ file, row: [field, one], key: keyOf(one), count: countOf(one) },
        bytes: sentBytes(JSON.stringify(one)),
      }),
    )
  return [
    file,
    [
      ...piecesOf('dramas', dramas, ({ id }) => `drama ${id}`),
      ...piecesOf('diary', diary, ({ id }) => `drama ${id}`),
      ...piecesOf(
        'lists',
        lists,
        ({ title }) => `list ${title}`,
        (one) => (Array.isArray(one.dramas) ? one.dramas.length : 0),
      ),
      ...piecesOf('reviews', reviews, ({ title, content }) => `review ${title} ${content}`),
    ],
  ]
}

/** Letterboxd's. The ratings of other tables may have another scale in a part. */
function cutCsv(name: string, text: string): CutFile | null {
  const [heading = [], ...rows] = readCsv(text)
  const names = heading.map(nameKey)
  const title = names.findIndex((name) => name === 'title' || name === 'name')
  if (title === -1 || !names.some((name) => name === 'watcheddate' || name === 'letterboxduri')) return null
  const file: Cut = {
    name,
    write: (some) => (some.length > 0 ? writeCsv([heading, ...(some as string[][])]) : null),
  }
  return [
    file,
    rows.map((row) => ({
      ...{ file, row, count: 1, key: titleKey(row[title] ?? ''), bytes: sentBytes(writeCsv([row])) },
    })),
  ]
}
