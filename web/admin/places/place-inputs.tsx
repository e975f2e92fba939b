// The fields of a filming place: common ones, pictures, and rare ones.
import { useState } from 'react'
import { PLACE } from '#contract/content/place.ts'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import type { FormOf } from '#web/admin/content/form-values.ts'
import { ImageField } from '#web/admin/media/image-field.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'
import styles from './places.module.css'

interface PlaceInputsProps {
  value: FormOf<typeof PLACE>
  errors: FormErrors<string>
  onChange: (fields: Partial<FormOf<typeof PLACE>>) => void
  onUploading: (busy: boolean) => void
}

export function PlaceInputs({ onUploading, ...props }: PlaceInputsProps) {
  const { value, errors, onChange } = props
  const [more, setMore] = useState(() => MORE.some((name) => value[name]))
  const isRefused = MORE.some((name) => errors[name])
  return (
    <div className={styles.columns}>
      <div className="form">
        <ContentInputs {...props} fields={PLACE} />
        <details
          className={styles.more}
          open={more || isRefused}
          onToggle={(event) => setMore(event.currentTarget.open)}
        >
          <summary>More about this place</summary>
          <div className="form">
            <ContentInputs {...props} fields={PLACE} part="more" />
          </div>
        </details>
      </div>
      <div className="form">
        <ContentInputs
          {...props}
          fields={PLACE}
          part="pictures"
          own={{
            imageUrl: (
              <ImageField
                label="Image URL"
                name="imageUrl"
                value={value.imageUrl}
                error={errors.imageUrl}
                hint="Without a picture, we draw a cover."
                onChange={(imageUrl) => onChange({ imageUrl })}
                onUploading={onUploading}
              />
            ),
            panoramaUrl: (
              <ImageField
                panorama
                label="Panorama URL"
                name="panoramaUrl"
                value={value.panoramaUrl}
                error={errors.panoramaUrl}
                hint="A 360° picture, twice as wide as it is high."
                onChange={(panoramaUrl) => onChange({ panoramaUrl })}
                onUploading={onUploading}
              />
            ),
          }}
        />
      </div>
    </div>
  )
}

const MORE = Object.entries(PLACE).flatMap(([name, field]) =>
  'part' in field && field.part === 'more' ? [name as keyof typeof PLACE] : [],
)
