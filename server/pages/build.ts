// Loads the built renderer, and lists the files each page needs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { ROOT } from '#server/root.ts'
import type { Site } from '#server/site.ts'
import type { render, renderFailure, routeOf } from '#web/entry-server.tsx'
import type { Page } from '#web/pages.ts'

/** The interface to web/, from the build or from Vite in development. */
export interface Web {
  render: typeof render
  renderFailure: typeof renderFailure
  routeOf: typeof routeOf
  /** every page's entry */
  pages: readonly Page[]
  /** what belongs into the head for a page */
  tags: (file: string) => string
  /** the styles of a page that has no script */
  styles: string
}

/** Parameters of the routes that send pages. */
export interface WithPages {
  site: Site
  cache: ResponseCache
  web: () => Promise<Web>
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export const BUILD = join(ROOT, 'dist')
const FIRST = 'web/first-paint.ts'
/** What the first script fetches once the page is painted. */
const HYDRATE_FILE = 'web/hydrate.tsx'

/** @throws when there is no build */
export async function builtWeb(): Promise<() => Promise<Web>> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(`${BUILD}/client/.vite/manifest.json`, 'utf8'),
  )
  /** A chunk and all it imports, what is imported first: its styles may be overruled by whoever imports it. */
  const chunks = (key: string): Chunk[] => {
    const chunk = manifest[key]
    return chunk ? [...(chunk.imports ?? []).flatMap(chunks), chunk] : []
  }
  const stylesOf = (needed: Chunk[]) =>
    [...new Set(needed.flatMap((chunk) => chunk.css ?? []))]
      .map((sheet) => `<link rel="stylesheet" href="/${sheet}">`)
      .join('')
  const tags = (file: string) => {
    const needed = [...new Set([...chunks(`web/${file}-page.tsx`), ...chunks(HYDRATE_FILE)])]
    // What is imported first, the one to run last.
    const scripts = new Set(needed.map((chunk) => chunk.file))
    return [
      // Runs before the first paint, so that no press comes before it.
      `<script type="module" async blocking="render" fetchpriority="high" src="/${manifest[FIRST]!.file}"></script>`,
      stylesOf(needed),
      // The page can be read without scripts, so styles and letters come first: no browser follows such a link until
      // the first script makes it a preload.
      ...[...scripts].map((script) => `<link rel="later" href="/${script}">`),
    ].join('')
  }
  const cached = new Map<string, string>()
  const cachedTags = (file: string) => {
    const known = cached.get(file) ?? tags(file)
    cached.set(file, known)
    return known
  }
  const rendering: Omit<Web, 'tags' | 'styles'> = await import(
    pathToFileURL(`${BUILD}/server/entry-server.js`).href
  )
  const web: Web = { ...rendering, tags: cachedTags, styles: stylesOf(chunks(HYDRATE_FILE)) }
  return async () => web
}
