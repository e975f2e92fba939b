// Passes page views and events to the counter, if there is one: see tracking.ts.

type Details = Record<string, string | number | boolean>

export interface Counter {
  page: (path: string) => void
  event: (name: string, details: Details) => void
}

let counter: Counter | null = null
let lastPath: string | null = null

/** Call it on every navigation; the same page twice counts once. */
export function pageViewed(path: string) {
  if (path === lastPath) return
  lastPath = path
  counter?.page(path)
}

/** Counts an event: `track('search', { results: 3 })`. Never pass what visitors wrote. */
export const track = (event: string, details: Details = {}) => counter?.event(event, details)

/** Sets the counter, and reports the current page to it. */
export function countWith(next: Counter) {
  counter = next
  counter.page(lastPath ?? location.pathname)
}
