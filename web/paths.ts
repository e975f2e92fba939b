// Links are made here, not typed.

import type { PostSort } from '#contract/community.ts'
import type { Sort } from '#contract/dramas.ts'
import { platformPath } from '#contract/platforms.ts'
import { withSearch } from './with-search.ts'

/** What the browse page shows, as its address says it. */
export interface Browse {
  sort?: Sort | undefined
  search?: string | undefined
  categories?: string | undefined
  /** content notes somebody would rather not meet, with commas */
  avoid?: string | undefined
  gentle?: string | undefined
  page?: number | undefined
}

/** What the community shows, as its address says it. */
export interface Discussions {
  sort?: PostSort | undefined
  search?: string | undefined
  /** the posts after this cursor */
  before?: string | undefined
  /** the one that is open */
  post?: number | undefined
}

export const paths = {
  home: '/',
  browse: ({ sort, search, categories, avoid, gentle, page }: Browse = {}) =>
    withSearch('/k-drama', {
      search,
      categories,
      sort: sort === 'ranking' ? undefined : sort,
      avoid,
      gentle,
      page: page === 1 ? undefined : page,
    }),
  platform: (platform: string, page?: number) =>
    withSearch(`/k-drama/platform/${encodeURIComponent(platformPath(platform))}`, {
      page: page === 1 ? undefined : page,
    }),
  drama: (id: number) => `/drama/${id}`,
  news: (article?: number, page?: number) =>
    withSearch('/k-star', { article, page: page === 1 ? undefined : page }),
  community: ({ sort, search, before, post }: Discussions = {}) =>
    withSearch('/community', { search, sort: sort === 'new' ? undefined : sort, before, post }),
  reviews: '/reviews',
  /** only those before this one */
  olderReviews: (before?: number) => withSearch('/reviews', { before }),
  /** one of them, opened over the list it stands in */
  review: (id: number, before?: number) => withSearch('/reviews', { before, review: id }),
  learners: '/korean-learners',
  /** the page with one of its lines open */
  line: (line: string) => withSearch('/korean-learners', { line }),
  tour: (place?: number) => withSearch('/virtual-tour', { place }),
  experiential: '/experiential-learning',
  feedback: '/feedback',
  contact: '/contact',
  logos: '/logos',
  profile: '/profile',
  admin: '/admin',
  /** the sign-in of the external provider; without one it opens the dialog */
  signIn: '/api/login',
  signOut: '/api/logout',
} as const
