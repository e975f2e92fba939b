// Recent imports: unfinished ones to continue, and finished ones to undo.
import { useQuery } from '@tanstack/react-query'
import type { ImportDone } from '#contract/api/admin-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { query } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './import.module.css'
import { UndoButton } from './undo-button.tsx'

export const lastImports = query('GET /api/admin/dramas/imports')

export function PastImports({ onReadAgain }: { onReadAgain: (id: number) => void }) {
  // somebody else may have imported since it was last open
  const query = useQuery({ ...lastImports, refetchOnMount: 'always' })
  const { data } = query
  if (!data) return <LoadingInDialog query={query} />
  if (data.imports.length === 0) return <EmptyState heading="h3" title="No imports yet." />
  return (
    <ul className={styles.past}>
      {data.imports.map((one) => (
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
            <Button variant="quiet" title={`Preview ${one.name}`} onClick={() => onReadAgain(one.id)}>
              Preview
            </Button>
          )}
          {one.doneAt && !one.undoneAt && (one.added ?? 0) + (one.changed ?? 0) > 0 && (
            <UndoButton id={one.id} name={one.name} />
          )}
        </li>
      ))}
    </ul>
  )
}

function endOf({ total, added, changed, doneAt, undoneAt }: ImportDone): string {
  if (!doneAt) return `${plural(total, 'drama')}, not imported yet`
  const came = `${plural(added ?? 0, 'drama')} added, ${formatNumber(changed ?? 0)} changed`
  return undoneAt ? `${came}, undone` : came
}
