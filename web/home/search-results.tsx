// What the search found, in place of the mood picker.
import { useEffect, useRef } from 'react'
import type { Drama } from '#contract/dramas.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './home.module.css'

interface SearchResultsProps {
  term: string
  dramas: readonly Drama[]
  onClear: () => void
}

export function SearchResults({ term, dramas, onClear }: SearchResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Each new search brings its results into view.
  useEffect(() => {
    if (term) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [term])
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="results">
      <div className={styles.heading}>
        <div>
          <h2 id="results" ref={heading}>
            Search Results
          </h2>
          <p className={styles.lead} role="status">
            {dramas.length} {dramas.length === 1 ? 'drama' : 'dramas'} with “{term}”
          </p>
        </div>
        <Button variant="quiet" icon="x" onClick={onClear}>
          Clear Search
        </Button>
      </div>
      {dramas.length > 0 ? (
        <DramaGrid dramas={dramas} shown={2} heading="h3" />
      ) : (
        <EmptyState companion="diver" heading="h3" title={`Nothing here for “${term}” yet`}>
          Whole words are matched: a name, a place, a mood.
        </EmptyState>
      )}
    </section>
  )
}
