// Converts content between its stored form and the values of a form: texts and ticks.

import { isBlank } from '#contract/blank.ts'
import { commaListIn, commaText } from '#contract/comma-list.ts'
import {
  defaultsOf,
  type Field,
  type Fields,
  isEmptyValue,
  type Kind,
  type Site,
  type Values,
  type ValuesOf,
  type Written,
  writtenEntries,
} from '#contract/content/fields.ts'
import { pagesIn, pagesText } from '#contract/page-read.ts'
import { lines } from '#contract/virtual-tour.ts'
import type { Plain } from '#web/drafts/draft-box.ts'
import { topicDetailsIn, topicDetailsText } from './topics.ts'

/** The values of any form, with the version the edit is based on; 0: something new. */
export interface FormValues {
  version: number
  [field: string]: Plain
}
/** Stands for the time of sending. */
export const PUBLISH_NOW = 'now'

/** As typed. */
export type FormOf<F extends Fields> = {
  [Name in keyof Written<F>]: F[Name]['kind'] extends 'flag' ? boolean : string
} & {
  version: number
}
/** As the API has it. */
export type Sent<F extends Fields> = ValuesOf<Written<F>>

interface Conversion<Value> {
  text: (value: Value) => string
  /** an invalid value is sent as typed, and the server reports it at its field */
  read: (text: string) => unknown
}
const line: Conversion<string> = { text: (value) => value, read: (text) => text.trim() }
const optional: Conversion<string | null> = {
  text: (value) => value ?? '',
  read: (text) => text.trim() || null,
}
const number: Conversion<number | null> = {
  text: (value) => value?.toString() ?? '',
  read: (text) => {
    const trimmed = text.trim()
    return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed || null
  },
}
const list: Conversion<string[]> = { text: commaText, read: commaListIn }

const CONVERSIONS: { [K in Exclude<Kind, 'flag'>]: Conversion<Values[K]> } = {
  line,
  prose: line,
  optionalLine: optional,
  number,
  degrees: number,
  scale: number,
  rating: { text: (value) => value, read: (text) => outOfTen(text) },
  list,
  lines: { text: (value) => value.join('\n'), read: lines },
  topics: list,
  topicDetails: { text: topicDetailsText, read: topicDetailsIn },
  choice: line,
  pages: { text: pagesText, read: pagesIn },
  month: optional,
  day: optional,
  picture: optional,
  publication: {
    text: (value) => value ?? '',
    read: (text) => (text === PUBLISH_NOW ? new Date().toISOString() : text || null),
  },
}
const conversionOf = ({ kind }: Field) => (CONVERSIONS as Partial<Record<Kind, Conversion<unknown>>>)[kind]

/** "8.5" becomes "8.5/10", as it is stored; other text is sent as typed, for the server to check. */
const outOfTen = (rating: string) => {
  const [, typed] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:\/\s*10)?$/.exec(rating.trim()) ?? []
  return typed === undefined ? rating.trim() : `${Number(typed)}/10`
}

const formValue = (field: Field, value: unknown): string | boolean =>
  field.kind === 'flag' ? Boolean(value) : value === undefined ? '' : conversionOf(field)!.text(value)

/** The values of a new item: defaults, or empty. */
export const newForm = <F extends Fields>(fields: F, site: Site): FormOf<F> =>
  formOf(fields, defaultsOf(fields, site), 0)

/** The values of an existing item; fields missing from a response are empty. */
export const formOf = <F extends Fields>(fields: F, stored: object, version: number): FormOf<F> =>
  ({
    ...Object.fromEntries(
      writtenEntries(fields).map(([name, field]) => [name, formValue(field, valueIn(stored, name))]),
    ),
    version,
  }) as FormOf<F>

const valueIn = (stored: object, name: string): unknown => (stored as Record<string, unknown>)[name]

/**
 * Converts to API values. A field nobody edited is sent back unchanged, because a list entry may contain a comma.
 * @param before the stored item, if there is one
 */
export function sentOf<F extends Fields>(fields: F, typed: FormValues, before: object = {}): Sent<F> {
  const sent = writtenEntries(fields).map(([name, field]) => {
    const stored = valueIn(before, name)
    const isUntouched = stored !== undefined && typed[name] === formValue(field, stored)
    return [name, isUntouched ? stored : readValue(field, typed[name])]
  })
  return Object.fromEntries(sent)
}

/** A draft of an earlier release may lack a field. */
const readValue = (field: Field, typed: Plain | undefined): unknown =>
  field.kind === 'flag' ? Boolean(typed) : conversionOf(field)!.read(String(typed ?? ''))

/** Whether the form requires it. */
export const isNeeded = ({ default: beginning, notBlank, neededInForm }: Field): boolean =>
  beginning === undefined || notBlank === true || neededInForm === true

/** Missing values and invalid numbers, in the server's words. The server checks everything else. */
export function problemsIn<F extends Fields>(fields: F, typed: FormValues): { [Name in keyof F]?: string } {
  const problems = writtenEntries(fields).flatMap(([name, field]) => {
    const text = typed[name]
    if (typeof text !== 'string') return []
    if (isNeeded(field) && (isBlank(text) || isEmptyValue(conversionOf(field)!.read(text))))
      return [[name, `${field.label} ${field.kind === 'list' ? 'are' : 'is'} required`]]
    return field.kind === 'number' && !/^\d+$/.test(text.trim())
      ? [[name, `${field.label} must be a whole number`]]
      : []
  })
  return Object.fromEntries(problems)
}

/** As multipart form data, which only has texts. @param version of the edited item */
export function formDataOf<F extends Fields>(fields: F, sent: Sent<F>, version?: number): FormData {
  const data = new FormData()
  for (const [name, field] of writtenEntries(fields)) {
    const value = (sent as Record<string, unknown>)[name]
    // an invalid value is still the typed text
    data.append(name, typeof value === 'string' ? value : String(formValue(field, value)))
  }
  if (version !== undefined) data.append('version', String(version))
  return data
}
