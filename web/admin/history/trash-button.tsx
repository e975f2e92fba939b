// The trash of one kind of content: items deleted in the last thirty days, and restoring them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { query } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import { restoreDramas, restoreFromTrash, type TrashArea } from './undo-delete.ts'
import styles from './versions.module.css'

export function TrashButton({ area }: { area: TrashArea }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="trash-2" onClick={() => setOpen(true)}>
        Trash
      </Button>
      <Dialog open={open} size="md" title="Trash" focus="title" onClose={() => setOpen(false)}>
        {open && <TrashList area={area} />}
      </Dialog>
    </>
  )
}

const everythingThrown = query('GET /api/admin/trash')

function TrashList({ area }: { area: TrashArea }) {
  const client = useQueryClient()
  // somebody else may have deleted something since it was last open
  const query = useQuery({ ...everythingThrown, refetchOnMount: 'always' })
  const { data } = query
  const [busy, setBusy] = useState<number | 'all' | null>(null)
  const [most, setMost] = useState(AT_ONCE)
  const thrown = data?.filter((one) => one.area === area)

  if (!thrown) return <LoadingInDialog query={query} />
  if (thrown.length === 0) return <EmptyState heading="h3" title="The trash is empty." />

  const restore = async (which: number | 'all', work: Promise<void>) => {
    setBusy(which)
    await work
    setBusy(null)
  }
  const restoreAll = () => {
    const ids = thrown.map(({ id }) => id)
    void restore('all', restoreDramas(client, ids))
  }
  return (
    <>
      <p className="muted">Deleted items stay here for {DAYS} days.</p>
      {area === 'drama' && thrown.length > 1 && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon="undo-2"
            pending={busy === 'all'}
            pendingLabel="Restoring..."
            disabled={busy !== null}
            onClick={restoreAll}
          >
            Restore all {formatNumber(thrown.length)}
          </Button>
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
                Deleted: <When at={deletedAt} /> · {leftWords(daysLeft(deletedAt, Date.now()))}
              </p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              icon="undo-2"
              pending={busy === id}
              pendingLabel="Restoring..."
              title={`Restore ${title}`}
              onClick={() => void restore(id, restoreFromTrash(client, { area, id, title }))}
            >
              Restore
            </Button>
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
}

/** Rows shown at first, and added with each press. */
const AT_ONCE = 50
const DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** Days until it is deleted for good, rounded up. */
export const daysLeft = (deletedAt: string, now: number) =>
  Math.max(0, Math.ceil((new Date(deletedAt).getTime() + DAYS * DAY - now) / DAY))

const leftWords = (days: number) => `${plural(days, 'day')} left`
