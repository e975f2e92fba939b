// Registers what operators need: health, metrics, slow query log.
import type { FastifyInstance } from 'fastify'
import type { Changes } from '#server/db/changes.ts'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { FairQueue } from '#server/limits/fair-queue.ts'
import { healthRoutes, Readiness } from './health.ts'
import type { Metrics } from './metrics.ts'
import { metricsRoute } from './metrics-routes.ts'
import type { RequestLog } from './request-log.ts'
import { watchQueries } from './slow-queries.ts'

interface Operations {
  readiness: Readiness
  /** null unless METRICS_TOKEN is set: what nobody reads is not counted */
  metrics: Metrics | null
}

interface Operated {
  env: Env
  database: Database
  changes: Changes
  cache: ResponseCache
  queue: FairQueue
  log: RequestLog
}

/** Call it before any route is registered: its hooks are for all of them. */
export async function operationsRoutes(
  app: FastifyInstance,
  { env, database, changes, cache, queue, log }: Operated,
) {
  const readiness = new Readiness(database, changes)
  let metrics: Metrics | null = null
  app.addHook('onRequest', (_request, reply, done) => {
    // The connection is closed, so the client finds another instance next time.
    if (readiness.isShuttingDown) reply.header('connection', 'close')
    done()
  })
  if (env.METRICS_TOKEN)
    metrics = (await import('./metrics.ts')).startMetrics({ database, cache, queue, readiness })
  if (metrics) log.onResponse = metrics.onResponse
  watchQueries(database.pool, app.log, metrics?.onQuery)
  healthRoutes(app, readiness)
  if (metrics && env.METRICS_TOKEN) metricsRoute(app, metrics, env.METRICS_TOKEN)
  app.decorate('operations', { readiness, metrics })
}

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations
  }
}
