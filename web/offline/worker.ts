// The service worker: what was read can be read again without a network. With one, the network always comes first, so
// that nobody ever sees an old version of the site. Calls, live streams and everything written pass by untouched.

import { endsSession, isFile, isImmutable, OFFLINE_PAGE, pageKey } from './cache-rules.ts'
import {
  cachedFile,
  cachedPage,
  cacheFiles,
  cachePage,
  cacheResponse,
  clearCache,
  deleteEarlierBuilds,
  refreshCache,
  storeFile,
} from './offline-cache.ts'
import type { FetchEvent, PageVisit, WorkerScope } from './worker-scope.ts'

/** Told by the build: what the notice about being offline is made of. */
declare const NOTICE_FILES: string[]

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePage(OFFLINE_PAGE), cacheFiles(NOTICE_FILES), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await deleteEarlierBuilds()
      // An earlier version enabled it. Firefox lets every navigation fail that has waited for a preload without a
      // network, whatever the worker answers then.
      await worker.registration.navigationPreload?.disable()
      await worker.clients.claim()
    })(),
  )
})

worker.addEventListener('message', (event) => {
  const { page, files } = event.data as PageVisit
  event.waitUntil(
    Promise.allSettled([cachePage(page), cacheFiles(files)])
      .then(refreshCache)
      .catch(() => {}),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (endsSession(request.method, url)) event.waitUntil(clearCache())
  if (request.method !== 'GET' || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (isFile(url) && !request.headers.has('range')) event.respondWith(file(event, url))
})

/** The network first. Only where there is none, the copy; and for a page that was never read, the page that says so. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  const key = pageKey(url)
  try {
    const response = await fetch(event.request)
    if (key) event.waitUntil(cacheResponse(key, response.clone()))
    return response
  } catch {
    const cached = key && (await cachedPage(key))
    if (cached) return markedAsCopy(cached)
    return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(url.pathname + url.search)}`)
  }
}

/** Marked, so that the page can say that it is one. */
async function markedAsCopy(cached: Response): Promise<Response> {
  const html = await cached.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers: cached.headers })
}

/** A file whose name changes with its content comes from the store; any other only without a network. */
async function file(event: FetchEvent, url: URL): Promise<Response> {
  const cached = await cachedFile(url)
  if (cached && isImmutable(cached)) return cached
  try {
    const response = await fetch(event.request)
    event.waitUntil(storeFile(url, response.clone()))
    return response
  } catch (error) {
    if (cached) return cached
    throw error
  }
}
