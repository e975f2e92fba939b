// The tab "K-Drama Page": the texts of the page, and the list of all dramas with single and bulk actions.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { AdminDramaKind, AdminDramaSort } from '#contract/dramas.ts'
import styles from '#web/admin/admin.module.css'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerUndo } from '#web/admin/history/undo-delete.ts'
import { ImportDramasButton } from '#web/admin/import/import-button.tsx'
import { afterDelete, useReturn } from '#web/admin/lists/back-to-list.ts'
import { ListTools } from '#web/admin/lists/list-tools.tsx'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import type { List } from '#web/admin/lists/use-list.ts'
import { adminDramaCount, adminDramasOn } from '#web/admin/queries.ts'
import { refreshArea } from '#web/admin/refresh.ts'
import { useSay } from '#web/admin/say.ts'
import { goTo } from '#web/admin/tabs.ts'
import { send } from '#web/api.ts'
import { reasonOf } from '#web/failure-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BrowseSettings } from './browse-settings.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DramaRow } from './drama-row.tsx'

const HEADING = 'admin-dramas'

export function DramasTab() {
  return (
    <div className="stack loose">
      <section className="stack" aria-labelledby={HEADING}>
        <div className="row apart">
          <h2 id={HEADING} tabIndex={-1} className={styles.title}>
            K-Dramas
          </h2>
          <div className="row">
            <ImportDramasButton />
            <TrashButton area="drama" />
          </div>
        </div>
        <PagedList
          what="the dramas"
          sorts={SORTS}
          filters={KINDS}
          counted={adminDramaCount}
          read={adminDramasOn}
          empty={
            <EmptyState heading="h3" title={'No K-Dramas found. Add some dramas in the "Add Dramas" tab.'} />
          }
        >
          {(list, shown) => <DramaList list={list} shown={shown} />}
        </PagedList>
      </section>
      <BrowseSettings />
    </div>
  )
}

function DramaList({ list, shown }: { list: List; shown: readonly AdminDrama[] }) {
  const client = useQueryClient()
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [deleting, setDeleting] = useState<number | null>(null)
  useReturn('kdrama', place, HEADING)

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })

  const remove = async ({ id, title }: AdminDrama) => {
    if (deleting !== null) return
    setDeleting(id)
    const moveFocus = afterDelete(place.current, id)
    try {
      await send('DELETE /api/admin/dramas/{id}', { id })
      choose([id], false)
      await refreshArea(client, 'drama')
      moveFocus()
      offerUndo(client, { area: 'drama', id, title })
    } catch (error) {
      say(`Failed to delete drama: ${reasonOf(error)}`, 'error')
    } finally {
      setDeleting(null)
    }
  }

  return (
    <div ref={place}>
      <ListTools
        list={list}
        label="dramas"
        above={
          <BulkBar
            list={list}
            shown={shown}
            chosen={chosen}
            choose={choose}
            clear={() => setChosen(new Set())}
          />
        }
      >
        <ul className={styles.rows}>
          {shown.map((drama) => (
            <li key={drama.id}>
              <DramaRow
                drama={drama}
                isChosen={chosen.has(drama.id)}
                isDeleting={deleting === drama.id}
                onChoose={(isChosen) => choose([drama.id], isChosen)}
                onEdit={() => goTo('dramas', { edit: drama.id })}
                onDelete={() => void remove(drama)}
              />
            </li>
          ))}
        </ul>
      </ListTools>
    </div>
  )
}

const SORTS: Record<AdminDramaSort, { label: string }> = {
  newest: { label: 'Newest first' },
  changed: { label: 'Last changed' },
  title: { label: 'Title' },
  rating: { label: 'Rating' },
  year: { label: 'Year, latest first' },
  'looked-for': { label: 'Most looked for' },
}
const KINDS: Record<AdminDramaKind, { label: string }> = {
  popular: { label: 'Popular' },
  'not-popular': { label: 'Not popular' },
  'no-category': { label: 'Without a category' },
  picture: { label: 'With its own picture' },
  unreviewed: { label: 'Comfort not reviewed' },
  index: { label: 'Only in the index' },
}
