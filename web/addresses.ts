// Every screen, one line each: its address, its file, and what of the address makes another page of it. No React and no
// data here: the service worker reads it too.
import { parse } from 'regexparam'

export type Params = Record<string, string | undefined>

export interface Page {
  path: string
  /** `web/{file}-page.tsx` */
  file: string
  status?: number
  /** names behind the question mark that change the page; all others are dropped before it is rendered or cached */
  search?: readonly string[]
  /** it says in words of its own that it loads: a long wait is spent on it, not on the page before it */
  saysItLoads?: true
  /** public, the same for everybody, and there to be read: a copy may be read without a network */
  offline?: true
}

export const pages = [
  { path: '/', file: 'home/home', offline: true },
  {
    path: '/k-drama',
    file: 'dramas/browse',
    search: ['search', 'categories', 'sort', 'avoid', 'gentle', 'page'],
    offline: true,
  },
  { path: '/k-drama/platform/:platform', file: 'dramas/platform', search: ['page'], offline: true },
  { path: '/drama/:id', file: 'dramas/detail', saysItLoads: true, offline: true },
  { path: '/reviews', file: 'reviews/reviews', search: ['before', 'review'] },
  { path: '/community', file: 'community/community', search: ['search', 'sort', 'before', 'post'] },
  { path: '/profile', file: 'profile/profile' },
  { path: '/feedback', file: 'forms/feedback' },
  { path: '/contact', file: 'forms/contact' },
  { path: '/experiential-learning', file: 'forms/experiential' },
  { path: '/logos', file: 'logos/logos', offline: true },
  { path: '/virtual-tour', file: 'virtual-tour/tour', search: ['place'], saysItLoads: true, offline: true },
  { path: '/korean-learners', file: 'learners/learners', offline: true },
  { path: '/k-star', file: 'news/news', search: ['article', 'page'], offline: true },
  { path: '/offline', file: 'offline/offline', offline: true },
  { path: '/admin', file: 'admin/admin' },
  { path: '*', file: 'shell/not-found', status: 404 },
] as const satisfies Page[]

/** Made once: every link asks which page it leads to. */
const patterns = pages.map((page: Page) => ({ page, ...parse(page.path) }))

// "//elsewhere" is a path of ours that nobody knows, not the front page of another site
const parsed = (url: string) => new URL(url.startsWith('/') ? `http://site${url}` : url, 'http://site')

function shownAt(pathname: string): { page: Page; params: Params } {
  for (const { page, keys, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match) return { page, params: Object.fromEntries(keys.map((key, at) => [key, match[at + 1]])) }
  }
  throw new Error('the last page matches every address')
}

/** Whether a page of ours stands at this address. */
export const isPage = (url: string) => shownAt(parsed(url).pathname).page.status !== 404

export interface Place {
  page: Page
  params: Params
  search: URLSearchParams
  /** the address without names the page does not know: one address for one page */
  address: string
}

/** Which page an address shows. Only what the page declares remains of its search. */
export function placeOf(url: string): Place {
  const { pathname, searchParams } = parsed(url)
  const { page, params } = shownAt(pathname)
  const search = new URLSearchParams()
  for (const name of page.search ?? []) {
    const value = searchParams.get(name)
    if (value) search.set(name, value)
  }
  return {
    page,
    params: mapParams(params, readable),
    search,
    address: search.size ? `${pathname}?${search}` : pathname,
  }
}

const mapParams = (params: Params, change: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && change(value)]))

/** "Disney%2B" is Disney+, written by whoever was careful. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
