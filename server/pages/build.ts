// The built pages: the renderer, and the files each page needs.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { placeOf, render } from '#web/entry-server.tsx'

/** The one door into web/, whoever made it: the build, or Vite while developing. */
export interface Web {
  render: typeof render
  placeOf: typeof placeOf
  /** what belongs into the head for a page */
  tags: (file: string) => string
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export const BUILD = resolve(import.meta.dirname, '../../dist')
const ENTRY = 'web/entry-client.tsx'

/** @throws when there is no build */
export async function builtWeb(): Promise<() => Promise<Web>> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(`${BUILD}/client/.vite/manifest.json`, 'utf8'),
  )
  const files = (key: string): string[] => {
    const chunk = manifest[key]
    return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(files)] : []
  }
  const styles = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))]
  const [entry] = files(ENTRY)
  const fonts = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.css'))
  const sheets = [...new Set([...styles, ...fonts.map((chunk) => chunk.file)])]
  const tags = (file: string) =>
    [
      ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`),
      // Not async: it reads what stands at the end of the body, so it waits until the page is parsed. The page can be
      // read without scripts, so letters and pictures come first.
      `<script type="module" fetchpriority="low" src="${entry}"></script>`,
      ...[...new Set([...files(ENTRY), ...files(`web/${file}-page.tsx`)])]
        .filter((name) => name !== entry)
        .map((name) => `<link rel="modulepreload" fetchpriority="low" href="${name}">`),
    ].join('')
  const kept = new Map<string, string>()
  const keptTags = (file: string) => {
    const known = kept.get(file) ?? tags(file)
    kept.set(file, known)
    return known
  }
  const built: Pick<Web, 'render' | 'placeOf'> = await import(
    pathToFileURL(`${BUILD}/server/entry-server.js`).href
  )
  const web: Web = { render: built.render, placeOf: built.placeOf, tags: keptTags }
  return async () => web
}
