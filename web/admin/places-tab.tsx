// The Virtual Tour tab: the filming places, and below them the form that adds or changes one.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Place } from '#contract/virtual-tour.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { allPlaces } from '#web/virtual-tour/queries.ts'
import { ListTools } from './list-tools.tsx'
import { PlaceForm } from './place-form.tsx'
import { PlaceRow } from './place-row.tsx'
import { deletePlace, wordsOf } from './place-writes.ts'
import styles from './places.module.css'
import { refreshArea } from './refresh.ts'
import { useSay } from './say.ts'
import { goTo, usePanelPlace } from './tabs.ts'
import { TrashButton } from './trash-button.tsx'
import { offerUndo } from './undo-delete.ts'
import { useList } from './use-list.ts'

export function PlacesTab() {
  const client = useQueryClient()
  const say = useSay()
  const { data: places, error, refetch } = useQuery(allPlaces)
  const heading = useRef<HTMLHeadingElement>(null)
  const { edited, edit } = useEdited(places)
  const [leaving, setLeaving] = useState<Place | null>(null)
  const [pending, setPending] = useState(false)

  const remove = async (place: Place) => {
    if (pending) return
    setPending(true)
    try {
      await deletePlace(place.id)
      if (edited?.id === place.id) edit(null)
      await refreshArea(client, 'place')
      offerUndo(client, { area: 'place', id: place.id, title: place.name })
    } catch (failure) {
      say(wordsOf(failure), 'error')
    } finally {
      setPending(false)
      setLeaving(null)
    }
  }

  return (
    <div className="stack loose">
      <section className="stack" aria-labelledby="admin-places">
        <div className="row apart">
          <h2 ref={heading} id="admin-places" tabIndex={-1} className={styles.title}>
            Virtual Tour Locations
          </h2>
          <TrashButton area="place" />
        </div>
        {error && !places ? (
          <div role="alert">
            <EmptyState
              companion="doctor"
              heading="h3"
              title={error.message}
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            />
          </div>
        ) : !places ? (
          <div className={styles.list} aria-hidden="true">
            <Skeleton shape="wide" />
            <Skeleton shape="wide" />
          </div>
        ) : places.length === 0 ? (
          <EmptyState heading="h3" title="No virtual tour locations found.">
            Add the first one in the form below.
          </EmptyState>
        ) : (
          <Places places={places} onEdit={edit} onDelete={setLeaving} />
        )}
      </section>
      <PlaceForm
        key={edited?.id ?? 'new'}
        place={edited}
        onDone={() => {
          edit(null)
          heading.current?.focus()
        }}
      />
      <ConfirmDialog
        open={leaving !== null}
        title="Delete Location"
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        Are you sure you want to delete "{leaving?.name}"?
      </ConfirmDialog>
    </div>
  )
}

/** The place in the form, as the address says it: reload and Back keep it. */
function useEdited(places: readonly Place[] | undefined) {
  const { search } = usePanelPlace()
  const asked = Number(search.get('place'))
  const [last, setLast] = useState<Place | null>(null)
  const found = places?.find((place) => place.id === asked) ?? null
  if (found && found !== last) setLast(found)
  const edit = (place: Place | null) => {
    const { place: _, ...others } = Object.fromEntries(search)
    goTo('virtual-tour', { ...others, ...(place && { place: place.id }) })
  }
  // when somebody deletes it meanwhile, the form still holds what was typed
  return { edited: found ?? (last?.id === asked ? last : null), edit }
}

interface PlacesProps {
  places: readonly Place[]
  onEdit: (place: Place) => void
  onDelete: (place: Place) => void
}

function Places({ places, onEdit, onDelete }: PlacesProps) {
  const list = useList<Place>({ rows: places, text: textOf, sorts: SORTS, filters: FILTERS })
  return (
    <ListTools list={list} label="locations">
      <ul className={styles.list}>
        {list.shown.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} onEdit={() => onEdit(place)} onDelete={() => onDelete(place)} />
          </li>
        ))}
      </ul>
    </ListTools>
  )
}

const textOf = ({ name, drama, address, description, nativeName, nativeAddress, otherDramas }: Place) =>
  [name, drama, address, description, nativeName, nativeAddress, ...(otherDramas ?? [])].join(' ')

const words = (text: (place: Place) => string) => (a: Place, b: Place) =>
  text(a).localeCompare(text(b), 'en', { numeric: true })
const SORTS = {
  newest: { label: 'Newest first', compare: (a: Place, b: Place) => b.id - a.id },
  changed: {
    label: 'Last changed',
    compare: (a: Place, b: Place) => b.updatedAt.localeCompare(a.updatedAt),
  },
  name: { label: 'Name', compare: words((place) => place.name) },
  drama: { label: 'Drama', compare: words((place) => place.drama) },
}
const FILTERS = {
  panorama: { label: 'Has Panorama', test: (place: Place) => place.hasWorkingPanorama },
  flat: { label: 'No Panorama', test: (place: Place) => !place.hasWorkingPanorama },
}
