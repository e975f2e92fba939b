// Serves the files of the build and loads its renderer.
import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUILD, builtWeb, type Web } from './build.ts'

/** The names of files in these folders carry a hash of their content. */
const HASHED = ['assets', 'fonts']
/** Drawn pictures have routes of their own, and what the build reads has none. */
const LEFT_OUT = ['art', '.vite']

/** Serves the files of the build. @returns its renderer @throws when there is no build */
export async function servedBuild(app: FastifyInstance): Promise<() => Promise<Web>> {
  const root = `${BUILD}/client`
  // Files without a hash in their name are cacheable for an hour.
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
    // A browser must hear of a new version at once.
    setHeaders: (reply, file) => {
      if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('cache-control', 'no-cache')
    },
  })
  // Routes of our own. The plugin's are two for each file, which slows every start, or read the folder for every
  // request and take a failure of that for a forbidden path.
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (entry.isFile()) {
      if (!/\.(br|gz)$/.test(entry.name)) app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name))
    } else if (!LEFT_OUT.includes(entry.name)) {
      const caching = HASHED.includes(entry.name) ? { immutable: true, maxAge: '1y' } : {}
      app.get<{ Params: { '*': string } }>(`/${entry.name}/*`, (request, reply) =>
        reply.sendFile(request.params['*'], `${root}/${entry.name}`, caching),
      )
    }
  return builtWeb()
}
