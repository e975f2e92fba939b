// Methods that an address of the API does not have: OPTIONS lists the allowed ones, others get 405.
import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'

/** What stands for an id in an address; anything else there is not found, however it is asked. */
const ID = '[1-9]\\d{0,9}'
const isId = (name: string) => /^id$|Id$/.test(name)

interface Path {
  pattern: RegExp
  /** how many parts of it stand for something */
  open: number
  methods: Set<string>
}

/** @param calls all there are, as "GET /api/dramas/{id}" */
export function otherMethods(app: FastifyInstance, calls: readonly string[]) {
  const paths = [...Map.groupBy(calls, (call) => call.split(' ')[1]!)].map(([path, of]): Path => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const pattern = names.reduce(
      (text, name) => text.replace(`{${name}}`, isId(name) ? ID : '[^/]+'),
      path.replaceAll('.', '\\.'),
    )
    const methods = new Set(of.map((call) => call.split(' ')[0]!))
    if (methods.has('GET')) methods.add('HEAD')
    return { pattern: new RegExp(`^${pattern}$`), open: names.length, methods: methods.add('OPTIONS') }
  })
  /** Of "/watchlist/summary" and "/watchlist/{id}" the first: the second is not about this address. */
  const allowedAt = (address: string): string[] => {
    const [closest] = paths.filter(({ pattern }) => pattern.test(address)).sort((a, b) => a.open - b.open)
    return closest ? [...closest.methods].sort() : []
  }

  app.all('/api/*', (request, reply) => {
    const allowed = allowedAt(request.url.split('?', 1)[0]!)
    // A way that is there and led here all the same had something wrong in its address.
    if (allowed.length === 0 || allowed.includes(request.method) !== (request.method === 'OPTIONS'))
      throw new Failure('not-found', 'Address not found')
    reply.header('allow', allowed.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send()
    throw new Failure('not-allowed', 'Method not allowed')
  })
}
