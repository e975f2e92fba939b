// Similar titles below the search results, each with the name that matched.
import { useQuery } from '@tanstack/react-query'
import type { Wish } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './close-matches.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { matchReason } from './match-reason.tsx'
import { closeTo } from './queries.ts'

/** The search text and the comfort filter. */
interface CloseMatchesProps extends Wish {
  search: string
  shown?: 2 | 3
}

export function CloseMatches({ shown = 3, ...search }: CloseMatchesProps) {
  const { data: matches, isError, refetch } = useQuery(closeTo(search))
  if (isError)
    return (
      <p className={`wrap muted ${styles.failed}`} role="status">
        Could not load similar titles.
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!matches)
    return (
      <p className="wrap">
        <Spinner label="Loading similar titles" />
      </p>
    )
  if (matches.length === 0) return null
  const byId = new Map(matches.map((match) => [match.drama.id, match]))
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="close-matches">
      <h2 id="close-matches">Similar titles</h2>
      <p className={styles.lead} role="status">
        Did you mean one of these?
      </p>
      <DramaGrid
        dramas={matches.map(({ drama }) => drama)}
        shown={shown}
        heading="h3"
        reasonFor={({ id }) => matchReason(byId.get(id)!)}
      />
    </section>
  )
}
