// The K-Drama page with moods or a feeling chosen: what fits best comes first.
import { useQuery } from '@tanstack/react-query'
import { inWords, knownCategory } from '#web/discovery/categories.ts'
import { reasonFor } from '#web/discovery/reason.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { isPastTheEnd } from '#web/ui/past-the-end.tsx'
import styles from './browse.module.css'
import { ComfortFilter, NoMatches, Unchecked } from './comfort-filter.tsx'
import { DramaGrid } from './drama-grid.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Coming, dramaCount, Failed, PageBeyondEnd, Pages } from './list-parts.tsx'
import { type BrowseOf, count, hasWish, namesIn, popularSix, recommended, wishIn } from './queries.ts'

/** Popular dramas, where there are no recommendations. */
export const hasFallback = (browse: BrowseOf, { length }: { length: number }) =>
  length === 0 && !hasWish(browse)

export function Recommendations(browse: BrowseOf) {
  const { categories, page } = browse
  const wish = wishIn(browse)
  const chosen = namesIn(categories)
  const what = chosen.length > 0 ? inWords(chosen.slice(0, 6)) : 'tonight'
  const title = chosen.length > 0 ? `${what} K-Dramas` : 'K-Dramas for Tonight'
  const { data: dramas, error } = useQuery(recommended(browse))
  const { data: found } = useQuery(count({ ...wish, categories }))
  const total = found?.count ?? 0
  const isPast = isPastTheEnd(dramas, total, page)
  const fallback = dramas !== undefined && !isPast && hasFallback(browse, dramas)
  const { data: popular = [] } = useQuery({ ...popularSix, enabled: fallback })
  const pageHref = (to: number) => paths.browse({ ...wish, categories, page: to })
  const newestFirst = paths.browse({ ...wish, mood: categories, sort: 'latest' })
  return (
    <>
      <Head
        title={chosen.length > 4 ? 'Recommended K-Dramas' : title}
        description={`Korean dramas for ${what}. Best matches first, then by rating.`}
        path={isPast ? null : paths.browse({ categories, page })}
        hidden={hasWish(browse) || dramas?.length === 0 || !chosen.every(knownCategory)}
      />
      <section className={`wrap ${styles.top}`}>
        <div>
          <h1>Recommended for you</h1>
          <p className={styles.lead}>
            {fallback
              ? `No dramas match these moods yet.${popular.length > 0 ? ' Popular dramas instead:' : ''}`
              : `${dramaCount(total)} for ${what}. Best matches first.`}
            {total > 1 && (
              <>
                {' '}
                <a className="link" href={newestFirst} rel="nofollow">
                  Newest first
                </a>
              </>
            )}
          </p>
        </div>
        <ButtonLink href={paths.browse({ ...wish, feel: undefined })} variant="quiet" icon="arrow-left">
          Back to Popular K-Dramas
        </ButtonLink>
      </section>
      <FilterBar browse={browse} />
      <ComfortFilter browse={browse} found={found} />
      {error ? (
        <Failed words="Could not load the recommendations." />
      ) : !dramas ? (
        <Coming />
      ) : isPast ? (
        <PageBeyondEnd page={page} total={total} href={pageHref} />
      ) : dramas.length === 0 && !fallback ? (
        <NoMatches browse={browse} />
      ) : (
        <div className="wrap">
          {fallback && popular.length === 0 ? (
            <p className="muted">No dramas available at the moment.</p>
          ) : fallback ? (
            <DramaGrid dramas={popular} first />
          ) : (
            <DramaGrid dramas={dramas} reasonFor={(drama) => reasonFor(drama, chosen)} first />
          )}
          <Pages page={page} total={total} href={pageHref} />
        </div>
      )}
      <Unchecked browse={browse} found={found} />
    </>
  )
}
