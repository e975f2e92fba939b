// Remembers the page a visitor left to sign in, to return there. Per tab, in session storage.
import { paths } from '#web/paths.ts'

const KEY = 'return_to'
/** Milliseconds after which the path is ignored. */
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
    // without storage nothing was saved
  }
}

/** Reads and removes the saved path. @returns null if there is none, or it is the home page */
export function takeReturnPath(): string | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { path, at } = JSON.parse(stored ?? 'null') as { path: string; at: number }
    // same origin only: "//elsewhere" is another site
    const isOurs = new URL(path, location.origin).origin === location.origin && path.startsWith('/')
    return isOurs && path !== paths.home && Date.now() - at < GOOD_FOR ? path : null
  } catch {
    return null
  }
}
