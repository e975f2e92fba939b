// The page a visitor was sent to sign in from, to bring them back to it. Kept for this tab alone.
import { paths } from '#web/paths.ts'

const KEY = 'return_to'
/** Milliseconds: whoever signs in much later has come for something else. */
const GOOD_FOR = 3_600_000

export function saveReturnPath(): void {
  const path = location.pathname + location.search
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // without storage, signing in leads to the home page
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was remembered
  }
}

/** Takes the remembered page. @returns null if there is none, or the visitor is on it already */
export function takeReturnPath(): string | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { path, at } = JSON.parse(stored ?? 'null') as { path: string; at: number }
    // our own pages only: "//elsewhere" is another site
    const isOurs = new URL(path, location.origin).origin === location.origin && path.startsWith('/')
    return isOurs && path !== paths.home && Date.now() - at < GOOD_FOR ? path : null
  } catch {
    return null
  }
}
