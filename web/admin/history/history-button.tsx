// The button that opens an item's history: its changes, newest first; older ones load on request.
import { useQueryClient } from '@tanstack/react-query'
import type { Revision } from '#contract/api/history.ts'
import { HISTORY_PAGE, type HistoryArea } from '#contract/history.ts'
import { Parts } from '#web/admin/lists/parts.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { useAction } from '#web/admin/use-action.ts'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { historyOf } from './history.ts'
import { HistoryEntry, type Side } from './history-entry.tsx'
import { offerUndo } from './undo.ts'
import styles from './versions.module.css'

interface HistoryOf {
  area: HistoryArea
  /** its id, or the name of a page: 'home', 'k-drama' */
  item: number | string
}

export const HistoryButton = ({ title, ...of }: HistoryOf & { title: string }) => (
  <OpensDialog
    title={
      <>
        History of <bdi>{title}</bdi>
      </>
    }
    button={(open) => (
      <Button variant="ghost" size="sm" icon="history" title={`History of ${title}`} onClick={open}>
        History
      </Button>
    )}
  >
    {() => (
      <Parts<Revision>
        part={(before) => historyOf(of.area, of.item, before)}
        size={HISTORY_PAGE}
        what="changes"
        empty="No changes yet. This is the original version."
      >
        {(changes, isWhole) => <Changes {...of} changes={changes} isWhole={isWhole} />}
      </Parts>
    )}
  </OpensDialog>
)

interface ChangesProps extends HistoryOf {
  changes: readonly Revision[]
  isWhole: boolean
}

function Changes({ area, item, changes, isWhole }: ChangesProps) {
  const client = useQueryClient()
  const { run, pending } = useAction()
  // null: it is in the trash
  const now = changes[0]!.after
  const oldest = changes.at(-1)!

  const restore = async (id: number, side: Side) => {
    const done = await run(() => send('POST /api/admin/history/{id}/put-back', { id }, { side }), {
      failed: 'Could not restore it',
    })
    if (!done) return
    const lost = 'Its picture has been deleted, so visitors see our illustration.'
    const notice = { title: 'Restored', ...(done.gone.length > 0 && { description: lost }) }
    await offerUndo(client, area, item, notice, changes[0]!.id)
  }
  return (
    <ol className={styles.entries}>
      {changes.map((revision) => (
        <li key={revision.id}>
          <HistoryEntry revision={revision} now={now} pending={pending} onRestore={restore} />
        </li>
      ))}
      {isWhole && oldest.before && (
        // what came with the site's seed data
        <li>
          <HistoryEntry revision={oldest} asBeginning now={now} pending={pending} onRestore={restore} />
        </li>
      )}
    </ol>
  )
}
