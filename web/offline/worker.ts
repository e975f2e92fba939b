// The service worker: what was read can be read again without a network. With one, the network always comes first, so
// that nobody ever sees an old version of the site. Calls, live streams and everything written pass by untouched.
import {
  dropEarlierBuilds,
  forgetReading,
  keepAnswer,
  keepFiles,
  keepPage,
  keptFile,
  keptPage,
  putFile,
  renewReading,
} from './kept-reading.ts'
import { AWAY_PAGE, endsSession, isFile, isForEver, pageKey } from './what-is-kept.ts'
import type { Fetching, WasRead, WorkerScope } from './worker-scope.ts'

/** Told by the build: what the notice about being offline is made of. */
declare const NOTICE_FILES: string[]

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(AWAY_PAGE), keepFiles(NOTICE_FILES), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropEarlierBuilds()
      // An earlier version enabled it. Firefox lets every navigation fail that has waited for a preload without a
      // network, whatever the worker answers then.
      await worker.registration.navigationPreload?.disable()
      await worker.clients.claim()
    })(),
  )
})

worker.addEventListener('message', (event) => {
  const { page, files } = event.data as WasRead
  event.waitUntil(
    Promise.allSettled([keepPage(page), keepFiles(files)])
      .then(renewReading)
      .catch(() => {}),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (endsSession(request.method, url)) event.waitUntil(forgetReading())
  if (request.method !== 'GET' || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (isFile(url) && !request.headers.has('range')) event.respondWith(file(event, url))
})

/** The network first. Only where there is none, the copy; and for a page that was never read, the page that says so. */
async function page(event: Fetching, url: URL): Promise<Response> {
  const key = pageKey(url)
  try {
    const response = await fetch(event.request)
    if (key) event.waitUntil(keepAnswer(key, response.clone()))
    return response
  } catch {
    const kept = key && (await keptPage(key))
    if (kept) return asKept(kept)
    return Response.redirect(`${AWAY_PAGE}?from=${encodeURIComponent(url.pathname + url.search)}`)
  }
}

/** Marked, so that the page can say that it is one. */
async function asKept(kept: Response): Promise<Response> {
  const html = await kept.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers: kept.headers })
}

/** A file whose name changes with its content comes from the store; any other only without a network. */
async function file(event: Fetching, url: URL): Promise<Response> {
  const kept = await keptFile(url)
  if (kept && isForEver(kept)) return kept
  try {
    const response = await fetch(event.request)
    event.waitUntil(putFile(url, response.clone()))
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}
