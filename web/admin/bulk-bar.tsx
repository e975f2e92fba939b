// One thing done to many dramas, with one result for each.
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type BulkAction, type BulkResult, CATEGORIES } from '#contract/dramas.ts'
import { send } from '#web/api.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { reasonOf } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { reachable } from '#web/ui/reachable.ts'
import { toast } from '#web/ui/toast.ts'
import styles from './admin.module.css'
import { type AdminDrama, adminDramaIds } from './queries.ts'
import { refreshArea } from './refresh.ts'
import { useSay } from './say.ts'
import type { List } from './use-list.ts'

interface BulkBarProps {
  list: List
  /** the dramas of this page */
  shown: readonly AdminDrama[]
  chosen: ReadonlySet<number>
  choose: (ids: readonly number[], isChosen: boolean) => void
  clear: () => void
}
interface Outcome {
  heading: string
  results: BulkResult[]
}

export function BulkBar({ list, shown, chosen, choose, clear }: BulkBarProps) {
  const client = useQueryClient()
  const say = useSay()
  const [pending, setPending] = useState<BulkAction | 'select' | null>(null)
  const [category, setCategory] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const categories = useId()
  const onPage = shown.map(({ id }) => id)
  const isWholePage = onPage.length > 0 && onPage.every((id) => chosen.has(id))

  const apply = async (ids: readonly number[], action: BulkAction, heading: string) => {
    setPending(action)
    try {
      const body = { ids: [...ids], action, ...(action.endsWith('-category') && { category }) }
      const results = await send('POST /api/admin/dramas/bulk', {}, body)
      setOutcome({ heading, results })
      say(summary({ heading, results }), results.every(({ done }) => done) ? 'success' : 'error')
      await refreshArea(client, 'drama')
      return results.filter(({ done }) => done).map(({ id }) => id)
    } catch (error) {
      say(`Nothing was changed: ${reasonOf(error)}`, 'error')
      return null
    } finally {
      setPending(null)
    }
  }

  const act = async (action: BulkAction, heading: string) => {
    const done = await apply([...chosen], action, heading)
    if (action !== 'delete' || !done) return
    clear()
    if (done.length === 0) return
    toast({
      title: `${dramas(done.length)} deleted`,
      description: 'They stay in the trash for 30 days.',
      action: { label: 'Undo', onClick: () => void apply(done, 'take-out', 'Put back') },
    })
  }

  const selectAll = async () => {
    setPending('select')
    try {
      const found = adminDramaIds({ search: list.search, kind: list.filter })
      choose(await client.fetchQuery({ ...found, staleTime: 0, gcTime: 0 }), true)
    } catch (error) {
      say(`They could not be selected: ${reasonOf(error)}`, 'error')
    } finally {
      setPending(null)
    }
  }

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
              Select all {list.total.toLocaleString('en')}
            </Button>
          )}
          <p role="status" className="small">
            {chosen.size > 0 && `${chosen.size.toLocaleString('en')} selected`}
          </p>
          {chosen.size > 0 && (
            <>
              <Button variant="ghost" size="sm" icon="x" onClick={clear}>
                Clear selection
              </Button>
              <div className={styles.acts}>
                {button('popular', 'Mark popular', 'Marked popular')}
                {button('not-popular', 'Not popular', 'Marked not popular')}
                <label className={styles.category}>
                  <span className="small">Category</span>
                  <input
                    className="input"
                    list={categories}
                    value={category}
                    maxLength={500}
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
                {button('delete', 'Delete selected', 'Deleted')}
              </div>
            </>
          )}
        </section>
      )}
      {outcome && <Results outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  )
}

function Results({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
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
      {/* what went wrong stands first */}
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

/** Results shown; nobody reads more. */
const MOST_SHOWN = 500

const summary = ({ heading, results }: Outcome) =>
  `${heading}: ${results.filter(({ done }) => done).length} of ${dramas(results.length)}`

const dramas = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'drama' : 'dramas'}`
