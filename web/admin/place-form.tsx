// The form of a filming place: adds one, or changes the one that was chosen in the list above it.
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Place } from '#contract/virtual-tour.ts'
import { DraftNote } from '#web/drafts/draft-note.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type FormErrors, useFormErrors } from '#web/ui/form-errors.ts'
import { useSave } from './conflict.tsx'
import { EMPTY_PLACE, formOf, missingIn, type PlaceField, type PlaceState, stateOf } from './place-fields.ts'
import { PlaceInputs } from './place-inputs.tsx'
import { causeOf, createPlace, putPlace, updateFailed, wordsOf } from './place-writes.ts'
import styles from './places.module.css'
import { refreshArea } from './refresh.ts'
import { useSay } from './say.ts'

interface PlaceFormProps {
  /** the place that is changed; none: one is added */
  place: Place | null
  /** saved or given up: back to the list */
  onDone: () => void
}

export function PlaceForm({ place, onDone }: PlaceFormProps) {
  const client = useQueryClient()
  const say = useSay()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = useDraft({
    key: place ? `admin:place:${place.id}` : 'admin:place:new',
    // the version the writing began on goes along: what others save meanwhile is not overwritten
    initial: place ? { ...formOf(place), version: place.version } : { ...EMPTY_PLACE, version: 0 },
  })
  const { form, errors, refuse, clear } = useFormErrors<PlaceField>()
  const { save, dialog } = useSave<PlaceState, Place>({
    area: 'place',
    item: place?.id ?? 0,
    put: (state, version) => putPlace(place!.id, state, version),
  })
  const [pending, setPending] = useState(false)
  const [uploading, setUploading] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const isEdit = place !== null

  useEffect(() => {
    if (isEdit) heading.current?.focus()
  }, [isEdit])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pending || refuse(missingIn(draft.value))) return
    setPending(true)
    setProblem(null)
    const sent = draft.value
    try {
      const { version, ...fields } = sent
      const saved = isEdit
        ? await save(stateOf(fields), version).catch(updateFailed)
        : await createPlace(stateOf(fields))
      if (!saved) return
      draft.clear(sent)
      await refreshArea(client, 'place')
      say(
        isEdit
          ? '✓ Virtual tour location updated successfully!'
          : '✓ Virtual tour location added successfully!',
        'success',
      )
      onDone()
    } catch (error) {
      say(wordsOf(error), 'error')
      const cause = causeOf(error)
      if (!refuse(issuesOf(cause?.body.issues))) setProblem(cause?.words ?? null)
    } finally {
      setPending(false)
    }
  }

  const cancel = () => {
    draft.discard()
    clear()
    onDone()
  }

  return (
    <section className="panel" aria-labelledby={title}>
      <form ref={form} className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <h2 ref={heading} id={title} tabIndex={-1} className={styles.title}>
          {isEdit ? 'Edit Virtual Tour Location' : 'Add New Virtual Tour Location'}
        </h2>
        <DraftNote draft={draft} />
        <PlaceInputs
          value={draft.value}
          errors={errors}
          onChange={(fields) => {
            draft.set(fields)
            for (const field of Object.keys(fields)) clear(field as PlaceField)
          }}
          onUploading={(busy) => setUploading((count) => Math.max(0, count + (busy ? 1 : -1)))}
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
      {dialog}
    </section>
  )
}

/** What the server said of single fields; entries of a list belong to their field. */
const issuesOf = (issues: { path: string; message: string }[] = []): FormErrors<PlaceField> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0], message]))
