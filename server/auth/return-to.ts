// The page to return to after signing in: only paths of this site.
import type { AuthMarker } from '#contract/auth.ts'

const LONGEST = 2_000
/** A host that does not exist, to resolve against: an address that ends up on another one leaves the site. */
const HERE = 'http://here.invalid'

/** The path, if it is one of ours; else the home page. */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST) return '/'
  // Browsers read \ as /, and skip tabs and line breaks: //evil has many spellings.
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value) || !URL.canParse(value, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(value, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return '/'
  // No calls of the API, above all not the one that signs out.
  if (/^\/api(\/|$)/i.test(pathname)) return '/'
  return pathname + search + hash
}

/** Adds the result of the sign-in to the path. */
export function withMarker(path: string, auth: AuthMarker): string {
  const url = new URL(path, HERE)
  url.searchParams.set('auth', auth)
  return url.pathname + url.search + url.hash
}
