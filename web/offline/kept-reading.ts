// What was read, kept in the browser's own store: pages, the files of this build, and pictures. Bounded, and gone when asked.
import { AWAY_PAGE, filesNamedIn, isFile, isForEver, isOfBuild, mayBeKept, pageKey } from './what-is-kept.ts'

/** Set by the build; changes when any of its files does. */
declare const BUILD: string

const OURS = 'reading:'
/** The pages of one build; earlier ones are read again under the next. */
const PAGES = `${OURS}pages:${BUILD}`
const FILES = `${OURS}files:${BUILD}`
/** Their names change with their content, so they outlive a build. */
const PICTURES = `${OURS}pictures`
/** Pages of an earlier build that are still to be read again. */
const TO_RENEW = '/.to-renew'

const MOST_PAGES = 60
const MOST_FILES = 200
const MOST_PICTURES = 240
const RENEWED = 30
/** A page that has just come over the network need not be fetched again to be kept. */
const FRESH_MS = 60_000

/** Counts how often everything was forgotten: what was being fetched before is not kept after. */
let forgotten = 0

const storeOf = (url: URL) => (isOfBuild(url) ? FILES : PICTURES)
const most = (name: string) => (name === PAGES ? MOST_PAGES : name === FILES ? MOST_FILES : MOST_PICTURES)
const here = (path: string) => new URL(path, location.origin)

export async function keptPage(key: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES)
  return cache.match(key, { ignoreVary: true })
}

export async function keptFile(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(storeOf(url))
  return cache.match(url.pathname + url.search, { ignoreVary: true })
}

export const putFile = (url: URL, response: Response) =>
  put(storeOf(url), url.pathname + url.search, response)

/**
 * The newest stands last; the ones nobody has read for the longest time go. A full disk is no failure.
 * @param since how often everything had been forgotten when this was begun
 */
async function put(name: string, key: string, response: Response, since = forgotten) {
  if (!mayBeKept(response)) return
  try {
    const cache = await caches.open(name)
    await cache.delete(key, { ignoreVary: true })
    if (since !== forgotten) return
    await cache.put(key, response)
    const keys = (await cache.keys()).filter((one) => isEvictable(new URL(one.url)))
    for (const old of keys.slice(0, Math.max(0, keys.length - most(name)))) await cache.delete(old)
  } catch {
    // no room, or a private window: then it is only read with a network
  }
}

const isEvictable = ({ pathname }: URL) => pathname !== AWAY_PAGE && pathname !== TO_RENEW

/** Fetches a page and the files it names, and keeps them. */
export async function keepPage(path: string): Promise<void> {
  const key = pageKey(here(path))
  if (!key) return
  const since = forgotten
  const known = await keptPage(key)
  if (known && Date.now() - Date.parse(known.headers.get('date') ?? '') < FRESH_MS) return
  const response = await fetch(key, { headers: { accept: 'text/html' }, credentials: 'omit' })
  await keepAnswer(key, response, since)
}

/** Keeps a page that has come, its files first: a page that is kept can be shown whole, whenever the network goes. */
export async function keepAnswer(key: string, response: Response, since = forgotten): Promise<void> {
  if (!mayBeKept(response)) return
  await keepFiles(filesNamedIn(await response.clone().text()))
  await put(PAGES, key, response, since)
}

/** Keeps files that are not kept yet. Most of them come out of the browser's own cache. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const url = here(path)
    if (url.origin !== location.origin || !isFile(url)) continue
    const known = await keptFile(url)
    if (known && isForEver(known)) continue
    const response = await fetch(url).catch(() => null)
    if (response) await putFile(url, response)
  }
}

/** Deletes everything that was read. */
export async function forgetReading(): Promise<void> {
  forgotten++
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== FILES) await caches.delete(name)
  await keepPage(AWAY_PAGE).catch(() => {})
}

/** Everything of earlier builds goes; which pages they held is noted, for renewReading(). */
export async function dropEarlierBuilds(): Promise<void> {
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
  if (pages.length > 0) await noteToRenew(pages.slice(-RENEWED))
}

async function noteToRenew(pages: string[]) {
  const cache = await caches.open(PAGES)
  if (pages.length > 0) await cache.put(TO_RENEW, new Response(JSON.stringify(pages)))
  else await cache.delete(TO_RENEW)
}

/** Reads the pages again that were kept of an earlier build, one after the other. What fails is tried another time. */
export async function renewReading(): Promise<void> {
  const note = await keptPage(TO_RENEW)
  if (!note) return
  const before = forgotten
  const left: string[] = await note.json()
  while (left.length > 0 && before === forgotten) {
    await keepPage(left[0]!)
    left.shift()
    if (before === forgotten) await noteToRenew(left)
  }
}
