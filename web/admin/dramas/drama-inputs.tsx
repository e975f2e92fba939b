// The fields of a drama's form: public ones, and folded below, other titles and the comfort guide.

import { useState } from 'react'
import { commaListIn } from '#contract/comma-list.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { CATEGORIES } from '#contract/moods.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import type { FormOf } from '#web/admin/content/form-values.ts'
import { TopicInputs } from '#web/admin/content/topic-inputs.tsx'
import { categoryLabel, inWords, knownCategory, nearestCategory } from '#web/discovery/categories.ts'
import { CategoryBadges } from '#web/dramas/category-badges.tsx'
import { Button } from '#web/ui/button.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'

interface DramaInputsProps {
  value: FormOf<typeof DRAMA>
  errors: FormErrors<string>
  onChange: (change: Partial<FormOf<typeof DRAMA>>) => void
}

export function DramaInputs(props: DramaInputsProps) {
  const categories = [...new Set(commaListIn(props.value.categories))]
  return (
    <>
      <ContentInputs
        {...props}
        fields={DRAMA}
        // the picture is beside the form: content-form.tsx
        own={{ imageUrl: null }}
        after={{
          categories: categories.length > 0 && (
            <>
              <CategoryBadges categories={categories} />
              <UnknownMoods {...props} categories={categories} />
            </>
          ),
        }}
      />
      <Folded {...props} />
    </>
  )
}

/** A mood of one's own has no color and no place among the moods to choose from: usually it is a typing error. */
function UnknownMoods({ value, categories, onChange }: DramaInputsProps & { categories: string[] }) {
  return categories
    .filter((category) => !knownCategory(category))
    .map((category) => {
      const meant = nearestCategory(category)
      return (
        <p key={category} className="small">
          “{category}” is not one of our moods, so visitors cannot choose it.{' '}
          {meant ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange({ categories: value.categories.replace(category, meant) })}
            >
              Use {categoryLabel(meant)}
            </Button>
          ) : (
            `They are ${inWords(CATEGORIES)}.`
          )}
        </p>
      )
    })
}

const FOLDED = Object.entries(DRAMA).flatMap(([name, field]) => ('part' in field ? [name] : []))

/** Opens by itself when one of its fields has an error. */
function Folded(props: DramaInputsProps) {
  const { value, errors, onChange } = props
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
        <ContentInputs {...props} fields={DRAMA} part="more" />
        <p className="small muted">
          The comfort guide tells people what to know before they watch. Leave a topic at "Not looked for"
          unless someone has checked: for visitors who leave that topic out, the drama then stands apart.
        </p>
        <ContentInputs
          {...props}
          fields={DRAMA}
          part="comfort"
          own={{
            contentNotes: (
              <TopicInputs
                value={value}
                error={errors.contentDetails ?? errors.contentNotes ?? errors.contentNotFound}
                onChange={onChange}
              />
            ),
            contentNotFound: null,
            contentDetails: null,
          }}
        />
      </div>
    </details>
  )
}
