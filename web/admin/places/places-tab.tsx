// The Virtual Tour tab: the list of filming places, and the form below it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Place } from '#contract/api/virtual-tour.ts'
import type { AdminPlaceKind, AdminPlaceSort } from '#contract/virtual-tour.ts'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerUndo } from '#web/admin/history/undo-delete.ts'
import { afterDelete, rowIn } from '#web/admin/lists/back-to-list.ts'
import { ListTools } from '#web/admin/lists/list-tools.tsx'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import { adminPlace, adminPlaceCount, adminPlacesOn, NOW } from '#web/admin/queries.ts'
import { refreshArea } from '#web/admin/refresh.ts'
import { useSay } from '#web/admin/say.ts'
import { goTo, usePanelPlace } from '#web/admin/tabs.ts'
import { send } from '#web/api.ts'
import { reasonOf } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlaceForm } from './place-form.tsx'
import { PlaceRow } from './place-row.tsx'
import styles from './places.module.css'

export function PlacesTab() {
  const client = useQueryClient()
  const say = useSay()
  const rows = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { edited, isUnknown, isLoading, edit } = useEdited()
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
        <PagedList
          what="the places"
          sorts={SORTS}
          filters={KINDS}
          counted={adminPlaceCount}
          read={adminPlacesOn}
          empty={
            <EmptyState heading="h3" title="No places yet.">
              Add the first one with the form below.
            </EmptyState>
          }
        >
          {(list, shown) => (
            <ListTools list={list} label="locations">
              <ul className={styles.list}>
                {shown.map((place) => (
                  <li key={place.id}>
                    <PlaceRow place={place} onEdit={() => edit(place)} onDelete={() => setDeleting(place)} />
                  </li>
                ))}
              </ul>
            </ListTools>
          )}
        </PagedList>
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
      ) : isLoading ? null : (
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
function useEdited() {
  const { search } = usePanelPlace()
  const named = search.get('place')
  const id = /^[1-9]\d{0,9}$/.test(named ?? '') ? Number(named) : null
  // the row of the list it was chosen in; if somebody deletes it meanwhile, the form keeps the typed values
  const [chosen, setChosen] = useState<Place | null>(null)
  const isChosen = chosen !== null && chosen.id === id
  const query = useQuery({ ...adminPlace(id ?? 0), ...NOW, enabled: id !== null && !isChosen })
  if (query.data && !isChosen && query.data.id === id) setChosen(query.data)
  const edit = (place: Place | null) => {
    setChosen(place)
    const { place: _, ...others } = Object.fromEntries(search)
    goTo('virtual-tour', { ...others, ...(place && { place: place.id }) })
  }
  const isUnknown = named !== null && !isChosen && (id === null || query.isError)
  return {
    edited: isChosen ? chosen : null,
    isUnknown,
    isLoading: id !== null && !isChosen && !isUnknown,
    edit,
  }
}

const SORTS: Record<AdminPlaceSort, { label: string }> = {
  newest: { label: 'Newest first' },
  changed: { label: 'Last changed' },
  name: { label: 'Name' },
  drama: { label: 'Drama' },
}
const KINDS: Record<AdminPlaceKind, { label: string }> = {
  panorama: { label: 'With a panorama' },
  flat: { label: 'Without a panorama' },
}
