// Conditional requests: content encoding and ETags.
import Negotiator from 'negotiator'

/** The smallest first, where a client likes both. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** Browsers send few different headers; invented ones must not fill the memory. */
const CACHE_SIZE = 500
const encodings = new Map<string, Encoding>()

/** @param accepted the Accept-Encoding header @returns what the client prefers, among br, gzip and neither */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const known = encodings.get(accepted)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const preferred = negotiator.encoding([...ENCODINGS, 'identity'], { preferred: ENCODINGS }) as
    | Encoding
    | undefined
  // Nothing acceptable: sent as it is, which RFC 9110 allows and which helps more than a refusal.
  const encoding = preferred ?? 'identity'
  if (encodings.size < CACHE_SIZE) encodings.set(accepted, encoding)
  return encoding
}

/** Whether the client has this answer already: by its tag, or, with "*", whatever there is. */
export const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || namesTag(ifNoneMatch, etag)

/** Whether If-None-Match names this tag. Strong or weak makes no difference there (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = withoutWeak(etag)
  return ifNoneMatch.split(',').some((one) => withoutWeak(one.trim()) === opaque)
}

const withoutWeak = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag)
