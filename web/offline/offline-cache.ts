// What was read, kept in the browser's own store: pages, the files of this build, and pictures. Bounded, and gone when asked.
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
/** The pages of one build; earlier ones are read again under the next. */
const PAGES = `${OURS}pages:${BUILD}`
const FILES = `${OURS}files:${BUILD}`
/** Their names change with their content, so they outlive a build. */
const PICTURES = `${OURS}pictures`
/** Pages of an earlier build that are still to be read again. */
const TO_REFRESH = '/.to-renew'

const MAX_PAGES = 60
const MAX_FILES = 200
const MAX_PICTURES = 240
const MAX_REFRESHED = 30
/** A page that has just come over the network need not be fetched again to be kept. */
const FRESH_MS = 60_000

/** Counts how often everything was forgotten: what was being fetched before is not kept after. */
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
 * The newest stands last; the ones nobody has read for the longest time go. A full disk is no failure.
 * @param since how often everything had been forgotten when this was begun
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
    // no room, or a private window: then it is only read with a network
  }
}

const isEvictable = ({ pathname }: URL) => pathname !== OFFLINE_PAGE && pathname !== TO_REFRESH

/** Fetches a page and the files it names, and keeps them. */
export async function cachePage(path: string): Promise<void> {
  const key = pageKey(urlOf(path))
  if (!key) return
  const since = clearCount
  const cached = await cachedPage(key)
  if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < FRESH_MS) return
  const response = await fetch(key, { headers: { accept: 'text/html' }, credentials: 'omit' })
  await cacheResponse(key, response, since)
}

/** Keeps a page that has come, its files first: a page that is kept can be shown whole, whenever the network goes. */
export async function cacheResponse(key: string, response: Response, since = clearCount): Promise<void> {
  if (!isCacheable(response)) return
  await cacheFiles(filesNamedIn(await response.clone().text()))
  await store(PAGES, key, response, since)
}

/** Keeps files that are not kept yet. Most of them come out of the browser's own cache. */
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

/** Deletes everything that was read. */
export async function clearCache(): Promise<void> {
  clearCount++
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== FILES) await caches.delete(name)
  await cachePage(OFFLINE_PAGE).catch(() => {})
}

/** Everything of earlier builds goes; which pages they held is noted, for renewReading(). */
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

/** Reads the pages again that were kept of an earlier build, one after the other. What fails is tried another time. */
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
