// Offline reading, seen from a page: starts the worker, tells it what was read, and says so when there is no network.
// Fetched when the page has long been there, and clears away what has lain here too long.

import { dropOldDrafts } from '#web/drafts/stored-drafts.ts'
import { startNotice } from './notice.ts'
import type { PageVisit } from './worker-scope.ts'

startNotice()
dropOldDrafts()
// While developing there is no build, and so no worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void start()

async function start() {
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    return // not allowed here, or no network yet: the next page tries again
  }
  const { active } = await navigator.serviceWorker.ready
  const tell = () => (navigator.serviceWorker.controller ?? active)?.postMessage(pageVisit())
  tell()
  let later: ReturnType<typeof setTimeout>
  const arrived = () => {
    clearTimeout(later)
    later = setTimeout(tell, SETTLED_MS)
  }
  // pushState is wouter's: the browser itself tells nobody about it.
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, arrived)
}

/** A page that one only passes through was not read. */
const SETTLED_MS = 1_500

const pageVisit = (): PageVisit => ({
  page: location.pathname + location.search,
  files: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search),
})
