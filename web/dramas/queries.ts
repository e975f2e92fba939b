// The queries of the drama pages.

import { notesIn, topicsNamed } from '#contract/comfort.ts'
import { SORTS, type Sort } from '#contract/dramas.ts'
import { isCanTake, isLength } from '#contract/tonight.ts'
import { query } from '#web/api.ts'
import { knownCategory } from '#web/discovery/categories.ts'
import { linesOfDrama } from '#web/learners/queries.ts'
import { articlesNaming } from '#web/news/queries.ts'
import type { Wish } from '#web/paths.ts'
import { peopleFound } from '#web/people/queries.ts'
import { reviewsOfDrama } from '#web/reviews/queries.ts'
import { placesOfDrama } from '#web/virtual-tour/queries.ts'

/** the preview of the home page, and its fallback without matches */
export const topRatedFour = query('GET /api/dramas/top-rated', { limit: 4 })
export const newestThree = query('GET /api/dramas/newest', { limit: 3 })
export const popularSix = query('GET /api/dramas/popular', { limit: 6 })
/** Also one that is only in the index. */
export const oneDrama = (id: string | number) => query('GET /api/dramas/{id}', { id: id as number })
/** Where to go from a drama. */
export const relatedTo = (id: string | number) =>
  query('GET /api/dramas/{id}/see-also/dramas', { id: id as number })
export const browseContent = query('GET /api/k-drama-content')

/** Reads the browse page's filters from the address. Invalid values are ignored. */
export function browseOf(search: URLSearchParams) {
  const sort = search.get('sort') as Sort
  const [feel, length] = [search.get('feel'), search.get('length')]
  const number = (name: string) => {
    const value = Number(search.get(name))
    return Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : 1
  }
  return {
    sort: SORTS.includes(sort) ? sort : ('ranking' as Sort),
    search: search.get('search')?.trim() || undefined,
    categories: namesIn(search.get('categories')).join(',') || undefined,
    ...withTopic(search),
    gentle: search.get('gentle') || undefined,
    feel: isCanTake(feel) ? feel : undefined,
    length: isLength(length) ? length : undefined,
    page: number('page'),
    index: number('index'),
    unchecked: search.has('unchecked') ? number('unchecked') : undefined,
  }
}

/** The topics of the filter, with the one that its form adds without scripts. */
function withTopic(search: URLSearchParams) {
  const [topic, ...others] = topicsNamed(search.get('topic') ?? '')
  const added = others.length === 0 ? topic : undefined
  const isMention = search.get('how') === 'mentioned'
  const list = (name: string, more: string | undefined) =>
    notesIn([search.get(name), more].join()).join() || undefined
  return {
    avoid: list('avoid', isMention ? undefined : added),
    avoidMentions: list('avoidMentions', isMention ? added : undefined),
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

/** The comfort filter alone. */
export const wishIn = ({ avoid, avoidMentions, gentle, feel, length }: Wish): Wish => ({
  ...{ avoid, avoidMentions, gentle, feel, length },
})
export const hasWish = (wish: Wish) => Object.values(wishIn(wish)).some(Boolean)
/** Recommended are dramas of chosen moods, and those that somebody can take tonight. */
export const isRecommended = ({ categories, feel, search }: Pick<BrowseOf, 'categories' | 'search'> & Wish) =>
  Boolean(categories || (feel && !search))

export const sorted = ({ sort, search, page, ...wish }: Pick<BrowseOf, 'sort' | 'search' | 'page'> & Wish) =>
  query('GET /api/dramas/sorted', { sortBy: sort, search, page, ...wishIn(wish) })
export const recommended = ({ categories, page, ...wish }: Pick<BrowseOf, 'categories' | 'page'> & Wish) =>
  query('GET /api/dramas/recommended', { categories, page, ...wishIn(wish) })
/** Those that may fit the filter, if somebody looked. */
export const unchecked = ({ sort, search, categories, unchecked: page, ...wish }: BrowseOf) =>
  isRecommended({ ...wish, search, categories })
    ? query('GET /api/dramas/recommended', { categories, page, ...wishIn(wish), unchecked: '1' })
    : query('GET /api/dramas/sorted', { sortBy: sort, search, page, ...wishIn(wish), unchecked: '1' })
export const onPlatform = (platform: string, page: number, country?: string) =>
  query('GET /api/dramas/platform/{platform}', { platform }, { country, page })
interface Counted extends Wish {
  search?: string | undefined
  categories?: string | undefined
  platform?: string
  country?: string | undefined
}
export const count = ({ search, categories, platform, country, ...wish }: Counted) =>
  query('GET /api/dramas/count', { search, categories, platform, country, ...wishIn(wish) })

export const closeTo = ({ search, ...wish }: Pick<BrowseOf, 'search'> & Wish) =>
  query('GET /api/dramas/close', { search, ...wishIn(wish) })

/** Dramas that a word of feeling means. */
export const meantBy = ({ search, ...wish }: Pick<BrowseOf, 'search'> & Wish) =>
  query('GET /api/dramas/meant', { search, ...wishIn(wish) })

/** Suggestions for the typed text. */
export const suggestedFor = (typed: string) => query('GET /api/dramas/suggested', { typed })

/** What the index has for the words of a search. */
export const foundInIndex = ({ search, index }: Pick<BrowseOf, 'search' | 'index'>) =>
  query('GET /api/index', { search, page: index === 1 ? undefined : index })

/** The comfort filter leaves out what nobody has reviewed. */
export const searchesIndex = ({ search, ...wish }: Pick<BrowseOf, 'search'> & Wish) =>
  search !== undefined && !hasWish(wish)

/** Only the first page of a search shows them. */
export const hasClose = ({ search, page }: Pick<BrowseOf, 'search' | 'page'>) =>
  search !== undefined && page === 1

export const browseNeeds = (search: URLSearchParams) => {
  const browse = browseOf(search)
  const { search: words, categories } = browse
  const maybe = browse.unchecked && hasWish(browse) ? [unchecked(browse)] : []
  return isRecommended(browse)
    ? [recommended(browse), count({ ...wishIn(browse), categories }), ...maybe]
    : [
        sorted(browse),
        count({ ...wishIn(browse), search: words }),
        browseContent,
        ...maybe,
        ...(words || hasWish(browse) ? [] : [newestThree]),
        ...(hasClose(browse) ? [meantBy(browse), closeTo(browse)] : []),
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
