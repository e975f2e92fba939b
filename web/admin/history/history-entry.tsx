// One change in the history: author, time, differences, and restoring the state before or after it, with a preview.
import { useId, useState } from 'react'
import type { Revision } from '#contract/api/history.ts'
import { fieldsAt } from '#contract/content/content.ts'
import type { Fields } from '#contract/content/fields.ts'
import { differences, type State } from '#contract/history.ts'
import { plural } from '#contract/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import { DifferenceRow } from './difference.tsx'
import { inFormOrder } from './field-words.ts'
import styles from './versions.module.css'

export type Side = 'before' | 'after'

interface HistoryEntryProps {
  revision: Revision
  /** offers the original state before the first change */
  asBeginning?: boolean
  /** the current version; null when it is in the trash */
  now: State | null
  pending: boolean
  onRestore: (id: number, side: Side) => Promise<void>
}

export function HistoryEntry({ revision, asBeginning, now, pending, onRestore }: HistoryEntryProps) {
  const heading = useId()
  const [looking, setLooking] = useState<Side | null>(null)
  const { before, after, by, createdAt } = revision
  const fields = fieldsAt(revision.area, revision.item)
  const sides = (asBeginning ? ['before'] : ['before', 'after']) as Side[]
  /** What restoring would change; the current state is not offered. */
  const wouldChange = (side: Side) => differences(now, revision[side] && { ...now, ...revision[side] })
  const offered = sides.filter((side) => revision[side] && (now === null || wouldChange(side).length > 0))

  return (
    <article className={styles.entry} aria-labelledby={heading}>
      <div>
        <h3 id={heading}>
          {asBeginning ? (
            'First version'
          ) : (
            <>
              {DONE[revision.action]} by <bdi>{by}</bdi>
            </>
          )}
        </h3>
        <p className="small muted">
          {asBeginning ? 'Original version' : <When at={createdAt} />}
          {!asBeginning && now && isNow(revision, now) && ' · current version'}
        </p>
      </div>
      <Changes fields={fields} before={asBeginning ? null : before} after={asBeginning ? before : after} />
      {looking ? (
        <div className="stack tight">
          <p>
            <b>Restoring this version changes:</b>
          </p>
          <Changes fields={fields} before={now} after={{ ...now, ...revision[looking] }} />
          <div className="row">
            <Button
              size="sm"
              pending={pending}
              pendingLabel="Restoring..."
              onClick={() => void onRestore(revision.id, looking).then(() => setLooking(null))}
            >
              Restore
            </Button>
            <Button variant="quiet" size="sm" disabled={pending} onClick={() => setLooking(null)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <div className="row">
          {offered.map((side) => (
            <Button
              key={side}
              variant="quiet"
              size="sm"
              icon={side === 'before' ? 'undo-2' : 'rotate-ccw'}
              disabled={pending}
              onClick={() => setLooking(side)}
            >
              {asBeginning
                ? 'Restore first version...'
                : side === 'before'
                  ? 'Restore the previous version...'
                  : 'Restore this version...'}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

const DONE: Record<Revision['action'], string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  imported: 'Imported',
}

const isNow = (revision: Revision, now: State) =>
  revision.after !== null && differences(now, { ...now, ...revision.after }).length === 0

interface ChangesProps {
  fields: Fields
  before: State | null
  after: State | null
}

/** Creation and deletion take one line, which unfolds. */
function Changes({ fields, before, after }: ChangesProps) {
  const changes = inFormOrder(fields, differences(before, after))
  const list = (
    <dl className={styles.fields}>
      {changes.map((change) => (
        <DifferenceRow key={change.field} fields={fields} {...change} />
      ))}
    </dl>
  )
  if (before && after) return changes.length > 0 ? list : <p className="small muted">No differences.</p>
  return (
    <details>
      <summary>{plural(changes.length, 'field')}</summary>
      {list}
    </details>
  )
}
