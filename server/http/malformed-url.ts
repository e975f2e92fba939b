// Malformed percent-encoding in a path ("/drama/%E0%A4%A") becomes a 404 like other unknown addresses.
import type { IncomingMessage } from 'node:http'

/** The address; if it cannot be decoded, each % in its path is escaped. */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
