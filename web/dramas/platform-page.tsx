// The dramas on one streaming platform.
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { PLATFORMS } from '#contract/dramas.ts'
import { platformHeading, platformSlug } from '#contract/platforms.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params, Query } from '#web/pages.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import type { SiteFacts } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isPastTheEnd } from '#web/ui/past-the-end.tsx'
import { useCountry } from '#web/where-to-watch/country.ts'
import { CountryChoice } from '#web/where-to-watch/country-choice.tsx'
import { watchCountries } from '#web/where-to-watch/queries.ts'
import { withSearch } from '#web/with-search.ts'
import styles from './browse.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { Coming, dramaCount, Failed, PageBeyondEnd, Pages } from './list-parts.tsx'
import { PlatformBadge } from './platform-badges.tsx'
import { browseOf, count, onPlatform } from './queries.ts'

/** For the server; in the browser the page reads them on its own. */
export const furtherNeeds = (
  _client: QueryClient,
  _params: Params,
  _query: URLSearchParams,
  site?: SiteFacts,
): readonly Query[] => (site?.watchCredits ? [watchCountries] : [])

export default function PlatformPage({ params, query }: PageProps) {
  const slug = params.platform ?? ''
  const { page } = browseOf(query)
  const use = useCountry({ address: query.get('country') })
  const { country } = use
  const { data: dramas, error } = useQuery({
    ...onPlatform(slug, page, country),
    placeholderData: keepPreviousData,
  })
  const { data: found } = useQuery({
    ...count({ platform: slug, country }),
    placeholderData: keepPreviousData,
  })
  const total = found?.count ?? 0
  const isPast = isPastTheEnd(dramas, total, page)
  const heading = platformHeading(slug)
  // The country stays in the address where it is: without scripts it is nowhere else.
  const pageAt = (to: number) =>
    withSearch(paths.platform(slug), {
      country: query.get('country') ? country : undefined,
      page: to === 1 ? undefined : to,
    })
  // Use the platform's own spelling, which may differ from the address.
  const name = PLATFORMS.find((known) => platformSlug(known) === platformSlug(slug)) ?? heading
  return (
    <>
      <Head
        title={`K-Dramas on ${name}`}
        description={`Healing Korean dramas to watch on ${name}, highest rated first.`}
        path={isPast ? null : paths.platform(slug, page)}
        // The page without a country is the one to be found.
        hidden={total === 0 || query.has('country')}
      />
      <section className={`wrap ${styles.top}`}>
        <div>
          <div className={styles.heading}>
            <h1>{heading}</h1>
            <span aria-hidden="true">
              <PlatformBadge name={name} size="lg" />
            </span>
          </div>
          <p className={styles.lead}>
            {total > 0 && `${dramaCount(total)}, highest rated first. `}
            {use.name
              ? `What JustWatch lists for ${use.name}, through TMDB. Dramas that nobody has looked up yet are listed by what is generally known.`
              : total > 0 && 'What you can watch differs by country and changes often.'}
          </p>
          {total > 1 && (
            <a className="link" href={paths.browse({ platform: slug, country })} rel="nofollow">
              Filter by mood, feeling or length
            </a>
          )}
          {use.countries.length > 0 && <CountryChoice use={use} />}
        </div>
        <ButtonLink href={paths.browse()} variant="quiet" icon="arrow-left">
          Back to All K-Dramas
        </ButtonLink>
      </section>
      {error ? (
        <Failed words="Failed to fetch platform dramas" />
      ) : dramas?.length ? (
        <div className="wrap">
          <DramaGrid dramas={dramas} first />
          <Pages page={page} total={total} href={pageAt} />
        </div>
      ) : !dramas ? (
        <Coming />
      ) : isPast ? (
        <PageBeyondEnd page={page} total={total} href={pageAt} />
      ) : (
        <div className="wrap read">
          <EmptyState title={`No K-Dramas found on ${heading} at the moment.`} companion="diver" />
        </div>
      )}
    </>
  )
}
