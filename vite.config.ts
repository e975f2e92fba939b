import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/** Whichever style sheet comes first says the order of the layers. */
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
      const content = createHash('sha256')
      for (const file of files.toSorted((a, b) => a.fileName.localeCompare(b.fileName)))
        content.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      const notice = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/web/offline/register-worker.ts'))
      if (!notice) throw new Error('The notice about being offline is not in the build')
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD: JSON.stringify(content.digest('hex').slice(0, 16)),
          NOTICE_FILES: JSON.stringify(
            [notice.fileName, ...notice.imports, ...(notice.viteMetadata?.importedCss ?? [])].map(
              (name) => `/${name}`,
            ),
          ),
        },
        build: {
          write: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: 'web/offline/worker.ts',
            output: { format: 'iife', name: 'reading' },
            // "use client" in the query library, of which nothing is left in the end
            checks: { moduleLevelDirective: false },
          },
        },
      })
      const [worker] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
    },
  },
}

/** Native, found by their place in node_modules, or seldom loaded. */
const NOT_BUNDLED = [
  '@node-rs/argon2',
  '@photo-sphere-viewer/core',
  'fontkit',
  'nodemailer',
  'openid-client',
  'pg',
  'prom-client',
  'sharp',
  'vite',
]

export default defineConfig(({ command }) => ({
  plugins: [react(), layersFirst, offlineWorker],
  appType: 'custom',
  // the router brings along what React has had itself since 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  builder: {},
  build: {
    target: 'baseline-widely-available',
    // the themes rest on light-dark(): lowered, it doubles the styles and the always-dark footer turns light
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // the first view has a budget of its own (scripts/budget.system.test.ts), the server is read from the disk
    chunkSizeWarningLimit: 10_000,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // small enough to be inlined would mean data: addresses, which the security policy refuses
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/first-paint.ts', 'web/hydrate.tsx'],
          output: {
            // a first load: vendor (changes with the dependencies), the site around every page, the page's own
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  priority: 3,
                  // a few pages write with useMutation, and home is none of them
                  test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam)[\\/](?!.*[\\/](useMutation|mutationObserver)\.)/,
                },
                // What two to five pages share is not for home. Not web/hydrate.tsx itself: it waits for a page, and the
                // page for what they share.
                {
                  name: 'site',
                  test: /[\\/](contract|web)[\\/](?!admin[\\/])/,
                  minShareCount: 6,
                  priority: 2,
                },
                { name: 'admin', test: /[\\/]web[\\/]admin[\\/]/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server, once: its modules and packages in few files, which load in less time and memory.
    ssr: {
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external: NOT_BUNDLED },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: [
            'server/main.ts',
            'web/entry-server.tsx',
            'server/dramas/import/read-worker.ts',
            'server/images/artwork-studio-process.ts',
          ],
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            // One letter beyond Latin 1 would make V8 keep two bytes for each letter of a file.
            charset: 'ascii',
            comments: false,
          },
        },
      },
    },
  },
}))
