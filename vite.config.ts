import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/** In the one style sheet a page's styles may come first: the order of the layers has to be said before all of them. */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer reset, base, parts, pages;${file.source}`
    },
  },
}

/**
 * The service worker, in one file without a hash. It knows its build by the content of all other files, so that every
 * deploy replaces it, and with it what it has kept.
 */
const offlineWorker: Plugin = {
  name: 'offline-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const hash = createHash('sha256')
      for (const file of files.toSorted((a, b) => a.fileName.localeCompare(b.fileName)))
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      const notice = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/web/offline/keep-reading.ts'))
      if (!notice) throw new Error('The notice about being offline is not in the build')
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)),
          NOTICE_FILES: JSON.stringify([notice.fileName, ...notice.imports].map((name) => `/${name}`)),
        },
        build: {
          write: false,
          target: 'baseline-widely-available',
          rolldownOptions: { input: 'web/offline/worker.ts', output: { format: 'iife', name: 'reading' } },
        },
      })
      const [worker] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
    },
  },
}

/** What the first view of home is made of: everything that the entry and the home page import, not what they fetch later. */
function firstView(): Set<string> {
  const seen = new Set<string>()
  const read = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (file.endsWith('.css')) return
    const imports = /^(?:im|ex)port (?!type )(?:[\w*{},\s]+ from )?'([#.][^']+)'/gm
    for (const [, named] of readFileSync(file, 'utf8').matchAll(imports))
      read(named!.startsWith('#') ? resolve(named!.slice(1)) : resolve(file, '..', named!))
  }
  read(resolve('web/entry-client.tsx'))
  read(resolve('web/home/home-page.tsx'))
  return seen
}
const FIRST = firstView()

/** A class is named by itself and its file, not by what stands in it: names stay, and weigh little. */
const rooms = new Map<string, string>()
function classIn(name: string, file: string): string {
  const path = relative('.', file.split('?')[0]!)
  const room = createHash('sha256').update(path).digest('hex').slice(0, 5)
  const known = rooms.get(room) ?? path
  if (known !== path) throw new Error(`${path} and ${known} would have classes of one name: rename a file`)
  rooms.set(room, path)
  return `${name}_${room}`
}

export default defineConfig({
  plugins: [react(), layersFirst, offlineWorker],
  css: { modules: { generateScopedName: classIn } },
  appType: 'custom',
  builder: {},
  build: {
    cssCodeSplit: false,
    target: 'baseline-widely-available',
    // the themes rest on light-dark(): lowered, it doubles the styles and the always-dark footer turns light
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // small enough to be inlined would mean data: addresses, which the security policy refuses
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            // three files on a first load: vendor (changes with the dependencies), shared, the page's own
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  priority: 3,
                  test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)[\\/]/,
                },
                { name: 'shared', test: (id) => FIRST.has(id), minShareCount: 2, priority: 2 },
                // what other pages have in common does not weigh on home
                { name: 'admin', test: /[\\/]web[\\/]admin[\\/]/, minShareCount: 2, priority: 2 },
                { name: 'more', test: /[\\/](contract|web)[\\/]/, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'web/entry-server.tsx' } } },
  },
})
