// Lists the cached pages by title, the latest first.

export interface SavedPage {
  path: string
  title: string
}

const PAGES = 'reading:pages:'

export async function listSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return [] // only in secure contexts
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES))
  const found: SavedPage[] = []
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      const html = await (await cache.match(request))?.text()
      const title = html && titleOf(html)
      if (title && pathname !== '/offline') found.push({ path: pathname + search, title })
    }
  }
  return found.reverse()
}

/** Without the site's name. */
function titleOf(html: string): string | undefined {
  const [, title] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  const words = title && new DOMParser().parseFromString(title, 'text/html').documentElement.textContent
  return words?.split(' · ').slice(0, -1).join(' · ') || words || undefined
}
