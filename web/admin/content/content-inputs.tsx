// Renders an input for each field of a content description, in its order.
import { Fragment, type ReactNode } from 'react'
import { type Field, type Fields, type Kind, namesOf } from '#contract/content/fields.ts'
import { LIMITS } from '#contract/limits.ts'
import { Checkbox, Select, TextArea, TextField } from '#web/ui/field.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'
import { isNeeded } from './form-values.ts'

type FormValue = string | boolean

interface ContentInputsProps<F extends Fields> {
  fields: F
  /** the group of fields; without one, the fields that name no group */
  part?: string
  value: { [Name in keyof F]?: FormValue }
  errors: FormErrors<string>
  onChange: (change: Record<string, FormValue>) => void
  /** a custom input for a field; null: another input covers it */
  own?: { [Name in keyof F]?: ReactNode }
  /** shown below an input: tags made of the typed text */
  after?: { [Name in keyof F]?: ReactNode }
}

/** Puts fields of the same row side by side where there is room. */
export function ContentInputs<F extends Fields>(props: ContentInputsProps<F>) {
  return rowsOf(props.fields, props.part).map((row) => {
    const inputs = row.map((name) => <Fragment key={name}>{inputOf(props, name)}</Fragment>)
    return row.length > 1 ? (
      <div key={row[0]} className="form-row">
        {inputs}
      </div>
    ) : (
      inputs
    )
  })
}

function rowsOf<F extends Fields>(fields: F, part: string | undefined): (keyof F & string)[][] {
  const rows: (keyof F & string)[][] = []
  for (const name of namesOf(fields)) {
    const { part: own, beside, internal } = fields[name]!
    if (own !== part || internal) continue
    if (beside) rows.at(-1)!.push(name)
    else rows.push([name])
  }
  return rows
}

function inputOf<F extends Fields>(props: ContentInputsProps<F>, name: keyof F & string): ReactNode {
  const field: Field = props.fields[name]!
  if (props.own && name in props.own) return props.own[name]
  return CONTROLS[field.kind](field, {
    name,
    label: field.label,
    hint: field.hint,
    value: props.value[name] ?? '',
    error: props.errors[name],
    required: isNeeded(field),
    after: props.after?.[name],
    set: (typed) => props.onChange({ [name]: typed }),
  })
}

interface Input {
  name: string
  label: string
  hint: string | undefined
  value: FormValue
  error: string | undefined
  required: boolean
  after: ReactNode
  set: (typed: FormValue) => void
}

/** The props shared by all text controls. */
const textOf = ({ set, value, ...input }: Input) => ({
  ...input,
  value: String(value),
  onChange: ({ target }: { target: { value: string } }) => set(target.value),
})
const oneLine =
  (most: number) =>
  ({ max = most, placeholder, lang }: Field, input: Input) => (
    <TextField {...textOf(input)} maxLength={max} placeholder={placeholder} lang={lang} />
  )
const manyLines =
  (usual: number) =>
  ({ max = LIMITS.description, rows = usual }: Field, input: Input) => (
    <TextArea {...textOf(input)} rows={rows} maxLength={max} />
  )
/** This kind has no default input: the form supplies one. */
const ofTheForm = () => null

const SCALE = [
  { value: '', label: 'Not reviewed' },
  ...['1', '2', '3', '4', '5'].map((step) => ({ value: step, label: step })),
]

const CONTROLS: Record<Kind, (field: Field, input: Input) => ReactNode> = {
  line: oneLine(LIMITS.name),
  optionalLine: oneLine(LIMITS.name),
  rating: oneLine(20),
  month: oneLine(7),
  day: oneLine(10),
  list: oneLine(LIMITS.description),
  motifs: oneLine(LIMITS.name),
  prose: manyLines(4),
  lines: manyLines(4),
  pages: manyLines(3),
  number: ({ min, max = 0 }, input) => (
    <TextField {...textOf(input)} type="number" min={min} max={max} step={1} maxLength={String(max).length} />
  ),
  degrees: ({ placeholder }, input) => (
    <TextField {...textOf(input)} inputMode="decimal" placeholder={placeholder} />
  ),
  scale: (_, input) => <Select {...textOf(input)} options={SCALE} />,
  flag: (_, { name, label, value, set }) => (
    <Checkbox
      look="switch"
      label={label}
      name={name}
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  ),
  picture: ofTheForm,
  publication: ofTheForm,
  topics: ofTheForm,
  topicDetails: ofTheForm,
}
