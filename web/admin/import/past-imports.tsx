// Recent imports: unfinished ones to continue, and finished ones to undo.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportDone, ImportUndone } from '#contract/api/admin-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './import.module.css'
import { lastImports } from './queries.ts'

export const PastImports = ({ onLookAgain }: { onLookAgain: (id: number) => void }) => (
  // somebody else may have imported since it was last open
  <Loaded query={useQuery({ ...lastImports, refetchOnMount: 'always' })} what="the imports">
    {({ imports }) =>
      imports.length === 0 ? (
        <EmptyState heading="h3" title="No imports yet." />
      ) : (
        <ul className={styles.past}>
          {imports.map((one) => (
            <li key={one.id}>
              <div>
                <b>
                  <bdi>{one.name}</bdi>
                </b>
                <p className="small muted">
                  {endOf(one)}. <When at={one.undoneAt ?? one.doneAt ?? one.createdAt} />
                  {one.by && `, by ${one.by}`}
                </p>
              </div>
              {!one.doneAt && (
                <Button variant="quiet" title={`Preview ${one.name}`} onClick={() => onLookAgain(one.id)}>
                  Preview
                </Button>
              )}
              {one.doneAt && !one.undoneAt && (one.added ?? 0) + (one.changed ?? 0) > 0 && (
                <UndoImport id={one.id} name={one.name} />
              )}
            </li>
          ))}
        </ul>
      )
    }
  </Loaded>
)

function endOf({ total, added, changed, doneAt, undoneAt }: ImportDone): string {
  if (!doneAt) return `${plural(total, 'drama')}, not imported yet`
  const came = `${plural(added ?? 0, 'drama')} added, ${formatNumber(changed ?? 0)} changed`
  return undoneAt ? `${came}, undone` : came
}

/** Undoes a whole import. */
export function UndoImport({ id, name }: { id: number; name: string }) {
  const [isUndone, setUndone] = useState(false)
  return (
    <ActionButton
      variant="quiet"
      icon="undo-2"
      disabled={isUndone}
      title={`Undo ${name}`}
      pendingLabel="Undoing..."
      question={{
        title: 'Undo import',
        yes: 'Undo',
        words: `Undo ${name}? Dramas it added move to the trash, and dramas it changed are restored.`,
      }}
      act={() => send('POST /api/admin/dramas/imports/{id}/undo', { id })}
      done={undoneWords}
      failed="Could not undo the import"
      onDone={() => setUndone(true)}
    >
      {isUndone ? 'Undone' : 'Undo'}
    </ActionButton>
  )
}

function undoneWords({ trashed, putBack, left }: ImportUndone): string {
  const words = `Import undone. ${plural(trashed, 'new drama')} moved to the trash, ${formatNumber(putBack)} restored.`
  const stay = left === 1 ? 'stays' : 'stay'
  return left > 0 ? `${words} ${plural(left, 'drama')} edited since then ${stay} as is.` : words
}
