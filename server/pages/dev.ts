// The pages while developing: Vite in this same server, its hot reload included.
import type { FastifyInstance } from 'fastify'
import type { Web } from './build.ts'

// React Refresh must be there before any component, so the entry is imported by an inline script.
const BOOT = `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t;import('/@vite/client');import('/@react-refresh').then(r=>{r.injectIntoGlobalHook(window);return import('/web/hydrate.tsx')})`

export async function developedWeb(app: FastifyInstance): Promise<() => Promise<Web>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => {
    if (
      request.url.startsWith('/api/') ||
      request.url.startsWith('/art/') ||
      request.url.startsWith('/uploads/') ||
      request.url.startsWith('/tmdb/')
    )
      return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.addHook('onClose', () => vite.close())
  const styles = '<link rel="stylesheet" href="/web/styles/index.css?direct">'
  const tags = () => `${styles}<script type="module">${BOOT}</script>`
  return async () => {
    const rendering = (await vite.ssrLoadModule('/web/entry-server.tsx')) as Omit<Web, 'tags' | 'styles'>
    return { ...rendering, tags, styles }
  }
}
