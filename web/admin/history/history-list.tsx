// The history of an item, newest first; older changes load on request.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revision } from '#contract/api/history.ts'
import { HISTORY_PAGE, type HistoryArea } from '#contract/history.ts'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { refreshAll } from '#web/admin/refresh.ts'
import { failureOf } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { beginning, historyOf } from './history.ts'
import { HistoryEntry, type Side } from './history-entry.tsx'
import { undoChange } from './undo-delete.ts'
import styles from './versions.module.css'

interface HistoryListProps {
  area: HistoryArea
  /** its id, or the name of a page: 'home', 'k-drama' */
  item: number | string
}

export function HistoryList({ area, item }: HistoryListProps) {
  const client = useQueryClient()
  const first = historyOf(area, item)
  // it may have changed since it was last open
  const query = useQuery({ ...first, refetchOnMount: 'always' })
  const { data } = query
  const [older, setOlder] = useState<Revision[]>([])
  const [atEnd, setAtEnd] = useState(false)
  const { attempt, pending, problem } = useAttempt(failureOf('This did not work'))

  if (!data) return <LoadingInDialog query={query} />
  if (data.length === 0)
    return <EmptyState heading="h3" title="No changes yet. This is the original version." />

  const all = [...data, ...older]
  const isWhole = atEnd || data.length < HISTORY_PAGE
  // null: it is in the trash
  const now = data[0]!.after

  const more = () =>
    attempt(async () => {
      const next = await client.fetchQuery({ ...historyOf(area, item, all.at(-1)!.id), staleTime: 0 })
      setOlder([...older, ...next])
      setAtEnd(next.length < HISTORY_PAGE)
    })

  const restore = async (id: number, side: Side) => {
    await attempt(async () => {
      const last = data[0]!.id
      const { gone } = await send('POST /api/admin/history/{id}/put-back', { id }, { side })
      // the list starts over, because its pages have shifted
      setOlder([])
      setAtEnd(false)
      await refreshAll(client)
      const change = client.getQueryData(first.queryKey)?.[0]
      const undo = () => void undoChange(client, change!.id)
      toast({
        title: 'Restored',
        ...(gone.length > 0 && {
          description: 'Its picture has been deleted, so visitors see our illustration.',
        }),
        ...(change && change.id > last && change.before && { action: { label: 'Undo', onClick: undo } }),
      })
    })
  }

  const begun = isWhole ? beginning(all) : null
  return (
    <>
      <Banner tone="error" message={problem} />
      <ol className={styles.entries}>
        {all.map((revision) => (
          <li key={revision.id}>
            <HistoryEntry revision={revision} now={now} pending={pending} onRestore={restore} />
          </li>
        ))}
        {begun && (
          <li>
            <HistoryEntry revision={begun} asBeginning now={now} pending={pending} onRestore={restore} />
          </li>
        )}
      </ol>
      {!isWhole && (
        <Button variant="quiet" pending={pending} pendingLabel="Loading..." onClick={() => void more()}>
          Show older changes
        </Button>
      )}
    </>
  )
}
