// Every link of the site is made here.

import type { PostSort } from '#contract/community.ts'
import type { Sort } from '#contract/dramas.ts'
import { platformPath } from '#contract/platforms.ts'
import type { Activity } from '#contract/public-pages.ts'
import type { ReviewSort } from '#contract/reviews.ts'
import type { CanTake, Length } from '#contract/tonight.ts'
import { withSearch } from './with-search.ts'

/** The filters of a list, as in an address. */
export interface Wish {
  /** topics that are not shown, separated by commas */
  avoid?: string | undefined
  /** topics that are not even mentioned */
  avoidMentions?: string | undefined
  gentle?: string | undefined
  /** what somebody can take tonight, and how long it may be */
  feel?: CanTake | undefined
  length?: Length | undefined
  /** a mood that narrows a list; `categories` asks for recommendations */
  mood?: string | undefined
  platform?: string | undefined
  /** of the platform */
  country?: string | undefined
  year?: string | undefined
  network?: string | undefined
  genre?: string | undefined
}

/** The browse page's filters, as in its address. */
export interface Browse extends Wish {
  sort?: Sort | undefined
  search?: string | undefined
  categories?: string | undefined
  page?: number | undefined
  /** the page of what the index has for the search */
  index?: number | undefined
  /** the page of those that may fit the comfort filter, if somebody looked; undefined while they are folded */
  unchecked?: number | undefined
}

/** The community page's filters, as in its address. */
export interface Discussions {
  sort?: PostSort | undefined
  search?: string | undefined
  /** the cursor: posts before this one */
  before?: string | undefined
  /** the id of the open post */
  post?: number | undefined
}

/** The reviews page's order and place, as in its address. */
export interface ReviewList {
  sort?: ReviewSort | undefined
  /** the cursor: reviews after this one */
  before?: string | undefined
  /** only those of this drama */
  drama?: number | undefined
}
const reviewList = ({ drama, sort, before }: ReviewList) => ({
  drama,
  sort: sort === 'newest' ? undefined : sort,
  before,
})

/** Which further lines of Korean, as in the address. */
export interface LineChoice {
  /** the id of a drama */
  drama?: number | undefined
  feeling?: string | undefined
  grammar?: string | undefined
  /** the page of their list; undefined is the first */
  part?: number | undefined
}

/** The id of their list. */
export const FURTHER_LINES = 'lines'

export const paths = {
  home: '/',
  /** the question on the home page */
  tonight: '/#tonight',
  browse: ({ sort, search, categories, feel, length, ...browse }: Browse = {}) =>
    withSearch('/k-drama', {
      search,
      categories,
      sort: sort === 'ranking' ? undefined : sort,
      feel,
      length,
      mood: browse.mood,
      platform: browse.platform,
      country: browse.country,
      year: browse.year,
      network: browse.network,
      genre: browse.genre,
      avoid: browse.avoid,
      avoidMentions: browse.avoidMentions,
      gentle: browse.gentle,
      page: browse.page === 1 ? undefined : browse.page,
      index: browse.index === 1 ? undefined : browse.index,
      unchecked: browse.unchecked,
    }),
  platform: (platform: string, page?: number) =>
    withSearch(`/k-drama/platform/${encodeURIComponent(platformPath(platform))}`, {
      page: page === 1 ? undefined : page,
    }),
  drama: (id: number) => `/drama/${id}`,
  reviewsOfDrama: (id: number, sort?: ReviewSort) =>
    `${withSearch(`/drama/${id}`, reviewList({ sort }))}#drama-reviews`,
  person: (slug: string) => `/person/${encodeURIComponent(slug)}`,
  news: (article?: number, page?: number) =>
    withSearch('/k-star', { article, page: page === 1 ? undefined : page }),
  community: ({ sort, search, before, post }: Discussions = {}) =>
    withSearch('/community', { search, sort: sort === 'new' ? undefined : sort, before, post }),
  reviews: '/reviews',
  reviewList: (list: ReviewList = {}) => withSearch('/reviews', reviewList(list)),
  /** a review opened over the list it belongs to */
  review: (id: number, list: ReviewList = {}) => withSearch('/reviews', { ...reviewList(list), review: id }),
  /** @param before cursor: lists before this one */
  lists: (before?: number) => withSearch('/lists', { before }),
  /** @param key of a list that is shared by link */
  list: (id: number, key?: string) => withSearch(`/list/${id}`, { key }),
  airing: '/what-airs',
  /** @param before cursor: what a member did before this */
  member: (
    name: string,
    { kind, before }: { kind?: Activity | undefined; before?: string | undefined } = {},
  ) => withSearch(`/members/${encodeURIComponent(name)}`, { kind, before }),
  following: (before?: string) => withSearch('/following', { before }),
  learners: '/korean-learners',
  /** the page with this line open */
  line: (line: string) => withSearch('/korean-learners', { line }),
  /** the page at its further lines */
  furtherLines: (choice: LineChoice = {}) =>
    `${withSearch('/korean-learners', { ...choice })}#${FURTHER_LINES}`,
  tour: (place?: number) => withSearch('/virtual-tour', { place }),
  experiential: '/experiential-learning',
  feedback: '/feedback',
  contact: '/contact',
  logos: '/logos',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  profile: '/profile',
  watchlist: '/profile#my-watchlist',
  myLists: '/profile#my-lists',
  /** where its member changes a list */
  myList: (list: number) => withSearch('/profile', { list }),
  /** @param month "2026-11"; undefined is the current one */
  diary: (month?: string, page?: number) =>
    withSearch('/diary', { month, page: page === 1 ? undefined : page }),
  myPage: '/profile#my-page',
  admin: '/admin',
  /** the external provider's sign-in; without a provider it opens the dialog */
  signIn: '/api/login',
  signOut: '/api/logout',
} as const
