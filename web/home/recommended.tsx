// The dramas that match the chosen moods, each with its reason.
import type { Drama } from '#contract/api/dramas.ts'
import { formatNumber } from '#contract/in-words.ts'
import { inWords } from '#web/discovery/categories.ts'
import { reasonFor } from '#web/discovery/reason.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Recommendations } from './find-dramas.ts'
import styles from './home.module.css'
import { useScrollIntoView } from './scroll-into-view.ts'

interface RecommendedProps {
  chosen: string[]
  found: Recommendations
  popular: Drama[]
  onClear: () => void
}

export function Recommended({ chosen, found, popular, onClear }: RecommendedProps) {
  const { dramas, total } = found
  const all = paths.browse({ categories: chosen.join() })
  // a new key for every result, also for the same moods
  const section = useScrollIntoView(found)
  return (
    <section ref={section} className={`wrap ${styles.section}`} aria-labelledby="recommended">
      <div className={styles.heading}>
        <div>
          <h2 id="recommended">Recommended for you</h2>
          <p className={styles.lead}>
            {total > 0
              ? `For ${inWords(chosen)}. Best matches first.`
              : `No dramas match ${inWords(chosen)} yet.${popular.length > 0 ? ' Popular dramas instead:' : ''}`}
            {total > 0 && (
              <>
                {' '}
                <a className="link" href={all}>
                  Filter by mood and content
                </a>
              </>
            )}
          </p>
        </div>
        <Button variant="quiet" icon="x" onClick={onClear}>
          Clear
        </Button>
      </div>
      {total > 0 ? (
        <>
          <DramaGrid dramas={dramas} shown={2} heading="h3" reasonFor={(drama) => reasonFor(drama, chosen)} />
          {total > dramas.length && (
            <p>
              <ButtonLink href={all} variant="quiet" icon="arrow-right">
                See all {formatNumber(total)}
              </ButtonLink>
            </p>
          )}
        </>
      ) : popular.length === 0 ? (
        <p className="muted">No dramas available at the moment.</p>
      ) : (
        <DramaGrid dramas={popular} shown={2} heading="h3" />
      )}
    </section>
  )
}
