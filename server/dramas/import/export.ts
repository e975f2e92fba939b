// Exports every drama to a file that can be imported again. It streams, so memory does not grow with the catalog.
import { Readable } from 'node:stream'
import { and, asc, gt } from 'drizzle-orm'
import { DRAMA } from '#contract/content/drama.ts'
import { namesOf, valuesIn, written } from '#contract/content/fields.ts'
import { writeCsv } from '#contract/csv.ts'
import type { Db } from '#server/db/open.ts'
import type { DramaRow } from '../table.ts'
import { dramaColumns, dramas, inCatalogue } from '../table.ts'

const AT_ONCE = 250

async function* rows(db: Db): AsyncGenerator<DramaRow[]> {
  for (let last = 0; ; ) {
    const part = await db
      .select(dramaColumns)
      .from(dramas)
      .where(and(gt(dramas.id, last), inCatalogue))
      .orderBy(asc(dramas.id))
      .limit(AT_ONCE)
    if (part.length > 0) yield part
    if (part.length < AT_ONCE) return
    last = part.at(-1)!.id
  }
}

const EXPORTED = written(DRAMA)
const COLUMNS = namesOf(EXPORTED)

const entry = (row: DramaRow) => ({ id: row.id, ...valuesIn(EXPORTED, row) })

/** A list whose entries contain a separator is written as JSON. */
const cellOf = (value: unknown): string | number | null => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.some((one) => /[|;,]/.test(one)) || /^\[.*\]$/.test(value.join(''))
      ? JSON.stringify(value)
      : value.join('; ')
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (value !== null && typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/** Spreadsheet programs show Hangul correctly only in files that begin with a byte order mark. */
async function* csv(db: Db) {
  yield `\ufeff${writeCsv([['id', ...COLUMNS]])}`
  for await (const part of rows(db)) yield writeCsv(part.map((row) => Object.values(entry(row)).map(cellOf)))
}

async function* json(db: Db) {
  yield `{"format":"shimpyo-dramas","version":1,"exportedAt":${JSON.stringify(new Date())},"dramas":[`
  let first = true
  for await (const part of rows(db)) {
    yield (first ? '\n' : ',\n') + part.map((row) => JSON.stringify(entry(row))).join(',\n')
    first = false
  }
  yield '\n]}\n'
}

export const exportDramas = (db: Db, format: 'csv' | 'json') =>
  Readable.from(format === 'csv' ? csv(db) : json(db))
