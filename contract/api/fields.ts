// Schemas that several endpoints share.
import { z } from 'zod'
import { INVALID_EMAIL } from '../auth.ts'
import { isBlank } from '../blank.ts'
import { formatNumber } from '../in-words.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'

// NUL cannot be stored, and a lone surrogate is not text.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Any text up to a limit that is named when it is passed. @param missing what is said when it is not there at all */
export const text = (max: number, label: string, missing = `${label} must be text`) =>
  storableText(max, label, (input) => (input === undefined ? missing : `${label} must be text`))

const storableText = (max: number, label: string, wrong: (input: unknown) => string) =>
  z
    .string({ error: ({ input }) => wrong(input) })
    .refine(storable, { error: `${label} contains characters that cannot be stored`, abort: true })
    .max(max, { error: `${label} can be at most ${formatNumber(max)} characters` })

/** Text that must say something: surrounding blanks do not count, and are not kept. */
export const words = (max: number, label: string, missing = `${label} is required`) =>
  text(max, label, missing)
    .regex(/\S/, { error: missing })
    .transform((value) => value.trim())
    .meta({ minLength: 1 })

/** As words(), for what others read: text that shows nothing (zero-width marks only) is missing too, and so is no text. */
export const visibleWords = (max: number, label: string, missing: string) =>
  storableText(max, label, (input) => ((input ?? null) === null ? missing : `${label} must be text`))
    .refine((value) => !isBlank(value), { error: missing })
    .transform((value) => value.trim())
    .meta({ minLength: 1 })

/** Where a picture lies: a path of ours, or an http address. Blank is none. Nothing that a browser could run. */
export const imageAddress = (label: string) =>
  text(LIMITS.url, label)
    .transform((value) => value.trim())
    .refine((value) => value === '' || isImageAddress(value), {
      error: `${label} must be a picture uploaded here or an address that starts with http:// or https://`,
    })
    .transform((value) => value || null)
    .meta({ format: 'uri-reference' })
    .nullable()

function isImageAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false
  return /^\/(?!\/)/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address))
}

export const email = z
  .string({ error: ({ input }) => (input === undefined ? 'Email is required' : 'Email must be text') })
  .trim()
  .min(1, { error: 'Email is required' })
  .max(LIMITS.email, { error: `Email can be at most ${LIMITS.email} characters` })
  .pipe(z.email({ error: INVALID_EMAIL }))
  .meta({ format: 'email' })

/** For the description only: blank entries do not count. */
export const SHORT = { maxItems: LIMITS.listItems }

/** A list, or the same as comma-separated text. Blank entries are dropped. */
export const list = (label: string) =>
  z
    .union([z.array(text(LIMITS.listItem, label)).meta(SHORT), text(LIMITS.description, label)], {
      error: `${label} must be a list`,
    })
    .transform((value) =>
      (typeof value === 'string' ? value.split(',') : value).map((s) => s.trim()).filter(Boolean),
    )
    .refine((value) => value.length <= LIMITS.listItems, {
      error: `${label} can have at most ${LIMITS.listItems} entries`,
    })

/** Many things in one call. @param what they are called, where the field has another name */
export const many = <Item extends z.ZodType>(item: Item, most: number, field: string, what = field) =>
  z
    .array(item, { error: `${field} must be a list` })
    .max(most, { error: `Up to ${formatNumber(most)} ${what} can be added at a time` })

/** The id of a row: the one type for it. @param error what is said of anything else; a sentence with the field's name otherwise */
export const idOr = (error?: string) => z.int(error).min(1, error).max(LARGEST_ID, error)
export const id = idOr()

/** The version of a row that somebody has read, so that a change made meanwhile is not overwritten. */
export const version = idOr('version must be a whole number').optional()

/** A number in an address or a form, where everything is text. */
export const inDigits = <Numbers extends z.ZodType<number>>(numbers: Numbers) =>
  z.preprocess((value) => (isDigits(value) ? Number(value) : value), numbers)

const isDigits = (value: unknown) => typeof value === 'string' && /^\s*-?\d{1,16}\s*$/.test(value)

/** An answer that is no JSON: text, or a file. */
export const textOf = (contentMediaType: string) => z.string().meta({ contentMediaType })
export const fileOf = (contentMediaType: string) => z.string().meta({ contentMediaType, format: 'binary' })

export const moment = z.iso.datetime()
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })

/** @param name of the field, for its error */
export const flag = (name: string) => z.boolean({ error: `${name} must be true or false` })

/** whether their name leads to a public page: /members/{name}. Answers to a write do not say it. */
export const authorHasPage = z.literal(true).optional()
