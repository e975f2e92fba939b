// The form of a filming place: adds one, or edits the one chosen in the list.
import { useEffect, useId, useRef, useState } from 'react'
import type { Place } from '#contract/api/virtual-tour.ts'
import { PLACE } from '#contract/content/place.ts'
import {
  type FormOf,
  formDataOf,
  formOf,
  newForm,
  problemsIn,
  type Sent,
  sentOf,
} from '#web/admin/content/form-values.ts'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlaceInputs } from './place-inputs.tsx'
import styles from './places.module.css'

interface PlaceFormProps {
  /** the place being edited; none: a new one */
  place: Place | null
  /** Undo after Cancel: reopens the form of this place */
  onReopen: (place: Place | null) => void
  /** saved or cancelled: back to the list */
  onDone: (id?: number) => void
}

export function PlaceForm({ place, onReopen, onDone }: PlaceFormProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [uploading, setUploading] = useState(0)
  const isEdit = place !== null
  const form = useEditForm<FormOf<typeof PLACE>, Sent<typeof PLACE>, Place>({
    draft: place ? `admin:place:${place.id}` : 'admin:place:new',
    initial: place ? formOf(PLACE, storedIn(place), place.version) : newPlace(),
    area: 'place',
    item: place?.id ?? 0,
    check: (form) => problemsIn(PLACE, form),
    fields: (form) => sentOf(PLACE, form, place ? storedIn(place) : undefined),
    create: (state) => send('POST /api/virtual-tour-locations', {}, formDataOf(PLACE, state)),
    put: (state, version) =>
      send('PUT /api/virtual-tour-locations/{id}', { id: place!.id }, formDataOf(PLACE, state, version)),
    failed: `Failed to ${isEdit ? 'update' : 'create'} virtual tour location`,
    success: () => `✓ Virtual tour location ${isEdit ? 'updated' : 'added'} successfully!`,
    page: ({ id }) => ({ href: paths.tour(id), label: 'View the page' }),
    onSaved: ({ id }) => onDone(id),
  })
  const { value, errors, problem, pending, change } = form

  useEffect(() => {
    if (isEdit) heading.current?.focus()
  }, [isEdit])

  const cancel = () => {
    form.giveUp(() => onReopen(place))
    onDone(place?.id)
  }

  return (
    <section className="panel" aria-labelledby={title}>
      <form className="form" {...form.props}>
        <div className="row apart">
          <h2 ref={heading} id={title} tabIndex={-1} className={styles.title}>
            {isEdit ? 'Edit Virtual Tour Location' : 'Add New Virtual Tour Location'}
          </h2>
          {place && <HistoryButton area="place" item={place.id} title={place.name} />}
        </div>
        <DraftStatus draft={form.draft} />
        <PlaceInputs
          key={form.resets}
          value={value}
          errors={errors}
          onChange={change}
          onUploading={(busy) => setUploading((count) => count + (busy ? 1 : -1))}
        />
        <Banner tone="error" message={problem} />
        <div className="row end">
          {isEdit && (
            <Button variant="quiet" disabled={pending} onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            disabled={uploading > 0}
            pending={pending}
            pendingLabel={isEdit ? 'Updating...' : 'Adding...'}
          >
            {uploading > 0 ? 'Uploading...' : isEdit ? 'Update Location' : 'Add Location'}
          </Button>
        </div>
      </form>
      {form.dialog}
    </section>
  )
}

export const newPlace = (): FormOf<typeof PLACE> => newForm(PLACE, { name: '', year: 0 })

/** A place without a picture shows the drawn cover, which the form leaves empty. */
export const storedIn = (place: Place) => ({
  ...place,
  imageUrl: place.imageUrl === place.art.cover ? null : place.imageUrl,
})
