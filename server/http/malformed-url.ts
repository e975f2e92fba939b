// Addresses that stop in the middle of a letter ("/drama/%E0%A4%A") go the way of all others that nobody knows.
import type { IncomingMessage } from 'node:http'

/** The address as it came; where it cannot be read, each % in its path stands for itself. */
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
