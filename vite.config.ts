import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

const WRITING =
  /[\\/]web[\\/](forms[\\/]|drafts[\\/](draft-box|draft-note|use-draft)|use-submit|ui[\\/](field|dialog|confirm-dialog|form-errors|banner)\.)/
const SHARED =
  /[\\/](contract|web)[\\/](?!(search|forms|auth)\.|discovery[\\/]reason|auth[\\/](sign-in-again|return-place)|reviews[\\/]review|forms[\\/]|drafts[\\/](draft-box|draft-note|use-draft)|use-submit|ui[\\/](field|dialog|confirm-dialog|form-errors|banner|companion|empty-state|face|pagination|tabs|data-table|drop-zone)\.)/

export default defineConfig({
  plugins: [react(), layersFirst],
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
                // what one writes with comes with the pages one writes on, not with the first view of home
                { name: 'writing', test: WRITING, minShareCount: 2, priority: 1 },
                { name: 'shared', test: SHARED, minShareCount: 3, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'web/entry-server.tsx' } } },
  },
})
