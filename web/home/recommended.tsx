// The dramas that fit the chosen moods, each with its reason.
import { useEffect, useRef } from 'react'
import type { Drama } from '#contract/dramas.ts'
import type { Recommendation } from '#contract/search.ts'
import { inWords } from '#web/discovery/categories.ts'
import { reasonFor } from '#web/discovery/reason.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './home.module.css'

interface RecommendedProps {
  chosen: string[]
  found: Recommendation<Drama>[]
  popular: Drama[]
  onClear: () => void
}

export function Recommended({ chosen, found, popular, onClear }: RecommendedProps) {
  const section = useRef<HTMLElement>(null)
  const asked = chosen.join()
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (asked) section.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  }, [asked])
  return (
    <section ref={section} className={`wrap ${styles.section}`} aria-labelledby="recommended">
      <div className={styles.heading}>
        <div>
          <h2 id="recommended">Recommended for You</h2>
          <p className={styles.lead}>
            {found.length > 0
              ? `For ${inWords(chosen)}. Most matches first, then rating.`
              : `Nothing fits ${inWords(chosen)} yet. Six that many people love:`}
          </p>
        </div>
        <Button variant="quiet" icon="x" onClick={onClear}>
          Clear
        </Button>
      </div>
      {found.length > 0 ? (
        <DramaGrid
          dramas={found.map(({ drama }) => drama)}
          shown={2}
          heading="h3"
          reasonFor={(drama) => reasonFor(drama, chosen)}
        />
      ) : (
        <DramaGrid dramas={popular} shown={2} heading="h3" />
      )}
    </section>
  )
}
