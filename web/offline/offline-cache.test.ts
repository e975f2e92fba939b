// The offline cache, on a fake CacheStorage: its limits, renewal after a deploy, and clearing.
import { beforeEach, expect, test, vi } from 'vitest'

const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

type Store = Map<string, Response>
let stores: Map<string, Store>
let fetched: string[]

const addressOf = (key: string | Request) =>
  new URL(typeof key === 'string' ? key : key.url, location.origin).href

/** The parts of CacheStorage that are used, with entries in insertion order. */
function fakeCaches() {
  stores = new Map()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string | Request) => store.get(addressOf(key))?.clone(),
      put: async (key: string, response: Response) => void store.set(addressOf(key), response),
      delete: async (key: string | Request) => store.delete(addressOf(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  })
}

/** A response of this site, as fetch returns it. */
function answer(text: string, headers: Record<string, string>) {
  const response = new Response(text, { headers: { ...headers, date: new Date(0).toUTCString() } })
  Object.defineProperty(response, 'type', { value: 'basic' })
  const clone = response.clone.bind(response)
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' })
  return response
}

beforeEach(() => {
  fakeCaches()
  fetched = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const url = new URL(address, location.origin)
    fetched.push(url.pathname + url.search)
    return url.pathname.startsWith('/assets/')
      ? answer('file', FOR_EVER)
      : answer(`<title>${url.pathname}</title><script src="/assets/app.js"></script>`, PUBLIC)
  })
})

/** The worker of one build. */
async function ofBuild(build: string) {
  vi.resetModules()
  vi.stubGlobal('BUILD', build)
  return import('./offline-cache.ts')
}
const cachedIn = (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname)

test('a page is cached with the files it names; an immutable file is fetched once', async () => {
  const { cachePage } = await ofBuild('one')
  await cachePage('/drama/1')
  await cachePage('/drama/2')
  expect(cachedIn('reading:pages:one')).toEqual(['/drama/1', '/drama/2'])
  expect(cachedIn('reading:files:one')).toEqual(['/assets/app.js'])
  expect(fetched).toEqual(['/drama/1', '/assets/app.js', '/drama/2'])
})

test('a page is cached after its files, so a cached page is always complete', async () => {
  const { cachePage } = await ofBuild('one')
  let pageCachedBefore: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string | URL) => {
    if (String(address).includes('/assets/')) pageCachedBefore = cachedIn('reading:pages:one')
    return fetch(address)
  })
  await cachePage('/drama/1')
  expect(fetched).toContain('/assets/app.js')
  expect(pageCachedBefore).toEqual([])
})

test('private pages and foreign files are not fetched', async () => {
  const { cachePage, cacheFiles } = await ofBuild('one')
  await cachePage('/profile')
  await cachePage('/community?post=3')
  await cacheFiles(['/api/auth/me', 'https://elsewhere.test/assets/x.js', '/sw.js'])
  expect(fetched).toEqual([])
  expect(stores.size).toBe(0)
})

test('at most sixty pages are cached; the least recently read are evicted, the offline page stays', async () => {
  const { cachePage } = await ofBuild('one')
  await cachePage('/offline')
  for (let id = 1; id <= 60; id++) await cachePage(`/drama/${id}`)
  await cachePage('/drama/1')
  for (let id = 61; id <= 70; id++) await cachePage(`/drama/${id}`)
  const pages = cachedIn('reading:pages:one')
  expect(pages).toHaveLength(61)
  expect(pages).toContain('/offline')
  expect(pages).toContain('/drama/1')
  expect(pages).not.toContain('/drama/2')
  expect(pages).toContain('/drama/70')
})

test('after a deploy the old build’s cache is deleted and its pages are fetched again', async () => {
  const one = await ofBuild('one')
  for (const page of ['/offline', '/drama/1', '/korean-learners']) await one.cachePage(page)
  const two = await ofBuild('two')
  fetched = []
  await two.deleteEarlierBuilds()
  expect([...stores.keys()].filter((name) => name.endsWith(':one'))).toEqual([])
  await two.refreshCache()
  expect(fetched).toEqual(['/drama/1', '/assets/app.js', '/korean-learners'])
  expect(cachedIn('reading:pages:two')).toEqual(['/drama/1', '/korean-learners'])
})

test('an interrupted refresh continues the next time', async () => {
  const one = await ofBuild('one')
  for (const page of ['/drama/1', '/drama/2']) await one.cachePage(page)
  const two = await ofBuild('two')
  await two.deleteEarlierBuilds()
  const works = fetch
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(two.refreshCache()).rejects.toThrow()
  vi.stubGlobal('fetch', works)
  await two.refreshCache()
  expect(cachedIn('reading:pages:two')).toEqual(['/drama/1', '/drama/2'])
})

test('clearing removes every page, also one that is being fetched', async () => {
  const { cachePage, clearCache } = await ofBuild('one')
  await cachePage('/drama/1')
  const under = cachePage('/drama/2')
  await Promise.all([under, clearCache()])
  expect(cachedIn('reading:pages:one')).toEqual(['/offline'])
  expect(cachedIn('reading:pictures')).toEqual([])
})
