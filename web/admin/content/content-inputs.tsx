// Renders an input for each field of a content description, in its order.
import { Fragment, type ReactNode } from 'react'
import { type Field, type Fields, type Kind, namesOf } from '#contract/content/fields.ts'
import { LIMITS } from '#contract/limits.ts'
import { ImageField } from '#web/admin/media/image-field.tsx'
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '#web/ui/field.tsx'
import { isNeeded, PUBLISH_NOW } from './form-values.ts'
import type { EditForm } from './use-edit-form.ts'

interface ContentInputsProps {
  form: EditForm
  /** the group of fields; without one, the fields that name no group */
  part?: string
  /** a custom input for a field; null: another input covers it */
  own?: Record<string, ReactNode> | undefined
  /** shown below an input: tags made of the typed text */
  after?: Record<string, ReactNode> | undefined
}

/** Puts fields of the same row side by side where there is room. */
export function ContentInputs(props: ContentInputsProps) {
  return rowsOf(props.form.fields, props.part).map((row) => {
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

function rowsOf(fields: Fields, part: string | undefined): string[][] {
  const rows: string[][] = []
  for (const name of namesOf(fields)) {
    const { part: own, beside, internal } = fields[name]!
    if (own !== part || internal) continue
    if (beside) rows.at(-1)!.push(name)
    else rows.push([name])
  }
  return rows
}

function inputOf({ form, own, after }: ContentInputsProps, name: string): ReactNode {
  if (own && name in own) return own[name]
  const field = form.fields[name]!
  return CONTROLS[field.kind](field, {
    ...{ form, name, label: field.label, hint: field.hint },
    value: String(form.value[name] ?? ''),
    error: form.errors[name],
    required: isNeeded(field),
    after: after?.[name],
    set: (typed) => form.change({ [name]: typed }),
  })
}

interface Input {
  form: EditForm
  name: string
  label: string
  hint: string | undefined
  value: string
  error: string | undefined
  required: boolean
  after: ReactNode
  set: (typed: string | boolean) => void
}

/** The props shared by all text controls. */
const textOf = ({ set, form: _, ...input }: Input) => ({
  ...input,
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

const ANY = { value: '', label: 'Chosen for it' }
const option = (name: string) => ({
  value: name,
  label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
})

const CONTROLS: Record<Kind, (field: Field, input: Input) => ReactNode> = {
  line: oneLine(LIMITS.name),
  optionalLine: oneLine(LIMITS.name),
  rating: oneLine(20),
  month: oneLine(7),
  day: oneLine(10),
  list: oneLine(LIMITS.description),
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
  choice: ({ options = [] }, input) => <Select {...textOf(input)} options={[ANY, ...options.map(option)]} />,
  flag: (_, { form, name, label, set }) => (
    <Checkbox
      look="switch"
      label={label}
      name={name}
      checked={form.value[name] === true}
      onChange={({ target }) => set(target.checked)}
    />
  ),
  picture: ({ panorama }, { form, name, label, hint, value, error, set }) => (
    <ImageField
      key={form.resets}
      {...{ name, hint, value, error, panorama }}
      label={`${label} URL`}
      onChange={set}
    />
  ),
  publication: (_, { form: { stored }, name, value, set }) => {
    const was = (stored as Record<string, unknown> | null)?.[name]
    const published = typeof was === 'string' ? was : PUBLISH_NOW
    const words = was ? 'Published' : 'Publish now'
    return (
      <RadioGroup
        legend="Publication"
        name="publication"
        inline
        options={[
          { value: 'published', label: words, hint: 'Everyone can read it' },
          { value: 'draft', label: 'Draft', hint: 'Only admins can see it' },
        ]}
        value={value ? 'published' : 'draft'}
        onChange={(chosen) => set(chosen === 'draft' ? '' : published)}
      />
    )
  },
  topics: ofTheForm,
  topicDetails: ofTheForm,
}
