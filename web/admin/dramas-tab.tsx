// The tab "K-Drama Page": what the page says on top, and every drama, found, changed and thrown away, one or many at once.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { byRanking, byTitle } from '#contract/search.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './admin.module.css'
import { BrowseSettings } from './browse-settings.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DramaRow } from './drama-row.tsx'
import { ImportDramasButton } from './import/import-button.tsx'
import { ListTools } from './list-tools.tsx'
import { type AdminDrama, adminDramas } from './queries.ts'
import { Reading } from './reading.tsx'
import { refreshArea } from './refresh.ts'
import { afterDelete, useReturn } from './return.ts'
import { useSay } from './say.ts'
import { goTo } from './tabs.ts'
import { TrashButton } from './trash-button.tsx'
import { offerUndo } from './undo-delete.ts'
import { useList } from './use-list.ts'

const HEADING = 'admin-dramas'

export function DramasTab() {
  const query = useQuery(adminDramas)
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
        <Reading query={query} what="The dramas">
          {(dramas) =>
            dramas.length === 0 ? (
              <EmptyState
                heading="h3"
                title={'No K-Dramas found. Add some dramas in the "Add Dramas" tab.'}
              />
            ) : (
              <Dramas dramas={dramas} />
            )
          }
        </Reading>
      </section>
      <BrowseSettings />
    </div>
  )
}

function Dramas({ dramas }: { dramas: readonly AdminDrama[] }) {
  const client = useQueryClient()
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const list = useList({ name: 'dramas', rows: dramas, text: textOf, sorts: SORTS, filters: FILTERS })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [leaving, setLeaving] = useState<number | null>(null)
  useReturn('kdrama', place, HEADING)

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })

  const remove = async ({ id, title }: AdminDrama) => {
    if (leaving !== null) return
    setLeaving(id)
    const moveFocus = afterDelete(place.current, id)
    try {
      await send('DELETE /api/admin/dramas/{id}', { id })
      choose([id], false)
      await refreshArea(client, 'drama')
      moveFocus()
      offerUndo(client, { area: 'drama', id, title })
    } catch (error) {
      say(`Failed to delete drama: ${serverMessage(error, String(error))}`, 'error')
    } finally {
      setLeaving(null)
    }
  }

  return (
    <div ref={place}>
      <ListTools
        list={list}
        label="dramas"
        above={<BulkBar list={list} chosen={chosen} choose={choose} clear={() => setChosen(new Set())} />}
      >
        <ul className={styles.rows}>
          {list.shown.map((drama) => (
            <li key={drama.id}>
              <DramaRow
                drama={drama}
                isChosen={chosen.has(drama.id)}
                isLeaving={leaving === drama.id}
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

const textOf = (drama: AdminDrama) =>
  [
    ...[drama.title, drama.nativeTitle, drama.romanizedTitle, drama.genre, drama.writer, drama.year],
    ...[...(drama.aliases ?? []), ...drama.categories, ...drama.mainCast, ...drama.streamingPlatforms],
    drama.description,
  ].join(' ')

const SORTS = {
  newest: { label: 'Newest first', compare: (a: AdminDrama, b: AdminDrama) => b.id - a.id },
  changed: {
    label: 'Last changed',
    compare: (a: AdminDrama, b: AdminDrama) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id,
  },
  title: { label: 'Title', compare: byTitle },
  rating: { label: 'Rating', compare: byRanking },
  year: {
    label: 'Year, latest first',
    compare: (a: AdminDrama, b: AdminDrama) => b.year - a.year || byTitle(a, b),
  },
}
const FILTERS = {
  popular: { label: 'Popular', test: (drama: AdminDrama) => drama.isPopular },
  'not-popular': { label: 'Not popular', test: (drama: AdminDrama) => !drama.isPopular },
  'no-category': { label: 'Without a category', test: (drama: AdminDrama) => drama.categories.length === 0 },
  picture: { label: 'With an own picture', test: (drama: AdminDrama) => drama.uploadedImage !== null },
  unreviewed: { label: 'Comfort not reviewed', test: (drama: AdminDrama) => drama.gentleness === null },
}
