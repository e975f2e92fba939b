// Labels and values of fields for the history and the conflict dialog.
import { type Fields, namesOf } from '#contract/content/fields.ts'
import { longMoment } from '#contract/in-words.ts'

/** The field's label; a field without a description is shown by its name. */
export const fieldName = (fields: Fields, name: string): string => fields[name]?.label ?? name

/** Sorts fields like the form; unknown fields come last. */
export function inFormOrder<One extends { field: string }>(fields: Fields, all: readonly One[]): One[] {
  const names = namesOf(fields)
  const place = ({ field }: One) => (names.indexOf(field) + names.length + 1) % (names.length + 1)
  return all.toSorted((a, b) => place(a) - place(b))
}

/** A readable value; null when there is none. */
export function valueWords(fields: Fields, name: string, value: unknown): string | null {
  if (fields[name]?.kind === 'publication') return typeof value === 'string' ? longMoment(value) : 'Draft'
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : listWords(value.map(entryWords))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A source as name, address and month, as in the form. */
const entryWords = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? Object.values(entry).join(' | ') : String(entry)

/** Sentences on separate lines, names in one row. */
const listWords = (list: readonly string[]) =>
  list.join(list.some((entry) => entry.length > 40) ? '\n' : ', ')
