// The metrics, at /metrics with the token.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#server/http/failures.ts'
import type { Metrics } from './metrics.ts'

/** Without the token it is a 404, as any unknown address. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string) {
  app.addHook('onResponse', async (request, reply) => metrics.onResponse(request, reply))
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw notFound('page')
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return metrics.text()
  })
}

function isToken(header: string | undefined, token: string): boolean {
  const received = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
