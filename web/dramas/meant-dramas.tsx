// Dramas that a word of feeling means, below the search results: "cozy", "tearjerker", "payback".
import type { DramasMeant } from '#contract/api/dramas.ts'
import { paths, type Wish } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './close-matches.module.css'
import { DramaGrid } from './drama-grid.tsx'

interface MeantDramasProps {
  meant: DramasMeant
  wish: Wish
  shown?: 2 | 3
}

export function MeantDramas({ meant, wish, shown = 3 }: MeantDramasProps) {
  if (meant.dramas.length === 0) return null
  const { moods, feel, length } = meant
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="meant-dramas">
      <h2 id="meant-dramas">{meant.title}</h2>
      <p className={styles.lead}>By how they feel, not by their words.</p>
      <DramaGrid dramas={meant.dramas} shown={shown} heading="h3" />
      {(moods.length > 0 || feel || length) && (
        <p>
          <ButtonLink
            href={paths.browse({ ...wish, feel, length, categories: moods.join() })}
            variant="quiet"
            icon="arrow-right"
          >
            See all of them
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
