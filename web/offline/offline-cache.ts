// The cache for offline reading: pages, the files of this build, and pictures. Bounded, and cleared at sign-out.
import {
  filesNamedIn,
  isCacheable,
  isFile,
  isImmutable,
  isOfBuild,
  OFFLINE_PAGE,
  pageKey,
} from './cache-rules.ts'

/** Set by the build; changes when any of its files does. */
declare const BUILD: string

const OURS = 'reading:'
/** The pages of this build; those of earlier builds are fetched again. */
const PAGES = `${OURS}pages:${BUILD}`
const FILES = `${OURS}files:${BUILD}`
/** Their names change with their content, so they outlive a build. */
const PICTURES = `${OURS}pictures`
/** Lists the pages of an earlier build that are still to be fetched again. */
const TO_REFRESH = '/.to-renew'

const MAX_PAGES = 60
const MAX_FILES = 200
const MAX_PICTURES = 240
const MAX_REFRESHED = 30
/** A page younger than this is not fetched again. */
const FRESH_MS = 60_000

/** Counts how often the cache was cleared: a fetch that started before a clear must not be stored after it. */
let clearCount = 0

const storeOf = (url: URL) => (isOfBuild(url) ? FILES : PICTURES)
const maxEntries = (name: string) => (name === PAGES ? MAX_PAGES : name === FILES ? MAX_FILES : MAX_PICTURES)
const urlOf = (path: string) => new URL(path, location.origin)

export async function cachedPage(key: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES)
  return cache.match(key, { ignoreVary: true })
}

export async function cachedFile(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(storeOf(url))
  return cache.match(url.pathname + url.search, { ignoreVary: true })
}

export const storeFile = (url: URL, response: Response) =>
  store(storeOf(url), url.pathname + url.search, response)

/**
 * Stores a response as the newest entry and evicts the least recently read. A full disk is no error.
 * @param since the clear count when the fetch started
 */
async function store(name: string, key: string, response: Response, since = clearCount) {
  if (!isCacheable(response)) return
  try {
    const cache = await caches.open(name)
    await cache.delete(key, { ignoreVary: true })
    if (since !== clearCount) return
    await cache.put(key, response)
    const keys = (await cache.keys()).filter((one) => isEvictable(new URL(one.url)))
    for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries(name)))) await cache.delete(old)
  } catch {
    // no space, or a private window: offline reading is not available
  }
}

const isEvictable = ({ pathname }: URL) => pathname !== OFFLINE_PAGE && pathname !== TO_REFRESH

/** Fetches a page and its files, and caches them. */
export async function cachePage(path: string): Promise<void> {
  const key = pageKey(urlOf(path))
  if (!key) return
  const since = clearCount
  const cached = await cachedPage(key)
  if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < FRESH_MS) return
  const response = await fetch(key, { headers: { accept: 'text/html' }, credentials: 'omit' })
  await cacheResponse(key, response, since)
}

/** Caches a page after its files, so that a cached page is always complete. */
export async function cacheResponse(key: string, response: Response, since = clearCount): Promise<void> {
  if (!isCacheable(response)) return
  await cacheFiles(filesNamedIn(await response.clone().text()))
  await store(PAGES, key, response, since)
}

/** Caches files that are missing. Most come from the browser's HTTP cache. */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const url = urlOf(path)
    if (url.origin !== location.origin || !isFile(url)) continue
    const cached = await cachedFile(url)
    if (cached && isImmutable(cached)) continue
    const response = await fetch(url).catch(() => null)
    if (response) await storeFile(url, response)
  }
}

/** Deletes every cached page and picture. */
export async function clearCache(): Promise<void> {
  clearCount++
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== FILES) await caches.delete(name)
  await cachePage(OFFLINE_PAGE).catch(() => {})
}

/** Deletes the caches of earlier builds, and records their pages for refreshCache(). */
export async function deleteEarlierBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS))
  const earlier = names.filter((name) => ![PAGES, FILES, PICTURES].includes(name))
  const pages: string[] = []
  for (const name of earlier) {
    if (name.startsWith(`${OURS}pages:`))
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url)
        if (isEvictable(new URL(url))) pages.push(pathname + search)
      }
    await caches.delete(name)
  }
  if (pages.length > 0) await markForRefresh(pages.slice(-MAX_REFRESHED))
}

async function markForRefresh(pages: string[]) {
  const cache = await caches.open(PAGES)
  if (pages.length > 0) await cache.put(TO_REFRESH, new Response(JSON.stringify(pages)))
  else await cache.delete(TO_REFRESH)
}

/** Fetches the pages of an earlier build again, one by one. Failures are retried the next time. */
export async function refreshCache(): Promise<void> {
  const marked = await cachedPage(TO_REFRESH)
  if (!marked) return
  const before = clearCount
  const remaining: string[] = await marked.json()
  while (remaining.length > 0 && before === clearCount) {
    await cachePage(remaining[0]!)
    remaining.shift()
    if (before === clearCount) await markForRefresh(remaining)
  }
}
