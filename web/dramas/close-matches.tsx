// Similar titles below the search results, each with the name that matched.
import type { CloseMatch } from '#contract/api/dramas.ts'
import styles from './close-matches.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { matchReason } from './match-reason.tsx'

interface CloseMatchesProps {
  matches: readonly CloseMatch[]
  shown?: 2 | 3
}

export function CloseMatches({ matches, shown = 3 }: CloseMatchesProps) {
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
