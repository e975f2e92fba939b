// The service worker: makes visited pages readable offline. The network always comes first, so nobody sees an old
// version. API calls, streams and writes are not touched. Shows what the site pushes to this device.

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
import { openPageOf, showPushed } from './pushed.ts'
import type { FetchEvent, PageVisit, WorkerScope } from './worker-scope.ts'

/** Set by the build: the files of the offline notice. */
declare const NOTICE_FILES: string[]

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePage(OFFLINE_PAGE), cacheFiles(NOTICE_FILES), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await deleteEarlierBuilds()
      // An earlier version enabled it. In Firefox, offline navigations fail while waiting for a preload.
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

worker.addEventListener('push', (event) => event.waitUntil(showPushed(worker, event.data)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPageOf(worker, event.notification.data))
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

/** Network first; offline, the cached copy, or the offline page. */
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

/** Marked, so that the page can show the notice. */
async function markedAsCopy(cached: Response): Promise<Response> {
  const html = await cached.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers: cached.headers })
}

/** Immutable files come from the cache; any other only when offline. */
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
