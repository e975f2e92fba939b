// Finds the page of an address. Used by the service worker too.
import { parse } from 'regexparam'
import { type Page, type Params, pages } from './pages.ts'

/** Compiled once: every link matches against it. One address for each page: capitals and a closing slash are another. */
const patterns = pages.map((page: Page) => {
  const { keys, pattern } = parse(page.path)
  return { page, keys, pattern: new RegExp(pattern.source) }
})
const isTidy = (pathname: string) => pathname === '/' || !pathname.endsWith('/')

// "//elsewhere" is an unknown path of this site, not another site's home page
const parsed = (url: string) => new URL(url.startsWith('/') ? `http://site${url}` : url, 'http://site')

function match(pathname: string): { page: Page; params: Params } {
  for (const { page, keys, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (found && (isTidy(pathname) || page.status === 404))
      return { page, params: Object.fromEntries(keys.map((key, at) => [key, found[at + 1]])) }
  }
  throw new Error('the last page matches every address')
}

/** Whether the site has a page at this address. */
export const isPage = (url: string) => match(parsed(url).pathname).page.status !== 404

export interface Route {
  page: Page
  params: Params
  query: URLSearchParams
  /** the address without undeclared query names: one address for each page */
  address: string
  /** where the page is that was meant with capitals or a closing slash */
  movedTo?: string
}

/** The page of an address, with only the query names the page declares. */
export function routeOf(url: string): Route {
  const { pathname, search, searchParams } = parsed(url)
  const { page, params } = match(pathname)
  const tidy = pathname.toLowerCase().replace(/\/+$/, '')
  const isMeant = page.status === 404 && tidy !== pathname && match(tidy).page.status !== 404
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
    ...(isMeant && { movedTo: tidy + search }),
  }
}

/** Decodes "Disney%2B" to "Disney+". Malformed percent-encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
