// The queries of the drama pages.

import type { Drama } from '#contract/api/dramas.ts'
import type { Related } from '#contract/api/related.ts'
import { SORTS, type Sort } from '#contract/dramas.ts'
import { query } from '#web/api.ts'
import { knownCategory } from '#web/discovery/categories.ts'
import { htmlOnly } from '#web/html-only.ts'
import { linesOfDrama } from '#web/learners/queries.ts'
import { articlesNaming } from '#web/news/queries.ts'
import { peopleFound } from '#web/people/queries.ts'
import { reviewsOfDrama } from '#web/reviews/queries.ts'
import { placesOfDrama } from '#web/virtual-tour/queries.ts'

/** the preview of the home page, and its fallback without matches */
export const topRatedFour = htmlOnly<Drama[]>(query('GET /api/dramas/top-rated', { limit: 4 }))
export const newestThree = query('GET /api/dramas/newest', { limit: 3 })
export const popularSix = query('GET /api/dramas/popular', { limit: 6 })
/** Also one that is only in the index. */
export const oneDrama = (id: string | number) => query('GET /api/dramas/{id}', { id: id as number })
/** Where to go from a drama. */
export const relatedTo = (id: string | number) =>
  htmlOnly<Related>(query('GET /api/dramas/{id}/see-also/dramas', { id: id as number }))
export const browseContent = query('GET /api/k-drama-content')

/** Reads the browse page's filters from the address. Invalid values are ignored. */
export function browseOf(search: URLSearchParams) {
  const sort = search.get('sort') as Sort
  const number = (name: string) => {
    const value = Number(search.get(name))
    return Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : 1
  }
  return {
    sort: SORTS.includes(sort) ? sort : ('ranking' as Sort),
    search: search.get('search')?.trim() || undefined,
    categories: namesIn(search.get('categories')).join(',') || undefined,
    avoid: search.get('avoid') || undefined,
    gentle: search.get('gentle') || undefined,
    page: number('page'),
    index: number('index'),
  }
}

/** Splits names at commas, without duplicates; known moods get their usual spelling. */
export const namesIn = (list: string | null | undefined): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => knownCategory(name) ?? name),
  ),
]
type BrowseOf = ReturnType<typeof browseOf>

/** The comfort filter of a list. */
type Wish = Partial<Pick<BrowseOf, 'avoid' | 'gentle'>>

export const sorted = ({
  sort,
  search,
  page,
  avoid,
  gentle,
}: Pick<BrowseOf, 'sort' | 'search' | 'page'> & Wish) =>
  htmlOnly<Drama[]>(query('GET /api/dramas/sorted', { sortBy: sort, search, page, avoid, gentle }))
export const recommended = ({
  categories,
  page,
  avoid,
  gentle,
}: Pick<BrowseOf, 'categories' | 'page'> & Wish) =>
  htmlOnly<Drama[]>(query('GET /api/dramas/recommended', { categories, page, avoid, gentle }))
export const onPlatform = (platform: string, page: number, country?: string) =>
  htmlOnly<Drama[]>(query('GET /api/dramas/platform/{platform}', { platform }, { country, page }))
export const count = (of: {
  search?: string | undefined
  categories?: string | undefined
  platform?: string
  country?: string | undefined
  avoid?: string | undefined
  gentle?: string | undefined
}) => query('GET /api/dramas/count', of)

export const closeTo = ({ search, avoid, gentle }: Pick<BrowseOf, 'search'> & Wish) =>
  query('GET /api/dramas/close', { search, avoid, gentle })

/** Suggestions for the typed text. */
export const suggestedFor = (typed: string) => query('GET /api/dramas/suggested', { typed })

/** What the index has for the words of a search. */
export const foundInIndex = ({ search, index }: Pick<BrowseOf, 'search' | 'index'>) =>
  query('GET /api/index', { search, page: index === 1 ? undefined : index })

/** The comfort filter leaves out what nobody has reviewed. */
export const searchesIndex = ({ search, avoid, gentle }: Pick<BrowseOf, 'search'> & Wish) =>
  search !== undefined && !avoid && !gentle

/** Only the first page of a search shows them. */
export const hasClose = ({ search, page }: Pick<BrowseOf, 'search' | 'page'>) =>
  search !== undefined && page === 1

export const browseNeeds = (search: URLSearchParams) => {
  const browse = browseOf(search)
  const { search: words, categories, avoid, gentle } = browse
  return categories
    ? [recommended(browse), count({ categories, avoid, gentle })]
    : [
        sorted(browse),
        count({ search: words, avoid, gentle }),
        browseContent,
        ...(words || avoid || gentle ? [] : [newestThree]),
        ...(hasClose(browse) ? [closeTo(browse)] : []),
        ...(searchesIndex(browse) ? [foundInIndex(browse)] : []),
        ...(words ? [peopleFound(words)] : []),
      ]
}
/** An invalid drama id has no reviews to fetch. */
export const dramaNeeds = (id: string) =>
  /^[1-9]\d{0,9}$/.test(id)
    ? [
        oneDrama(id),
        reviewsOfDrama(id),
        articlesNaming(id),
        placesOfDrama(id),
        linesOfDrama(id),
        relatedTo(id),
      ]
    : [oneDrama(id)]
export const platformNeeds = (platform: string, search: URLSearchParams) => {
  const country = search.get('country') ?? undefined
  return [onPlatform(platform, browseOf(search).page, country), count({ platform, country })]
}
