// Which page an address shows. The service worker uses it too.
import { parse } from 'regexparam'
import { type Page, type Params, pages } from './pages.ts'

/** Made once: every link asks which page it leads to. */
const patterns = pages.map((page: Page) => ({ page, ...parse(page.path) }))

// "//elsewhere" is a path of ours that nobody knows, not the front page of another site
const parsed = (url: string) => new URL(url.startsWith('/') ? `http://site${url}` : url, 'http://site')

function match(pathname: string): { page: Page; params: Params } {
  for (const { page, keys, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (found) return { page, params: Object.fromEntries(keys.map((key, at) => [key, found[at + 1]])) }
  }
  throw new Error('the last page matches every address')
}

/** Whether the site has a page at this address. */
export const isPage = (url: string) => match(parsed(url).pathname).page.status !== 404

export interface Route {
  page: Page
  params: Params
  query: URLSearchParams
  /** the address without names the page does not know: one address for one page */
  address: string
}

/** The page of an address. Only what the page declares remains of its query. */
export function routeOf(url: string): Route {
  const { pathname, searchParams } = parsed(url)
  const { page, params } = match(pathname)
  const query = new URLSearchParams()
  for (const name of page.query ?? []) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return {
    page,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decoded(value)]),
    ),
    query,
    address: query.size ? `${pathname}?${query}` : pathname,
  }
}

/** "Disney%2B" is Disney+. A part that cannot be decoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
