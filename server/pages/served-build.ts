// Serves the files of the build and loads its renderer.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUILD, builtWeb, type Web } from './build.ts'

/** Serves the files of the build. @returns its renderer @throws when there is no build */
export async function servedBuild(app: FastifyInstance): Promise<() => Promise<Web>> {
  const root = `${BUILD}/client`
  // Files without a hash in their name are cacheable for an hour.
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['assets/**', 'fonts/**', 'art/**', '.vite/**'],
    maxAge: '1h',
    // A browser must hear of a new version at once.
    setHeaders: (reply, file) => {
      if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('cache-control', 'no-cache')
    },
  })
  // Their names carry a hash of their content. Routes of our own: those of the plugin read the folder for every
  // request, and take a failure of that for a forbidden path.
  for (const folder of ['assets', 'fonts'])
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
      reply.sendFile(request.params['*'], `${root}/${folder}`, { immutable: true, maxAge: '1y' }),
    )
  return builtWeb()
}
