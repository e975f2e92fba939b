// The history of an item, newest first; older changes load on request.
import { useQueryClient } from '@tanstack/react-query'
import type { Revision } from '#contract/api/history.ts'
import { HISTORY_PAGE, type HistoryArea } from '#contract/history.ts'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { Older } from '#web/admin/lists/older.tsx'
import { useParts } from '#web/admin/lists/use-parts.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { failureOf } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { Banner } from '#web/ui/banner.tsx'
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
  const query = useParts<Revision>((before) => historyOf(area, item, before), HISTORY_PAGE)
  const { data: all, hasNextPage } = query
  const { attempt, pending, problem } = useAttempt(failureOf('This did not work'))

  if (!all) return <LoadingInDialog query={query} />
  if (all.length === 0)
    return <EmptyState heading="h3" title="No changes yet. This is the original version." />

  // null: it is in the trash
  const now = all[0]!.after

  const restore = async (id: number, side: Side) => {
    await attempt(async () => {
      const { gone } = await send('POST /api/admin/history/{id}/put-back', { id }, { side })
      await refreshAll(client)
      const [change] = await client.fetchQuery({ ...historyOf(area, item), staleTime: 0, gcTime: 0 })
      const undo = () => void undoChange(client, change!.id)
      toast({
        title: 'Restored',
        ...(gone.length > 0 && {
          description: 'Its picture has been deleted, so visitors see our illustration.',
        }),
        ...(change &&
          change.id > all[0]!.id &&
          change.before && { action: { label: 'Undo', onClick: undo } }),
      })
    })
  }

  const begun = hasNextPage ? null : beginning(all)
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
      <Older query={query} what="changes" />
    </>
  )
}
