// Names and values of fields, as the history and the conflict dialog show them.
import { type Fields, namesOf } from '#contract/content/fields.ts'

/** What a form calls a field; one that is not described any more is called by its name. */
export const fieldName = (fields: Fields, name: string): string => fields[name]?.label ?? name

/** As the form shows them; fields that are not described any more come last. */
export function inFormOrder<One extends { field: string }>(fields: Fields, all: readonly One[]): One[] {
  const names = namesOf(fields)
  const place = ({ field }: One) => (names.indexOf(field) + names.length + 1) % (names.length + 1)
  return all.toSorted((a, b) => place(a) - place(b))
}

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** A value as people read it; null when there is none. */
export function valueWords(fields: Fields, name: string, value: unknown): string | null {
  if (fields[name]?.kind === 'publication')
    return typeof value === 'string' ? moments.format(new Date(value)) : 'Draft'
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : listWords(value.map(entryWords))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A page that was read is its name, address and month, as in the form. */
const entryWords = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? Object.values(entry).join(' | ') : String(entry)

/** Sentences go on lines of their own, names in one row. */
const listWords = (list: readonly string[]) =>
  list.join(list.some((entry) => entry.length > 40) ? '\n' : ', ')
