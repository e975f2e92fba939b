// Links are made here, not typed.

import type { Sort } from '#contract/dramas.ts'
import { platformPath } from '#contract/platforms.ts'

/** What the browse page shows, as its address says it. */
export interface Browse {
  sort?: Sort | undefined
  search?: string | undefined
  categories?: string | undefined
  page?: number | undefined
}

const withSearch = (path: string, search: Record<string, string | number | undefined>) => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const tail = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return tail.size ? `${path}?${tail}` : path
}

export const paths = {
  home: '/',
  browse: ({ sort, search, categories, page }: Browse = {}) =>
    withSearch('/k-drama', {
      search,
      categories,
      sort: sort === 'ranking' ? undefined : sort,
      page: page === 1 ? undefined : page,
    }),
  platform: (platform: string, page?: number) =>
    withSearch(`/k-drama/platform/${encodeURIComponent(platformPath(platform))}`, {
      page: page === 1 ? undefined : page,
    }),
  drama: (id: number) => `/drama/${id}`,
  news: (article?: number) => withSearch('/k-star', { article }),
  community: (post?: number) => withSearch('/community', { post }),
  reviews: '/reviews',
  learners: '/korean-learners',
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
