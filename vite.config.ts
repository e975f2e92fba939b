import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
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
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)[\\/]/ },
                { name: 'shared', test: /[\\/](web|contract)[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'web/entry-server.tsx' } } },
  },
})
