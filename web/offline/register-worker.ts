// Registers the service worker, reports visited pages to it, and shows the offline notice. Loaded late; also deletes
// expired drafts.

import { dropOldDrafts } from '#web/drafts/stored-drafts.ts'
import { startNotice } from './notice.ts'
import type { PageVisit } from './worker-scope.ts'

startNotice()
dropOldDrafts()
// In development there is no build, so no worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void start()

async function start() {
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    return // not allowed, or offline: the next page tries again
  }
  const { active } = await navigator.serviceWorker.ready
  const report = () => (navigator.serviceWorker.controller ?? active)?.postMessage(pageVisit())
  report()
  let later: ReturnType<typeof setTimeout>
  const arrived = () => {
    clearTimeout(later)
    later = setTimeout(report, SETTLED_MS)
  }
  // pushState and replaceState events come from wouter; browsers send none.
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, arrived)
}

/** A page that was left sooner does not count as read. */
const SETTLED_MS = 1_500

const pageVisit = (): PageVisit => ({
  page: location.pathname + location.search,
  files: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search),
})
