// What may be read again without a network, decided by its address alone: public pages, and the files they are made of.
import { routeOf } from '#web/route.ts'

export const OFFLINE_PAGE = '/offline'
const FILE_PATHS =
  /^\/(?:assets|fonts|art|uploads|images|logos|app-icons)\/|^\/(?:icons\.svg|favicon\.(?:svg|ico))$|^\/manifest\.webmanifest$/

/** Larger files are not worth the room on somebody's phone. */
const MAX_BYTES = 2_000_000

/** The name a page is kept by, or null for one that is not kept. */
export function pageKey({ pathname, search }: URL): string | null {
  const { page, address } = routeOf(pathname + search)
  return page.offline ? address : null
}

export const isFile = ({ pathname }: URL) => FILE_PATHS.test(pathname)

/** Of the build: they go when it is replaced. Pictures stay. */
export const isOfBuild = ({ pathname }: URL) => /^\/(?:assets|fonts)\//.test(pathname)

/** A whole, good answer of this site that is the same for everybody. A redirect leads to something else tomorrow. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  const rule = headers.get('cache-control') ?? ''
  if (/no-store|private/i.test(rule)) return false
  return Number(headers.get('content-length') ?? 0) <= MAX_BYTES
}

/** Its name changes with its content, so a kept copy is never out of date. */
export const isImmutable = ({ headers }: Response) => /immutable/i.test(headers.get('cache-control') ?? '')

/** Signing out or leaving: whatever could tell what somebody has read goes. */
export const endsSession = (method: string, { pathname }: URL) =>
  method === 'GET' ? pathname === '/api/logout' : /^\/api\/auth\/(?:logout|account)$/.test(pathname)

/** The files of the build that a page names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map((match) => match[1]!)),
]
