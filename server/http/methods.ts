// Addresses of the API asked in a way they do not have: OPTIONS says which ways there are, anything else is refused.
import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'

/** @param calls "GET /api/dramas/{id}" @param navigations the same for addresses a browser goes to: they have no HEAD */
export function otherMethods(app: FastifyInstance, calls: readonly string[], navigations: readonly string[]) {
  const heads = calls.filter((call) => call.startsWith('GET ')).map((call) => call.replace('GET', 'HEAD'))
  const known = [...calls, ...heads, ...navigations].map((call) => {
    const [method, path] = call.split(' ') as [string, string]
    return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })
  const allowedAt = (path: string) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].sort() : []
  }

  app.all('/api/*', { schema: { hide: true } }, (request, reply) => {
    const allowed = allowedAt(request.url.split('?', 1)[0]!)
    // A way that is there and led here all the same had something wrong in its address.
    if (allowed.length === 0 || allowed.includes(request.method) !== (request.method === 'OPTIONS'))
      throw new Failure('not-found', 'There is nothing at this address')
    reply.header('allow', allowed.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send()
    throw new Failure('not-allowed', 'This address cannot be asked in this way')
  })
}
