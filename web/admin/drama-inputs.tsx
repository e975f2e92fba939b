// The fields of a drama's form: what everybody sees of it, and below, folded, its other names and the comfort guide.
import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { CategoryBadges } from '#web/dramas/category-badges.tsx'
import { Checkbox, Select, TextArea, TextField } from '#web/ui/field.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'
import styles from './admin.module.css'
import { type DramaField, type DramaForm, FOLDED, isNeeded, listOf, SCALES } from './drama-fields.ts'
import { SOURCES_HINT, TopicInputs } from './topic-inputs.tsx'

interface DramaInputsProps {
  value: DramaForm
  errors: FormErrors<string>
  onChange: (change: Partial<DramaForm>) => void
}
/** The fields that hold a text. */
type TextName = { [Name in DramaField]: DramaForm[Name] extends string ? Name : never }[DramaField]

/** What every text field of the form has in common. */
const tiesOf =
  ({ value, errors, onChange }: DramaInputsProps) =>
  (name: TextName, maxLength: number) => ({
    name,
    value: value[name],
    maxLength,
    error: errors[name],
    required: isNeeded(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })

const COMMAS = 'Separate with commas.'
const LISTED = LIMITS.description

export function DramaInputs(props: DramaInputsProps) {
  const { value, onChange } = props
  const ties = tiesOf(props)
  const categories = [...new Set(listOf(value.categories))]
  return (
    <>
      <TextField label="Title" {...ties('title', LIMITS.title)} />
      <TextArea label="Description" {...ties('description', LIMITS.description)} />
      <div className="form-row">
        <TextField label="Year" type="number" min={1950} max={2100} step={1} {...ties('year', 4)} />
        <TextField label="Episodes" type="number" min={1} max={2000} step={1} {...ties('episodes', 4)} />
        <TextField label="Rating" placeholder="8.5/10" {...ties('rating', 20)} />
      </div>
      <div className={styles.pairs}>
        <TextField label="Genre" {...ties('genre', LIMITS.name)} />
        <TextField label="Writer" {...ties('writer', LIMITS.name)} />
      </div>
      <TextField
        label="Categories"
        hint={COMMAS}
        after={categories.length > 0 && <CategoryBadges categories={categories} />}
        {...ties('categories', LISTED)}
      />
      <TextField label="Main Cast" hint={COMMAS} {...ties('mainCast', LISTED)} />
      <TextField label="Streaming platforms" hint={COMMAS} {...ties('streamingPlatforms', LISTED)} />
      <Checkbox
        look="switch"
        label="Popular"
        checked={value.isPopular}
        onChange={({ target }) => onChange({ isPopular: target.checked })}
      />
      <Folded {...props} />
    </>
  )
}

function Folded(props: DramaInputsProps) {
  const { value, errors, onChange } = props
  const ties = tiesOf(props)
  const [open, setOpen] = useState(false)
  const isRefused = FOLDED.some((field) => errors[field])
  return (
    <details
      className={styles.folded}
      open={open || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Other names, sources and comfort guide</summary>
      <div className="form">
        <div className={styles.pairs}>
          <TextField label="In Hangul" lang="ko" {...ties('nativeTitle', LIMITS.name)} />
          <TextField label="Romanized" lang="ko-Latn" {...ties('romanizedTitle', LIMITS.name)} />
        </div>
        <TextField label="Other names" hint={COMMAS} {...ties('aliases', LISTED)} />
        <TextField
          label="Length note"
          hint="What the number counts, if that is not clear. For example: Part 1: 20 episodes, Part 2: 10."
          {...ties('episodesNote', LIMITS.remark)}
        />
        <div className={styles.pairs}>
          <TextField
            label="Rated by"
            hint="Who gave the rating, and when it was checked. If you change the rating but not this, it says that this site's admins entered it."
            {...ties('ratingSource', LIMITS.remark)}
          />
          <TextField
            label="Platforms checked in"
            hint="Year and month, such as 2026-11. If you change the platforms but not this, it becomes the current month."
            {...ties('platformsChecked', 7)}
          />
        </div>
        <p className="small muted">
          The comfort guide tells people what to know before they watch. Leave a topic at "Not looked for"
          unless someone has checked: the drama is then hidden from visitors who avoid that topic.
        </p>
        <div className="form-row">
          {SCALES.map(({ field, label, hint }) => (
            <Select
              key={field}
              label={label}
              hint={hint}
              name={field}
              value={value[field]}
              error={errors[field]}
              options={STEPS}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ))}
        </div>
        <TopicInputs
          value={value.topics}
          error={errors.contentDetails ?? errors.contentNotes ?? errors.contentNotFound}
          onChange={(topics) => onChange({ topics })}
        />
        <TextArea
          label="Pages read"
          hint={SOURCES_HINT}
          rows={3}
          {...ties('comfortPages', LIMITS.description)}
        />
        <TextField
          label="Source"
          hint="How and when this was researched. Without it, the comfort guide is not shown."
          {...ties('comfortSource', LIMITS.name)}
        />
      </div>
    </details>
  )
}

const STEPS = [
  { value: '', label: 'Not reviewed' },
  ...['1', '2', '3', '4', '5'].map((step) => ({ value: step, label: step })),
]
