// Content descriptions: the kinds of fields, their types, and the properties of a field.
import type { NoteDetails, PageRead } from '../comfort.ts'

/** What a field of each kind holds as it is stored. */
export interface Values {
  /** one line; '' is none */
  line: string
  /** sentences; a blank line parts paragraphs */
  prose: string
  /** one line; null is none */
  optionalLine: string | null
  number: number
  /** latitude or longitude */
  degrees: number | null
  /** 1 to 5; null: not reviewed */
  scale: number | null
  /** "8.6/10" */
  rating: string
  flag: boolean
  /** typed with commas */
  list: string[]
  /** typed one per line */
  lines: string[]
  /** topics of the comfort guide */
  topics: string[]
  topicDetails: NoteDetails
  /** one of the options; '' is none */
  choice: string
  /** pages that were read */
  pages: PageRead[]
  /** "2026-11" */
  month: string | null
  /** "2026-11" or "2026-11-30" */
  day: string | null
  /** the address of an uploaded picture; null: the drawn one */
  picture: string | null
  /** the time of publication; null: a draft */
  publication: string | null
}
export type Kind = keyof Values

/** What the defaults of a site depend on. */
export interface Site {
  name: string
  year: number
}

type FieldOf<K extends Kind> = {
  kind: K
  /** what forms, errors and the history call it */
  label: string
  /** of something new. A field without one is needed to create it */
  default?: Values[K] | ((site: Site) => Values[K])
  /** may never be blank, although there is a default */
  notBlank?: true
  /** the form asks for it; the API does without */
  neededInForm?: true
  /** characters of a text, or the largest number */
  max?: number
  min?: number
  /** visitors see it in every list or only on its own page; absent: admins alone, or shown by other means */
  public?: 'list' | 'page'
  /** left out of what visitors get while it is blank */
  optional?: true
  /** neither in the API nor in the form nor exported: the server sets it */
  internal?: true
  /** the search box looks in it */
  searched?: true
  /** of a choice */
  options?: readonly string[]
  /** what the form says of it */
  hint?: string
  placeholder?: string
  lang?: string
  rows?: number
  /** the form's part it stands in; absent: the first */
  part?: string
  /** a picture of the whole round */
  panorama?: true
  /** stands in one row with the field before it */
  beside?: true
}
export type Field = { [K in Kind]: FieldOf<K> }[Kind]
export type Fields = Readonly<Record<string, Field>>

/** What is stored of something with these fields. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: Values[F[Name]['kind']] }
/** The names of fields with these properties. */
export type NamesWith<F extends Fields, Constraint> = {
  [Name in keyof F]: F[Name] extends Constraint ? Name : never
}[keyof F] &
  string
/** The fields that admins write. */
export type Written<F extends Fields> = {
  [Name in Exclude<keyof F & string, NamesWith<F, { internal: true }>>]: F[Name]
}
/** The names of fields without a default. */
export type Needed<F extends Fields> = {
  [Name in keyof F]: 'default' extends keyof F[Name] ? never : Name
}[keyof F] &
  string

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[]

/** The fields of which `is` is true, in their order. */
export const fieldsWhere = (fields: Fields, is: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => is(field)))

export const written = <F extends Fields>(fields: F) =>
  fieldsWhere(fields, ({ internal }) => !internal) as Written<F>

/** The fields that admins write, each with its name. */
export const writtenEntries = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { internal }]) => !internal)

/** The described fields of a row, nothing else of it. */
export const valuesIn = <F extends Fields>(fields: F, row: ValuesOf<F>): ValuesOf<F> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as ValuesOf<F>

type PublicValues<F extends Fields, Where> = {
  [Name in Exclude<
    NamesWith<F, { public: Where }>,
    NamesWith<F, { optional: true }>
  >]: Values[F[Name]['kind']]
} & {
  [Name in NamesWith<F, { public: Where; optional: true }>]?: NonNullable<Values[F[Name]['kind']]>
}

/** What visitors get of a row: optional fields only where they say something. */
export const publicValues = <F extends Fields, Where extends 'list' | 'page'>(
  fields: F,
  where: Where,
  row: Pick<ValuesOf<F>, NamesWith<F, { public: Where }>>,
): PublicValues<F, Where> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = (row as Record<string, unknown>)[name]
      return field.public === where && !(field.optional && isEmptyValue(value)) ? [[name, value]] : []
    }),
  ) as PublicValues<F, Where>

/** The names of what admins get beyond the lists of visitors. Pictures are shown by name. */
export type AdminNames<F extends Fields> = Exclude<
  keyof Written<F>,
  NamesWith<F, { public: 'list' } | { kind: 'picture' }>
>
export const forAdmins = (fields: Fields): Fields =>
  fieldsWhere(written(fields), (field) => field.public !== 'list' && field.kind !== 'picture')

/** What admins get of a row beyond the lists of visitors, as it is stored. */
export const adminValues = <F extends Fields>(fields: F, row: ValuesOf<F>) =>
  valuesIn(forAdmins(fields), row as ValuesOf<Fields>) as Pick<ValuesOf<F>, AdminNames<F>>

/** What something new begins with: every field that has a default. */
export const defaultsOf = <F extends Fields>(fields: F, site: Site) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined
        ? []
        : [[name, typeof field.default === 'function' ? field.default(site) : field.default]],
    ),
  ) as Omit<ValuesOf<F>, Needed<F>>

/** Whether a value says nothing: no text, no entry, no number, not set. */
export const isEmptyValue = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
