// The metrics routes: on their own port, or at /metrics with the token.
import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { notFound } from '#server/http/failures.ts'
import type { Metrics } from './metrics.ts'

/** Without the token it is a 404, as any unknown address. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string) {
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

// An import of it would also load Node's HTTP clients, 14 MB that stay.
const { createServer } = process.getBuiltinModule('node:http')

/** A port that is not for visitors: anyone who can reach it may read. @returns how to close it */
export async function listenForMetrics(
  metrics: Metrics,
  { METRICS_PORT, METRICS_HOST }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
): Promise<() => void> {
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics'
    try {
      const text = isMetrics ? await metrics.text() : 'Not found\n'
      response
        .writeHead(isMetrics ? 200 : 404, {
          'content-type': isMetrics ? metrics.contentType : 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  // Prometheus needs few connections; the others are for visitors.
  server.maxConnections = 20
  server.listen(METRICS_PORT, METRICS_HOST)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
