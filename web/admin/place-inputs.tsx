// The fields of a filming place: those every place has, its pictures, and what few places need.
import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { Checkbox, TextArea, TextField } from '#web/ui/field.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'
import { ImageField } from './image-field.tsx'
import type { PlaceField, PlaceForm } from './place-fields.ts'
import styles from './places.module.css'
import { SOURCES_HINT } from './topic-inputs.tsx'

interface PlaceInputsProps {
  value: PlaceForm
  errors: FormErrors<string>
  onChange: (fields: Partial<PlaceForm>) => void
  onUploading: (busy: boolean) => void
}

type TextOf = Exclude<PlaceField, 'hasWorkingPanorama'>

export function PlaceInputs({ value, errors, onChange, onUploading }: PlaceInputsProps) {
  /** What a field of that name takes. */
  const field = (name: TextOf) => ({
    name,
    value: value[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const [more, setMore] = useState(() => MORE.some((name) => value[name]))
  const isAtFault = MORE.some((name) => errors[name])
  return (
    <div className={styles.columns}>
      <div className="form">
        <div className="form-row">
          <TextField label="Name" required maxLength={LIMITS.name} {...field('name')} />
          <TextField
            label="Drama"
            required
            maxLength={LIMITS.title}
            hint="The title, as in the catalog."
            {...field('drama')}
          />
        </div>
        <TextArea label="Description" required maxLength={LIMITS.description} {...field('description')} />
        <TextField label="Address" required maxLength={LIMITS.name * 2} {...field('address')} />
        <TextArea
          label="Fun facts"
          hint="One per line."
          maxLength={LIMITS.description}
          {...field('funFacts')}
        />
        <TextArea
          label="Famous scenes"
          hint="One per line."
          maxLength={LIMITS.description}
          {...field('scenes')}
        />
        <details
          className={styles.more}
          open={more || isAtFault}
          onToggle={(event) => setMore(event.currentTarget.open)}
        >
          <summary>More about this place</summary>
          <div className="form">
            <div className="form-row">
              <TextField label="In Hangul" lang="ko" maxLength={LIMITS.name} {...field('nativeName')} />
              <TextField
                label="Where, in Hangul"
                lang="ko"
                maxLength={LIMITS.name * 2}
                {...field('nativeAddress')}
              />
            </div>
            <div className="form-row">
              <TextField label="Latitude" inputMode="decimal" placeholder="37.5512" {...field('latitude')} />
              <TextField
                label="Longitude"
                inputMode="decimal"
                placeholder="126.9882"
                {...field('longitude')}
              />
              <TextField
                label="Last checked"
                placeholder="2026-10-31"
                hint="The day, or year and month."
                maxLength={10}
                {...field('lastChecked')}
              />
            </div>
            <TextArea
              label="Also filmed here"
              hint="One per line."
              rows={2}
              maxLength={LIMITS.description}
              {...field('otherDramas')}
            />
            <TextArea
              label="Sources"
              hint={SOURCES_HINT}
              rows={3}
              maxLength={LIMITS.description}
              {...field('sources')}
            />
          </div>
        </details>
      </div>
      <div className="form">
        <ImageField
          label="Image URL"
          name="imageUrl"
          value={value.imageUrl}
          error={errors.imageUrl}
          hint="Without a picture, we draw a cover."
          onChange={(imageUrl) => onChange({ imageUrl })}
          onUploading={onUploading}
        />
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
        <Checkbox
          look="switch"
          label="Has working panorama"
          checked={value.hasWorkingPanorama}
          onChange={(event) => onChange({ hasWorkingPanorama: event.target.checked })}
        />
      </div>
    </div>
  )
}

const MORE: readonly TextOf[] = [
  'nativeName',
  'nativeAddress',
  'latitude',
  'longitude',
  'lastChecked',
  'otherDramas',
  'sources',
]
