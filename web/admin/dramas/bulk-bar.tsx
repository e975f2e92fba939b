// The bar for bulk changes of dramas, and the results of the last one.
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminDrama, BulkResult } from '#contract/api/admin-dramas.ts'
import type { BulkAction } from '#contract/dramas.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import styles from '#web/admin/admin.module.css'
import type { Selection } from '#web/admin/content/content-list.tsx'
import { offer } from '#web/admin/history/undo.ts'
import type { List } from '#web/admin/lists/paged-list.tsx'
import { query, send } from '#web/api.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { reachable } from '#web/ui/reachable.ts'

interface BulkBarProps extends Selection {
  list: List
  /** the dramas of this page */
  shown: readonly AdminDrama[]
}

export function BulkBar({ list, shown, chosen, setChosen }: BulkBarProps) {
  const client = useQueryClient()
  const [category, setCategory] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const categories = useId()
  const onPage = shown.map(({ id }) => id)
  const isWholePage = onPage.length > 0 && onPage.every((id) => chosen.has(id))

  const changeOf = (action: BulkAction, heading: string, ids: readonly number[]) => {
    const body = { ids: [...ids], action, ...(action.endsWith('-category') && { category }) }
    return {
      act: () => send('POST /api/admin/dramas/bulk', {}, body),
      done: (results: BulkResult[]) => summary({ heading, results }),
      failed: 'Could not change the dramas',
    }
  }
  const afterDeletion = (results: readonly BulkResult[]) => {
    const ids = results.filter(({ done }) => done).map(({ id }) => id)
    if (ids.length === 0) return
    setChosen(new Set())
    const title = `${dramas(ids.length)} deleted`
    offer({ title, description: 'You can restore them from the trash for 30 days.' }, client, async () =>
      summary({ heading: 'Restored', results: await changeOf('take-out', '', ids).act() }),
    )
  }
  const button = (action: BulkAction, label: string, heading: string, isReady = true) => (
    <ActionButton
      variant="quiet"
      size="sm"
      disabled={!isReady}
      {...changeOf(action, heading, [...chosen])}
      onDone={(results) => {
        setOutcome({ heading, results })
        if (action === 'delete') afterDeletion(results)
      }}
    >
      {label}
    </ActionButton>
  )
  const typed = category.trim()
  const { search, kind } = list.found

  return (
    <>
      {(list.total > 0 || chosen.size > 0) && (
        <section className={styles.bulk} aria-label="Selected dramas">
          <label className="check">
            <input
              type="checkbox"
              checked={isWholePage}
              onChange={({ target }) =>
                setChosen(
                  new Set([...chosen, ...onPage].filter((id) => target.checked || !onPage.includes(id))),
                )
              }
            />
            <span>Select this page</span>
          </label>
          {list.total > onPage.length && (
            <ActionButton
              variant="ghost"
              size="sm"
              act={() =>
                client.fetchQuery({ ...query('GET /api/admin/dramas/ids', { search, kind }), gcTime: 0 })
              }
              failed="Could not select the dramas"
              onlyReads
              onDone={(ids) => setChosen(new Set([...chosen, ...ids]))}
            >
              Select all {formatNumber(list.total)}
            </ActionButton>
          )}
          <p role="status" className="small">
            {chosen.size > 0 && `${formatNumber(chosen.size)} selected`}
          </p>
          {chosen.size > 0 && (
            <>
              <Button variant="ghost" size="sm" icon="x" onClick={() => setChosen(new Set())}>
                Clear selection
              </Button>
              <div className={styles.acts}>
                {button('popular', 'Mark as popular', 'Marked as popular')}
                {button('not-popular', 'Mark as not popular', 'Marked as not popular')}
                <label className={styles.category}>
                  <span className="small">Category</span>
                  <input
                    className="input"
                    list={categories}
                    value={category}
                    maxLength={LIMITS.listItem}
                    autoComplete="off"
                    onChange={({ target }) => setCategory(target.value)}
                  />
                </label>
                <datalist id={categories}>
                  {CATEGORIES.map((known) => (
                    <option key={known} value={known}>
                      {categoryLabel(known)}
                    </option>
                  ))}
                </datalist>
                {button('add-category', 'Add category', `Category “${typed}” added`, typed !== '')}
                {button('remove-category', 'Remove category', `Category “${typed}” removed`, typed !== '')}
                {kind === 'index' && button('move-to-catalogue', 'Move to catalogue', 'Moved to the catalog')}
                {button('delete', 'Delete selected', 'Deleted')}
              </div>
            </>
          )}
        </section>
      )}
      {outcome && <BulkResults outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  )
}

interface Outcome {
  heading: string
  results: BulkResult[]
}

function BulkResults({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const title = useId()
  const { results } = outcome
  const failed = results.filter(({ done }) => !done)
  return (
    <section className={`panel ${styles.results}`} aria-labelledby={title}>
      <div className="row apart">
        <h3 id={title}>{summary(outcome)}</h3>
        <Button variant="ghost" size="sm" icon="x" onClick={onClose}>
          Close
        </Button>
      </div>
      <ul ref={reachable} aria-labelledby={title} className={styles.resultList}>
        {[...failed, ...results.filter(({ done }) => done)].slice(0, MOST_SHOWN).map((result) => (
          <li key={result.id} className={result.done ? 'dye-sol' : 'dye-danger'}>
            <Icon name={result.done ? 'circle-check' : 'circle-alert'} />
            <bdi>{result.title}</bdi>
            <span className="muted">{result.message}</span>
          </li>
        ))}
        {results.length > MOST_SHOWN && <li>And {dramas(results.length - MOST_SHOWN)} more.</li>}
      </ul>
    </section>
  )
}

/** Maximum number of results shown. */
const MOST_SHOWN = 500

const summary = ({ heading, results }: Outcome) =>
  `${heading}: ${results.filter(({ done }) => done).length} of ${dramas(results.length)}`

const dramas = (count: number) => plural(count, 'drama')
