// The trash of one kind of content: items deleted in the last thirty days, and restoring them.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BULK_MOST } from '#contract/dramas.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { query, send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import { type TrashArea, takeOut } from './undo.ts'
import styles from './versions.module.css'

export const TrashButton = ({ area }: { area: TrashArea }) => (
  <OpensDialog
    size="md"
    title="Trash"
    button={(open) => (
      <Button variant="quiet" icon="trash-2" onClick={open}>
        Trash
      </Button>
    )}
  >
    {() => <TrashList area={area} />}
  </OpensDialog>
)

const LOOK = { variant: 'quiet', size: 'sm', icon: 'undo-2', pendingLabel: 'Restoring...' } as const

function TrashList({ area }: { area: TrashArea }) {
  // somebody else may have deleted something since it was last open
  const trash = useQuery({ ...query('GET /api/admin/trash'), refetchOnMount: 'always' })
  const [most, setMost] = useState(AT_ONCE)
  return (
    <Loaded query={trash} what="the trash">
      {(all) => {
        const thrown = all.filter((one) => one.area === area)
        if (thrown.length === 0) return <EmptyState heading="h3" title="The trash is empty." />
        const ids = thrown.map(({ id }) => id).slice(0, BULK_MOST)
        return (
          <>
            <p className="muted">Deleted items stay here for {DAYS} days.</p>
            {area === 'drama' && thrown.length > 1 && (
              <div>
                <ActionButton
                  {...LOOK}
                  act={() => send('POST /api/admin/dramas/bulk', {}, { ids, action: 'take-out' })}
                  done={(results) => `${plural(results.filter(({ done }) => done).length, 'drama')} restored`}
                  failed="Could not restore the dramas"
                >
                  Restore all {formatNumber(thrown.length)}
                </ActionButton>
              </div>
            )}
            <ul className={styles.trash}>
              {thrown.slice(0, most).map(({ id, title, deletedAt }) => (
                <li key={id}>
                  <div>
                    <b>
                      <bdi>{title}</bdi>
                    </b>
                    <p className="small muted">
                      Deleted: <When at={deletedAt} /> · {plural(daysLeft(deletedAt, Date.now()), 'day')} left
                    </p>
                  </div>
                  <ActionButton
                    {...LOOK}
                    title={`Restore ${title}`}
                    act={() => takeOut(area, id)}
                    done={() => `${title} restored`}
                    failed={`Could not restore ${title}`}
                  >
                    Restore
                  </ActionButton>
                </li>
              ))}
            </ul>
            {thrown.length > most && (
              <Button variant="quiet" onClick={() => setMost(most + AT_ONCE)}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** Rows shown at first, and added with each press. */
const AT_ONCE = 50
const DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** Days until it is deleted for good, rounded up. */
export const daysLeft = (deletedAt: string, now: number) =>
  Math.max(0, Math.ceil((new Date(deletedAt).getTime() + DAYS * DAY - now) / DAY))
