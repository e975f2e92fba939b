// Validates a row of an import against the shape of a drama, with messages for admins.
import { z } from 'zod'
import type { ImportProblem } from '#contract/api/admin-import.ts'
import { everyField } from '#contract/api/content.ts'
import { DRAMA, type DramaFields } from '#contract/content/drama.ts'
import { sentFields } from '#server/http/sent-fields.ts'
import type { ReadRow } from './columns.ts'

export interface CheckedRow {
  /** its position in the file: the row of a spreadsheet, or the place in a JSON list */
  row: number
  /** in files that this site exported */
  id: number | null
  /** fit to be shown, also when the row is invalid */
  title: string
  fields: Partial<DramaFields>
  problems: ImportProblem[]
}

const shape = z.object(everyField(DRAMA)).partial()
const LONGEST_SHOWN = 120

export function checkRow({ row, id, source, input }: ReadRow): CheckedRow {
  const problems = new Map<string, string>()
  const parsed = shape.safeParse(input)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? 'title')
    if (!problems.has(field)) problems.set(field, message)
  }
  const fields = parsed.success ? (sentFields(parsed.data) as Partial<DramaFields>) : {}
  if (source) fields.source = source
  return {
    row,
    id,
    title: shown(input.title),
    fields,
    problems: [...problems].map(([field, message]) => ({ field, message })),
  }
}

export const shown = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .slice(0, LONGEST_SHOWN)
    .toWellFormed()
    .replaceAll('\0', '\ufffd')
