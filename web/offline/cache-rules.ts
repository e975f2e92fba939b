// What may be cached for offline reading: public pages and the files they need.
import { routeOf } from '#web/route.ts'

export const OFFLINE_PAGE = '/offline'
const FILE_PATHS =
  /^\/(?:assets|fonts|art|uploads|images|logos|app-icons)\/|^\/(?:icons\.svg|favicon\.(?:svg|ico))$|^\/manifest\.webmanifest$/

/** Larger files take too much space on a phone. */
const MAX_BYTES = 2_000_000

/** The cache key of a page, or null if it must not be cached. */
export function pageKey({ pathname, search }: URL): string | null {
  const { page, address } = routeOf(pathname + search)
  return page.offline ? address : null
}

export const isFile = ({ pathname }: URL) => FILE_PATHS.test(pathname)

/** Files of the build are deleted with it. Pictures stay. */
export const isOfBuild = ({ pathname }: URL) => /^\/(?:assets|fonts)\//.test(pathname)

/** A complete, public response of this site. Redirects are not cached: their target may change. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  const rule = headers.get('cache-control') ?? ''
  if (/no-store|private/i.test(rule)) return false
  return Number(headers.get('content-length') ?? 0) <= MAX_BYTES
}

/** Its name changes with its content, so a cached copy is never stale. */
export const isImmutable = ({ headers }: Response) => /immutable/i.test(headers.get('cache-control') ?? '')

/** Signing out or deleting the account: clears the cache, which shows what was read. */
export const endsSession = (method: string, { pathname }: URL) =>
  method === 'GET' ? pathname === '/api/logout' : /^\/api\/auth\/(?:logout|account)$/.test(pathname)

/** The build's files that a page's HTML names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map((match) => match[1]!)),
]
