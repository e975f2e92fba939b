// The results of a bulk change, failures first.
import { useId } from 'react'
import type { BulkResult } from '#contract/api/admin-dramas.ts'
import { plural } from '#contract/plural.ts'
import styles from '#web/admin/admin.module.css'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { reachable } from '#web/ui/reachable.ts'

export interface Outcome {
  heading: string
  results: BulkResult[]
}

export function BulkResults({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
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

export const summary = ({ heading, results }: Outcome) =>
  `${heading}: ${results.filter(({ done }) => done).length} of ${dramas(results.length)}`

export const dramas = (count: number) => plural(count, 'drama')
