// Which page is shown and what visitors do, told to whoever counts it. Usually that is nobody: see tracking.ts.

type Details = Record<string, string | number | boolean>

export interface Counter {
  page: (path: string) => void
  event: (name: string, details: Details) => void
}

let counter: Counter | null = null
let lastPath: string | null = null

/** Told on every arrival; the same page twice is one view. */
export function pageViewed(path: string) {
  if (path === lastPath) return
  lastPath = path
  counter?.page(path)
}

/** Something a visitor did that is worth counting: `track('search', { results: 3 })`. Never what they wrote. */
export const track = (event: string, details: Details = {}) => counter?.event(event, details)

/** From now on everything is told to this counter, beginning with the page that is open. */
export function countWith(next: Counter) {
  counter = next
  counter.page(lastPath ?? location.pathname)
}
