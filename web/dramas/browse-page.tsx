// The K-Drama page: every drama in the chosen order, search results, or recommendations by mood.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_BROWSE } from '#contract/browse.ts'
import { notesIn, withIncluded } from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { helpText } from '#web/help/queries.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params, Query } from '#web/pages.ts'
import { paths, type Wish } from '#web/paths.ts'
import { PeopleFound } from '#web/people/people-found.tsx'
import { Head } from '#web/shell/head.tsx'
import type { SiteFacts } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isPastTheEnd } from '#web/ui/past-the-end.tsx'
import { watchCountries } from '#web/where-to-watch/queries.ts'
import { useRemembered } from './avoided.ts'
import styles from './browse.module.css'
import { CloseMatches } from './close-matches.tsx'
import { ComfortFilter, NoMatches, Unchecked } from './comfort-filter.tsx'
import { DramaGrid } from './drama-grid.tsx'
import { DramaSearch } from './drama-search.tsx'
import { FilterBar } from './filter-bar.tsx'
import { IndexMatches } from './index-matches.tsx'
import { Coming, dramaCount, Failed, PageBeyondEnd, Pages } from './list-parts.tsx'
import { MeantDramas } from './meant-dramas.tsx'
import { NewDramas } from './new-dramas.tsx'
import {
  type BrowseOf,
  browseContent,
  browseOf,
  count,
  foundNothing,
  hasWish,
  isRecommended,
  popularSix,
  recommended,
  searched,
  sorted,
  wishIn,
} from './queries.ts'
import { hasFallback, Recommendations } from './recommendations.tsx'
import { HiddenWish } from './sort-choice.tsx'

/**
 * The help line, when suicide or self-harm is among the topics to avoid; popular dramas, when no mood matches; the name
 * of the country.
 */
export function furtherNeeds(
  client: QueryClient,
  _params: Params,
  query: URLSearchParams,
  site?: SiteFacts,
): Query[] {
  const browse = browseOf(query)
  const dramas = isRecommended(browse) && client.getQueryData(recommended(browse).queryKey)
  return [
    ...(needsHelp(withIncluded(notesIn(`${browse.avoid},${browse.avoidMentions}`))) ? [helpText] : []),
    ...(dramas && hasFallback(browse, dramas) ? [popularSix] : []),
    ...(browse.country && site?.watchCredits ? [watchCountries] : []),
  ]
}

export default function BrowsePage({ query }: PageProps) {
  const browse = browseOf(query)
  useRemembered(browse)
  return isRecommended(browse) ? <Recommendations {...browse} /> : <Collection {...browse} />
}

/** All dramas, or what a search found: then `further` has everything else that its words may mean. */
function useDramas(browse: BrowseOf) {
  const isSearch = browse.search !== undefined
  const search = useQuery({ ...searched(browse), enabled: isSearch })
  const all = useQuery({ ...sorted(browse), enabled: !isSearch })
  const total = useQuery({ ...count(wishIn(browse)), enabled: !isSearch })
  if (!isSearch) return { dramas: all.data, found: total.data, error: all.error }
  return { dramas: search.data?.dramas, found: search.data, further: search.data, error: search.error }
}

function Collection(browse: BrowseOf) {
  const { dramas, found, further, error } = useDramas(browse)
  const { search } = browse
  const wish = wishIn(browse)
  const { data: texts = DEFAULT_BROWSE } = useQuery(browseContent)
  const total = found?.count ?? dramas?.length ?? 0
  const isPast = isPastTheEnd(dramas, total, browse.page)
  const inIndex = further?.index?.total ?? 0
  const title = browse.search ? `Search: ${browse.search}` : texts.title
  const lead = browse.search ? `${dramaCount(total + inIndex)} with “${browse.search}”.` : texts.description
  return (
    <>
      <Head
        title={browse.search ? `Dramas with “${browse.search}”` : 'Healing K-Dramas'}
        description="Browse healing Korean dramas by rating, year or streaming platform, with cast, moods and where to watch."
        path={isPast ? null : paths.browse({ ...browse, sort: undefined })}
        hidden={browse.search !== undefined || hasWish(browse)}
      />
      <section className={`wrap ${styles.top}`}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead} aria-live="polite">
            {lead}
          </p>
          <Find key={search ?? ''} browse={browse} />
          {browse.search ? (
            <p className={styles.quick}>
              <ButtonLink
                href={paths.browse({ ...wish, sort: browse.sort })}
                variant="ghost"
                size="sm"
                icon="x"
              >
                Clear Search
              </ButtonLink>
            </p>
          ) : (
            <FeaturedMoods featured={texts.featured} {...wish} />
          )}
        </div>
      </section>
      {!browse.search && !hasWish(browse) && <NewDramas />}
      {further && (
        <div className="wrap">
          <PeopleFound people={further.people} />
        </div>
      )}
      <FilterBar browse={browse} sortable />
      <ComfortFilter browse={browse} found={found} />
      {error ? (
        <Failed words="Failed to fetch sorted dramas" />
      ) : dramas?.length ? (
        <div className="wrap">
          <DramaGrid dramas={dramas} first />
          <Pages page={browse.page} total={total} href={(page) => paths.browse({ ...browse, page })} />
        </div>
      ) : !dramas ? (
        <Coming />
      ) : isPast ? (
        <PageBeyondEnd page={browse.page} total={total} href={(page) => paths.browse({ ...browse, page })} />
      ) : hasWish(browse) ? (
        <NoMatches browse={browse} />
      ) : (
        (!further || foundNothing(further)) && (
          <NothingHere search={browse.search} featured={texts.featured} />
        )
      )}
      <Unchecked browse={browse} found={found} />
      {further && <MeantDramas meant={further.meant} wish={wish} />}
      {further && <CloseMatches matches={further.close} />}
      {search && further?.index && <IndexMatches search={search} found={further.index} page={browse.index} />}
    </>
  )
}

interface FeaturedMoodsProps extends Wish {
  featured: readonly string[]
}

const FeaturedMoods = ({ featured, ...wish }: FeaturedMoodsProps) => (
  <ul className={`tags ${styles.quick}`} aria-label="Featured moods">
    {featured.map((category) => (
      <li key={category}>
        <a
          className={`badge lg cat-${category}`}
          href={paths.browse({ ...wish, mood: undefined, categories: category })}
        >
          {categoryLabel(category)}
        </a>
      </li>
    ))}
  </ul>
)

/** Searches all dramas. Order and comfort filter are kept. */
function Find({ browse: { sort, search = '', ...browse } }: { browse: BrowseOf }) {
  const wish = wishIn(browse)
  const [, navigate] = useLocation()
  const [term, setTerm] = useState(search)
  return (
    <div className={styles.quick}>
      <DramaSearch
        value={term}
        onChange={setTerm}
        onSearch={(typed) => navigate(paths.browse({ ...wish, sort, search: typed.trim() }))}
      >
        {sort !== 'ranking' && <input type="hidden" name="sort" value={sort} />}
        <HiddenWish wish={wish} />
      </DramaSearch>
    </div>
  )
}

function NothingHere({ search, featured }: { search: string | undefined; featured: readonly string[] }) {
  return (
    <div className="wrap read">
      {search ? (
        <EmptyState title="No dramas found" companion="diver" action={<FeaturedMoods featured={featured} />}>
          No K-dramas match "{search}". Try different keywords or browse by categories.
        </EmptyState>
      ) : (
        <EmptyState title="No dramas available at the moment." companion="student" />
      )}
    </div>
  )
}
