// API schemas derived from the descriptions in contract/content.
import { z } from 'zod'
import { CONTENT_NOTES, SURENESS } from '../comfort.ts'
import {
  type AdminNames,
  type Field,
  type Fields,
  fieldsWhere,
  forAdmins,
  type Kind,
  type NamesWith,
  type Needed,
  type Values,
  type Written,
  written,
} from '../content/fields.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'
import { pagesIn } from '../page-read.ts'
import { lines } from '../virtual-tour.ts'
import { imageAddress, inDigits, list, moment, SHORT, text, visibleWords } from './fields.ts'
import { MONTH, NO_MONTH, pageRead, pagesRead } from './page-read.ts'

/** A value as it is sent: a form has nothing but texts. */
type Taken<K extends Kind> = z.ZodType<Values[K], Values[K] | string>
type OfKind<K extends Kind> = Field & { kind: K }

const trimmed = ({ label, max = LIMITS.name }: Field) => text(max, label).transform((value) => value.trim())
/** What is needed to create something may not be blank later either. */
const words = (field: Field) =>
  field.default === undefined || field.notBlank
    ? visibleWords(field.max ?? LIMITS.name, field.label, `${field.label} is required`)
    : trimmed(field)
const optionalLine = ({ label, max = LIMITS.name }: Field) =>
  text(max, label)
    .transform((value) => value.trim() || null)
    .nullable()
const wholeNumber = (label: string, min: number, max: number) =>
  inDigits(
    z
      .int({ error: `${label} must be a whole number` })
      .min(min, { error: `${label} must be at least ${min}` })
      .max(max, { error: `${label} can be at most ${max}` }),
  )

const RATING = 'Rating must be between 0 and 10, such as 8.5/10'
/** "8.6/10", or a bare 8.6, which is stored as "8.6/10". */
const rating = z
  .union([z.number().min(0, RATING).max(10, RATING), text(20, 'Rating')], {
    error: 'Rating must be text such as 8.5/10',
  })
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,2}(\.\d{1,2})?\s*(\/\s*10)?$/.test(value) && Number.parseFloat(value) <= 10, {
    error: RATING,
  })
  .transform((value) => `${Number.parseFloat(value)}/10`)

const flag = (label: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: `${label} must be true or false` })
    .transform((value) => value === true || value === 'true' || value === '1')

/** One entry per line, or a list. */
const entries = (label: string) =>
  z
    .union([text(LIMITS.description, label), z.array(text(LIMITS.listItem, label)).meta(SHORT)], {
      error: `${label} must be text, one entry per line`,
    })
    .transform((value) => (typeof value === 'string' ? lines(value) : value))
    .transform((all) => all.map((entry) => entry.trim()).filter(Boolean))
    .refine((all) => all.length <= LIMITS.listItems, {
      error: `${label} can have at most ${LIMITS.listItems} entries`,
    })

const topics = (label: string) =>
  list(label)
    .refine((named) => named.every((one) => (CONTENT_NOTES as readonly string[]).includes(one)), {
      error: `${label} must be one of ${CONTENT_NOTES.join(', ')}`,
    })
    .transform((named): string[] => CONTENT_NOTES.filter((topic) => named.includes(topic)))

const choice = (label: string, options: readonly string[]) =>
  text(LIMITS.name, label)
    .transform((value) => value.trim().toLowerCase().replace(/\s+/g, '-'))
    .refine((value) => value === '' || options.includes(value), {
      error: `${label} must be one of ${options.join(', ')}`,
    })

const topicDetails = z.partialRecord(
  z.enum(CONTENT_NOTES, { error: `Details must be about one of ${CONTENT_NOTES.join(', ')}` }),
  z.object({
    how: z.enum(SURENESS, { error: `A topic must be ${SURENESS.join(' or ')}` }),
    where: text(LIMITS.listItem, 'Where').transform((value) => value.trim()),
    sources: pagesRead('Sources'),
    addedByReader: z.iso.date({ error: 'The date must look like 2026-12-03' }).optional(),
  }),
  { error: 'Details must be an object with one entry per topic' },
)

const degrees = (most: number, label: string) => {
  const within = { error: `${label} must be between -${most} and ${most}` }
  return z.preprocess(
    (value) => (typeof value === 'string' ? decimal(value.trim()) : value),
    z
      .number({ error: `${label} must be a number` })
      .min(-most, within)
      .max(most, within)
      .nullable(),
  )
}
const decimal = (typed: string) =>
  typed === '' ? null : /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed

const month = (field: Field) =>
  optionalLine({ ...field, max: 20 }).refine((value) => value === null || MONTH.test(value), {
    error: NO_MONTH,
  })
const day = (field: Field) =>
  optionalLine({ ...field, max: 10 })
    .refine((value) => value === null || MONTH.test(value) || z.iso.date().safeParse(value).success, {
      error: `${field.label} must look like 2026-10-31 or 2026-10`,
    })
    .meta({ description: 'A day or a month: 2026-10-31, 2026-10' })

const publication = z.iso
  .datetime({ offset: true, error: 'publishedAt must be a date and time (ISO 8601), or null for a draft' })
  .refine((value) => value >= '1900' && value < '9999', { error: 'publishedAt must be a date after 1900' })
  .nullable()

const TAKES: { [K in Kind]: (field: OfKind<K>) => z.ZodType<Values[K]> } = {
  line: words,
  prose: words,
  optionalLine,
  number: ({ label, min = 0, max = LARGEST_ID }) => wholeNumber(label, min, max),
  degrees: ({ label, max = 180 }) => degrees(max, label),
  scale: ({ label }) => wholeNumber(label, 1, 5).nullable(),
  rating: () => rating,
  flag: ({ label }) => flag(label),
  list: ({ label }) => list(label),
  lines: ({ label }) => entries(label),
  topics: ({ label }) => topics(label),
  topicDetails: () => topicDetails,
  choice: ({ label, options = [] }) => choice(label, options),
  pages: ({ label }) =>
    z
      .preprocess((value) => (typeof value === 'string' ? pagesIn(value) : value), pagesRead(label))
      .meta({ description: 'A list, or text with one page per line: name | address | month' }),
  month,
  day,
  picture: ({ label }) => imageAddress(label),
  publication: () => publication,
}

/** What is stored of a topic of the comfort guide. */
export const noteDetails = z.partialRecord(
  z.enum(CONTENT_NOTES),
  z
    .object({
      how: z.enum(SURENESS),
      where: z.string(),
      sources: z.array(pageRead),
      addedByReader: z.iso.date().optional(),
    })
    .meta({ id: 'NoteDetail' }),
)

const strings = z.array(z.string())
const GIVES: { [K in Kind]: z.ZodType<Values[K]> } = {
  line: z.string(),
  prose: z.string(),
  optionalLine: z.string().nullable(),
  number: z.int(),
  degrees: z.number().nullable(),
  scale: z.int().nullable(),
  rating: z.string(),
  flag: z.boolean(),
  list: strings,
  lines: strings,
  topics: strings,
  topicDetails: noteDetails,
  choice: z.string(),
  pages: z.array(pageRead),
  month: z.string().nullable(),
  day: z.string().nullable(),
  picture: z.string().nullable(),
  publication: moment.nullable(),
}

type Each<F extends Fields, Schema> = { [Name in keyof F]: Schema }
type TakenShape<F extends Fields> = { [Name in keyof F]: Taken<F[Name]['kind']> }
type OptionalShape<F extends Fields> = { [Name in keyof F]: z.ZodOptional<Taken<F[Name]['kind']>> }

const shapeOf = <F extends Fields>(fields: F, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as Each<
    F,
    z.ZodType
  >
/** As it is stored and sent to admins. */
const valueSchema = ({ kind }: Field): z.ZodType => (GIVES as Record<Kind, z.ZodType>)[kind]
const taken = (field: Field): z.ZodType =>
  (TAKES as Record<Kind, (field: never) => z.ZodType>)[field.kind](field as never)

/** Every field that is written: what an import holds its rows to. */
export const everyField = <F extends Fields>(fields: F) =>
  shapeOf(written(fields), taken) as unknown as TakenShape<Written<F>>

/** Some of the fields: a change. */
export const changesOf = <F extends Fields>(fields: F) =>
  shapeOf(written(fields), (field) => taken(field).optional()) as unknown as OptionalShape<Written<F>>

/** Something new: the fields without a default, and any of the others. */
export const newOf = <F extends Fields>(fields: F) =>
  shapeOf(written(fields), (field) =>
    field.default === undefined ? taken(field) : taken(field).optional(),
  ) as unknown as Pick<TakenShape<F>, Needed<F>> & OptionalShape<Omit<Written<F>, Needed<F>>>

type PublicShape<F extends Fields, Where> = {
  [Name in NamesWith<F, { public: Where }>]: F[Name] extends { optional: true }
    ? z.ZodOptional<z.ZodType<NonNullable<Values[F[Name]['kind']]>>>
    : z.ZodType<Values[F[Name]['kind']]>
}

/** What visitors get: in every list, or beyond that on a page of its own. */
export const publicShape = <F extends Fields, Where extends 'list' | 'page'>(fields: F, where: Where) =>
  shapeOf(
    fieldsWhere(fields, (field) => field.public === where),
    (field) => (field.optional ? withoutNull(valueSchema(field)).optional() : valueSchema(field)),
  ) as unknown as PublicShape<F, Where>

const withoutNull = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema

type AdminShape<F extends Fields> = { [Name in AdminNames<F>]: z.ZodType<Values[F[Name]['kind']]> }

/** What admins get beyond the lists of visitors: every other written field, as it is stored. Pictures: show.ts. */
export const adminShape = <F extends Fields>(fields: F) =>
  shapeOf(forAdmins(fields), valueSchema) as unknown as AdminShape<F>

/** Every field as it is stored: the texts of a page. */
export const storedShape = <F extends Fields>(fields: F) =>
  shapeOf(fields, valueSchema) as unknown as {
    [Name in keyof F]: z.ZodType<Values[F[Name]['kind']]>
  }
