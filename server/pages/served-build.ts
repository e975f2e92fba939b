// The built pages, and the files they ask for.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUILD, builtWeb, type Web } from './build.ts'

/** Serves the files of the build. @returns its renderer @throws when there is no build */
export async function servedBuild(app: FastifyInstance): Promise<() => Promise<Web>> {
  const files = { index: false as const, decorateReply: false, preCompressed: true }
  // Their names carry a hash of their content.
  for (const prefix of ['/assets/', '/fonts/'])
    await app.register(fastifyStatic, {
      ...files,
      root: `${BUILD}/client${prefix}`,
      prefix,
      immutable: true,
      maxAge: '1y',
    })
  // What keeps its name is asked for again after an hour.
  await app.register(fastifyStatic, {
    ...files,
    root: `${BUILD}/client`,
    wildcard: false,
    globIgnore: ['assets/**', 'fonts/**', 'art/**', '.vite/**'],
    maxAge: '1h',
    // A browser must hear of a new version at once.
    setHeaders: (reply, file) => {
      if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('cache-control', 'no-cache')
    },
  })
  return builtWeb()
}
