// Dramas that a word of feeling means, below the search results: "cozy", "tearjerker", "payback".
import { useQuery } from '@tanstack/react-query'
import { paths, type Wish } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './close-matches.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { meantBy } from './queries.ts'

interface MeantDramasProps extends Wish {
  search: string
  shown?: 2 | 3
}

/** An extra: nothing while it loads, or where it cannot be loaded. */
export function MeantDramas({ shown = 3, ...search }: MeantDramasProps) {
  const { data: meant } = useQuery(meantBy(search))
  if (!meant || meant.dramas.length === 0) return null
  const { search: _, ...wish } = search
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
