// Conditional requests: content encoding, ranges, ETags.
import type { FastifyRequest } from 'fastify'
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

/**
 * The part of a file that a request asks for.
 * @returns null for all of it: no Range, one that is not understood, several parts, or If-Range with another tag
 */
export function requestedRange(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  etag: string,
  size: number,
): Range | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers
  if (request.method !== 'GET' || !range) return null
  // Compared strongly: the parts must be of the very same bytes.
  if (ifRange !== undefined && ifRange !== etag) return null
  const [, from = '', to = ''] = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? []
  if (from === '' && to === '') return null
  // "-500": the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'unsatisfiable' : { first, last }
}

interface Range {
  first: number
  last: number
}
