// The search results, in place of the mood picker.
import type { Found } from '#contract/api/search.ts'
import { formatNumber } from '#contract/in-words.ts'
import { useAvoided } from '#web/dramas/avoided.ts'
import { CloseMatches } from '#web/dramas/close-matches.tsx'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { IndexMatches } from '#web/dramas/index-matches.tsx'
import { MeantDramas } from '#web/dramas/meant-dramas.tsx'
import { foundNothing } from '#web/dramas/queries.ts'
import { paths } from '#web/paths.ts'
import { PeopleFound } from '#web/people/people-found.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Status } from '#web/ui/status.tsx'
import { useToast } from '#web/ui/toast-slot.tsx'
import styles from './home.module.css'
import { nothingFound } from './result-messages.ts'
import { useScrollIntoView } from './scroll-into-view.ts'

interface SearchResultsProps {
  term: string
  found: Found
  onClear: () => void
}

export function SearchResults({ term, found, onClear }: SearchResultsProps) {
  const { dramas, count, index, people, meant, close } = found
  const all = count + (index?.total ?? 0)
  const section = useScrollIntoView(found)
  const { avoid, avoidMentions } = useAvoided() ?? {}
  return (
    <>
      <section ref={section} className={`wrap ${styles.section}`} aria-labelledby="results">
        <div className={styles.heading}>
          <div>
            <h2 id="results">Search results</h2>
            <Status className={styles.lead}>
              {formatNumber(all)} {all === 1 ? 'drama' : 'dramas'} with “{term}”
            </Status>
          </div>
          <Button variant="quiet" icon="x" onClick={onClear}>
            Clear Search
          </Button>
        </div>
        <PeopleFound people={people} />
        {dramas.length > 0 ? (
          <>
            <DramaGrid dramas={dramas} shown={2} heading="h3" />
            {count > dramas.length && (
              <p>
                <ButtonLink href={paths.browse({ search: term })} variant="quiet" icon="arrow-right">
                  See all {formatNumber(count)}
                </ButtonLink>
              </p>
            )}
          </>
        ) : (
          foundNothing(found) && <NothingFound term={term} />
        )}
      </section>
      <MeantDramas meant={meant} wish={{ avoid, avoidMentions }} shown={2} />
      <CloseMatches matches={close} shown={2} />
      {index && <IndexMatches search={term} found={index} shown={2} />}
    </>
  )
}

/** The toast says it first, the page after the toast is gone, so screen readers do not hear it twice. */
function NothingFound({ term }: { term: string }) {
  const { title, description } = nothingFound(term)
  const isInToast = useToast()?.title === title
  return (
    <EmptyState companion="diver" heading="h3" title={isInToast ? `No dramas match “${term}”` : title}>
      {isInToast ? 'Search matches whole words: a title, an actor, a mood.' : description}
    </EmptyState>
  )
}
