// The Virtual Tour tab: the list of filming places, and the form below it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Place } from '#contract/api/virtual-tour.ts'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerUndo } from '#web/admin/history/undo-delete.ts'
import { afterDelete, rowIn } from '#web/admin/lists/back-to-list.ts'
import { ListTools } from '#web/admin/lists/list-tools.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { useList } from '#web/admin/lists/use-list.ts'
import { refreshArea } from '#web/admin/refresh.ts'
import { useSay } from '#web/admin/say.ts'
import { goTo, usePanelPlace } from '#web/admin/tabs.ts'
import { send } from '#web/api.ts'
import { reasonOf } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { allPlaces } from '#web/virtual-tour/queries.ts'
import { PlaceForm } from './place-form.tsx'
import { PlaceRow } from './place-row.tsx'
import styles from './places.module.css'

export function PlacesTab() {
  const client = useQueryClient()
  const say = useSay()
  const query = useQuery(allPlaces)
  const rows = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { edited, isUnknown, edit } = useEdited(query.data)
  const [deleting, setDeleting] = useState<Place | null>(null)
  const [pending, setPending] = useState(false)

  const remove = async (place: Place) => {
    if (pending) return
    setPending(true)
    const moveFocus = afterDelete(rows.current, place.id)
    try {
      await send('DELETE /api/virtual-tour-locations/{id}', { id: place.id })
      if (edited?.id === place.id) edit(null)
      await refreshArea(client, 'place')
      setDeleting(null)
      moveFocus()
      offerUndo(client, { area: 'place', id: place.id, title: place.name })
    } catch (failure) {
      say(`Failed to delete virtual tour location: ${reasonOf(failure)}`, 'error')
    } finally {
      setPending(false)
      setDeleting(null)
    }
  }

  /** Focuses the row that was edited; the heading if it is on another page. */
  const backToList = (id?: number) => {
    edit(null)
    // after the form has changed
    setTimeout(() => {
      const target = rowIn(rows.current, id) ?? heading.current
      target?.focus({ preventScroll: true })
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  }

  return (
    <div className="stack loose">
      <section ref={rows} className="stack" aria-labelledby="admin-places">
        <div className="row apart">
          <h2 ref={heading} id="admin-places" tabIndex={-1} className={styles.title}>
            Virtual Tour Locations
          </h2>
          <TrashButton area="place" />
        </div>
        <Loaded query={query} what="the places">
          {(places) =>
            places.length === 0 ? (
              <EmptyState heading="h3" title="No places yet.">
                Add the first one with the form below.
              </EmptyState>
            ) : (
              <Places places={places} onEdit={edit} onDelete={setDeleting} />
            )
          }
        </Loaded>
      </section>
      {isUnknown ? (
        <EmptyState
          companion="diver"
          heading="h3"
          title="Place not found"
          action={<Button onClick={() => edit(null)}>Add a new place</Button>}
        >
          If it was deleted in the last 30 days, you can restore it from the trash above.
        </EmptyState>
      ) : (
        <PlaceForm key={edited?.id ?? 'new'} place={edited} onReopen={edit} onDone={backToList} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title="Delete location"
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={() => deleting && void remove(deleting)}
        onCancel={() => setDeleting(null)}
      >
        Are you sure you want to delete "{deleting?.name}"?
      </ConfirmDialog>
    </div>
  )
}

/** The edited place, from the address: reload and Back keep it. */
function useEdited(places: readonly Place[] | undefined) {
  const { search } = usePanelPlace()
  const named = search.get('place')
  const requestedId = Number(named)
  const [last, setLast] = useState<Place | null>(null)
  const found = places?.find((place) => place.id === requestedId) ?? null
  if (found && found !== last) setLast(found)
  const edit = (place: Place | null) => {
    const { place: _, ...others } = Object.fromEntries(search)
    goTo('virtual-tour', { ...others, ...(place && { place: place.id }) })
  }
  // if somebody deletes it meanwhile, the form keeps the typed values
  const edited = found ?? (last?.id === requestedId ? last : null)
  return { edited, isUnknown: named !== null && places !== undefined && !edited, edit }
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
  panorama: { label: 'With a panorama', test: (place: Place) => place.hasWorkingPanorama },
  flat: { label: 'Without a panorama', test: (place: Place) => !place.hasWorkingPanorama },
}
