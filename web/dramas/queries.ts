// The queries of the drama pages.

import type { Found } from '#contract/api/search.ts'
import { notesIn, topicsNamed } from '#contract/comfort.ts'
import { isYear, SORTS, type Sort } from '#contract/dramas.ts'
import { isCanTake, isLength } from '#contract/tonight.ts'
import { countryIn } from '#contract/where-to-watch.ts'
import { query } from '#web/api.ts'
import { knownCategory } from '#web/discovery/categories.ts'
import { linesOfDrama } from '#web/learners/queries.ts'
import { listsWith } from '#web/lists/queries.ts'
import { articlesNaming } from '#web/news/queries.ts'
import type { Wish } from '#web/paths.ts'
import { reviewsOfDrama, sortIn } from '#web/reviews/queries.ts'
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
  const words = (name: string) => search.get(name)?.trim() || undefined
  const [moods, mood] = ['categories', 'mood'].map((name) => namesIn(search.get(name)).join(',') || undefined)
  const year = words('year')
  const platform = words('platform')
  const list = {
    sort: SORTS.includes(sort) ? sort : ('ranking' as Sort),
    search: words('search'),
  }
  // Without words or an order of one's own, the best fit comes first: a mood asks for recommendations.
  const isRecommended = moods !== undefined || (!list.search && list.sort === 'ranking')
  return {
    ...list,
    categories: isRecommended ? (moods ?? mood) : undefined,
    mood: isRecommended ? undefined : mood,
    ...withTopic(search),
    gentle: search.get('gentle') || undefined,
    feel: isCanTake(feel) ? feel : undefined,
    length: isLength(length) ? length : undefined,
    platform,
    country: platform && countryIn(search.get('country')),
    year: isYear(year) ? year : undefined,
    network: words('network'),
    genre: words('genre'),
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
export type BrowseOf = ReturnType<typeof browseOf>

/** The filters alone. */
export const wishIn = ({ avoid, avoidMentions, gentle, feel, length, mood, ...facts }: Wish): Wish => {
  const { platform, country, year, network, genre } = facts
  return {
    ...{ avoid, avoidMentions, gentle, feel, length, mood },
    ...{ platform, country, year, network, genre },
  }
}
/** As the calls name them. */
const asked = ({ categories, ...wish }: Wish & { categories?: string | undefined }) => {
  const { mood, ...filters } = wishIn(wish)
  return { ...filters, categories: categories ?? mood }
}
export const hasWish = (wish: Wish) => Object.values(wishIn(wish)).some(Boolean)
/** Recommended are dramas of chosen moods, and those that somebody can take tonight. */
export const isRecommended = ({
  categories,
  feel,
  search,
  sort,
}: Pick<BrowseOf, 'categories' | 'search' | 'sort'> & Wish) =>
  Boolean(categories || (feel && !search && sort === 'ranking'))

export const sorted = ({ sort, search, page, ...wish }: Pick<BrowseOf, 'sort' | 'search' | 'page'> & Wish) =>
  query('GET /api/dramas/sorted', { sortBy: sort, search, page, ...asked(wish) })
export const recommended = ({ categories, page, ...wish }: Pick<BrowseOf, 'categories' | 'page'> & Wish) =>
  query('GET /api/dramas/recommended', { page, ...asked({ ...wish, categories }) })
/** Those that may fit the filter, if somebody looked. */
export const unchecked = ({ sort, search, categories, unchecked: page, ...wish }: BrowseOf) =>
  isRecommended({ ...wish, sort, search, categories })
    ? query('GET /api/dramas/recommended', { page, ...asked({ ...wish, categories }), unchecked: '1' })
    : query('GET /api/dramas/sorted', { sortBy: sort, search, page, ...asked(wish), unchecked: '1' })
export const onPlatform = (platform: string, page: number, country?: string) =>
  query('GET /api/dramas/platform/{platform}', { platform }, { country, page })
interface Counted extends Wish {
  search?: string | undefined
  categories?: string | undefined
}
export const count = ({ search, ...wish }: Counted) =>
  query('GET /api/dramas/count', { search, ...asked(wish) })
/** What can be chosen of each filter. */
export const choices = ({ search, ...wish }: Counted) =>
  query('GET /api/dramas/choices', { search, ...asked(wish) })

/** What the words of a search find: the literal results, and everything else they may mean. */
export const searched = ({
  search,
  sort,
  page,
  index,
  ...wish
}: Pick<BrowseOf, 'search' | 'sort' | 'page' | 'index'> & Wish) =>
  query('GET /api/dramas/search', {
    ...{ search, sortBy: sort, page },
    index: index === 1 ? undefined : index,
    ...asked(wish),
  })

/** Similar titles alone are no find. */
export const foundNothing = ({ count, index, meant, people }: Found) =>
  count + (index?.total ?? 0) + meant.dramas.length + people.length === 0

/** Suggestions for the typed text. */
export const suggestedFor = (typed: string, { avoid, avoidMentions }: Wish = {}) =>
  query('GET /api/dramas/suggested', { typed, avoid, avoidMentions })

export const browseNeeds = (search: URLSearchParams) => {
  const browse = browseOf(search)
  const { search: words, categories } = browse
  const maybe = browse.unchecked && hasWish(browse) ? [unchecked(browse)] : []
  return isRecommended(browse)
    ? [
        recommended(browse),
        count({ ...wishIn(browse), categories }),
        choices({ ...wishIn(browse), categories }),
        ...maybe,
      ]
    : [
        ...(words ? [searched(browse)] : [sorted(browse), count(wishIn(browse))]),
        choices({ ...wishIn(browse), search: words }),
        browseContent,
        ...maybe,
        ...(words || hasWish(browse) ? [] : [newestThree]),
      ]
}
/** An invalid drama id has no reviews to fetch. */
export const dramaNeeds = (id: string, search: URLSearchParams) =>
  /^[1-9]\d{0,9}$/.test(id)
    ? [
        oneDrama(id),
        reviewsOfDrama(id, sortIn(search)),
        articlesNaming(id),
        placesOfDrama(id),
        linesOfDrama(id),
        relatedTo(id),
        listsWith(id),
      ]
    : [oneDrama(id)]
export const platformNeeds = (platform: string, search: URLSearchParams) => {
  const country = search.get('country') ?? undefined
  return [onPlatform(platform, browseOf(search).page, country), count({ platform, country })]
}
