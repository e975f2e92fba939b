// The bar for bulk changes of dramas.
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { BulkAction } from '#contract/dramas.ts'
import { formatNumber } from '#contract/in-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES } from '#contract/moods.ts'
import styles from '#web/admin/admin.module.css'
import type { List } from '#web/admin/lists/paged-list.tsx'
import { useSay } from '#web/admin/say.ts'
import { useAction } from '#web/admin/use-action.ts'
import { query, send } from '#web/api.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { BulkResults, dramas, type Outcome, summary } from './bulk-results.tsx'

interface BulkBarProps {
  list: List
  /** the dramas of this page */
  shown: readonly AdminDrama[]
  chosen: ReadonlySet<number>
  choose: (ids: readonly number[], isChosen: boolean) => void
}

export function BulkBar({ list, shown, chosen, choose }: BulkBarProps) {
  const [category, setCategory] = useState('')
  const { pending, outcome, setOutcome, act, selectAll } = useBulk({ list, chosen, choose, category })
  const categories = useId()
  const onPage = shown.map(({ id }) => id)
  const isWholePage = onPage.length > 0 && onPage.every((id) => chosen.has(id))

  const button = (action: BulkAction, label: string, heading: string, needsCategory = false) => (
    <Button
      variant="quiet"
      size="sm"
      pending={pending === action}
      disabled={pending !== null || chosen.size === 0 || (needsCategory && !category.trim())}
      onClick={() => void act(action, heading)}
    >
      {label}
    </Button>
  )

  return (
    <>
      {(list.total > 0 || chosen.size > 0) && (
        <section className={styles.bulk} aria-label="Selected dramas">
          <label className="check">
            <input
              type="checkbox"
              checked={isWholePage}
              onChange={({ target }) => choose(onPage, target.checked)}
            />
            <span>Select this page</span>
          </label>
          {list.total > onPage.length && (
            <Button variant="ghost" size="sm" pending={pending === 'select'} onClick={() => void selectAll()}>
              Select all {formatNumber(list.total)}
            </Button>
          )}
          <p role="status" className="small">
            {chosen.size > 0 && `${formatNumber(chosen.size)} selected`}
          </p>
          {chosen.size > 0 && (
            <>
              <Button variant="ghost" size="sm" icon="x" onClick={() => choose([...chosen], false)}>
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
                {button('add-category', 'Add category', `Category “${category.trim()}” added`, true)}
                {button('remove-category', 'Remove category', `Category “${category.trim()}” removed`, true)}
                {list.view.filter === 'index' &&
                  button('move-to-catalogue', 'Move to catalogue', 'Moved to the catalog')}
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

type BulkOptions = Pick<BulkBarProps, 'list' | 'chosen' | 'choose'> & {
  /** the mood to add or to remove */
  category: string
}

/** Changes all chosen dramas, and selects all matches of the list. */
function useBulk({ list, chosen, choose, category }: BulkOptions) {
  const client = useQueryClient()
  const say = useSay()
  const { run, pending: isPending } = useAction()
  const [acting, setActing] = useState<BulkAction | 'select' | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** @returns the dramas that were changed */
  const apply = async (ids: readonly number[], action: BulkAction, heading: string) => {
    setActing(action)
    const body = { ids: [...ids], action, ...(action.endsWith('-category') && { category }) }
    const results = await run(() => send('POST /api/admin/dramas/bulk', {}, body), {
      failed: 'Could not change the dramas',
    })
    if (!results) return []
    setOutcome({ heading, results })
    say(summary({ heading, results }), results.every(({ done }) => done) ? 'success' : 'error')
    return results.filter(({ done }) => done).map(({ id }) => id)
  }

  const act = async (action: BulkAction, heading: string) => {
    const done = await apply([...chosen], action, heading)
    if (action !== 'delete' || done.length === 0) return
    choose([...chosen], false)
    toast({
      title: `${dramas(done.length)} deleted`,
      description: 'You can restore them from the trash for 30 days.',
      action: { label: 'Undo', onClick: () => void apply(done, 'take-out', 'Restored') },
    })
  }

  const selectAll = async () => {
    setActing('select')
    const { search, filter: kind } = list.view
    const found = query('GET /api/admin/dramas/ids', { search, kind })
    const ids = await run(() => client.fetchQuery({ ...found, staleTime: 0, gcTime: 0 }), {
      failed: 'Could not select the dramas',
    })
    if (ids) choose(ids, true)
  }

  return { pending: isPending ? acting : null, outcome, setOutcome, act, selectAll }
}
