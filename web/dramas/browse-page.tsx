// The K-Drama page: every drama in the chosen order, search results, or recommendations by mood.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_BROWSE } from '#contract/browse.ts'
import { notesIn, withIncluded } from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { formatNumber } from '#contract/in-words.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { categoryLabel, inWords, knownCategory } from '#web/discovery/categories.ts'
import { reasonFor } from '#web/discovery/reason.ts'
import { helpText } from '#web/help/queries.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params, Query } from '#web/pages.ts'
import { paths, type Wish } from '#web/paths.ts'
import { PeopleFound } from '#web/people/people-found.tsx'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import type { SiteFacts } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { isPastTheEnd, PastTheEnd } from '#web/ui/past-the-end.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { watchCountries } from '#web/where-to-watch/queries.ts'
import { useRemembered } from './avoided.ts'
import styles from './browse.module.css'
import { CloseMatches } from './close-matches.tsx'
import { ComfortFilter, NoMatches, Unchecked } from './comfort-filter.tsx'
import { DramaGrid } from './drama-grid.tsx'
import { DramaSearch } from './drama-search.tsx'
import { FilterBar } from './filter-bar.tsx'
import { IndexMatches } from './index-matches.tsx'
import { MeantDramas } from './meant-dramas.tsx'
import { NewDramas } from './new-dramas.tsx'
import {
  browseContent,
  browseOf,
  count,
  hasWish,
  isRecommended,
  namesIn,
  popularSix,
  recommended,
  searched,
  sorted,
  wishIn,
} from './queries.ts'
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

/** Popular dramas, where there are no recommendations. */
const hasFallback = (browse: Shown, { length }: { length: number }) => length === 0 && !hasWish(browse)

export default function BrowsePage({ query }: PageProps) {
  const browse = browseOf(query)
  useRemembered(browse)
  return isRecommended(browse) ? <Recommendations {...browse} /> : <Collection {...browse} />
}

type Shown = ReturnType<typeof browseOf>

/** All dramas, or what a search found: then `further` has everything else that its words may mean. */
function useDramas(browse: Shown) {
  const isSearch = browse.search !== undefined
  const search = useQuery({ ...searched(browse), enabled: isSearch })
  const all = useQuery({ ...sorted(browse), enabled: !isSearch })
  const total = useQuery({ ...count(wishIn(browse)), enabled: !isSearch })
  if (!isSearch) return { dramas: all.data, found: total.data, error: all.error }
  return { dramas: search.data?.dramas, found: search.data, further: search.data, error: search.error }
}

function Collection(browse: Shown) {
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
        inIndex === 0 && <NothingHere search={browse.search} featured={texts.featured} />
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
function Find({ browse: { sort, search = '', ...browse } }: { browse: Shown }) {
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

/** Shown while the list loads. */
export const Coming = () => (
  <p className="wrap">
    <Spinner label="Loading dramas" />
  </p>
)

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

function Recommendations(browse: Shown) {
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

export const dramaCount = (total: number) => plural(total, 'drama', 'dramas')

interface PagesProps {
  page: number
  total: number
  href: (page: number) => string
}

export const PageBeyondEnd = ({ page, total, href }: PagesProps) => (
  <div className="wrap read">
    <PastTheEnd page={page} last={Math.ceil(total / BROWSE_PAGE)} href={href} />
  </div>
)

export function Pages({ page, total, href }: PagesProps) {
  const from = (page - 1) * BROWSE_PAGE + 1
  return (
    <Pagination
      label="Pages of dramas"
      page={page}
      pages={Math.ceil(total / BROWSE_PAGE)}
      href={href}
      summary={`${from} to ${Math.min(total, page * BROWSE_PAGE)} of ${formatNumber(total)}`}
    />
  )
}

export function Failed({ words }: { words: string }) {
  return (
    <div className="wrap read">
      <CouldNotLoad title={words} />
    </div>
  )
}
