// Registers what operators need: health, metrics, slow query log.
import type { FastifyInstance } from 'fastify'
import type { Changes } from '#server/db/changes.ts'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import type { FairQueue } from '#server/limits/fair-queue.ts'
import { healthRoutes, Readiness } from './health.ts'
import { metricsRoute } from './metrics-routes.ts'
import { watchQueries } from './slow-queries.ts'

interface Operations {
  readiness: Readiness
}

interface Operated {
  env: Env
  database: Database
  changes: Changes
  queue: FairQueue
}

/** Call it before any route is registered: its hooks are for all of them. */
export async function operationsRoutes(app: FastifyInstance, { env, database, changes, queue }: Operated) {
  const readiness = new Readiness(database, changes)
  app.addHook('onRequest', (_request, reply, done) => {
    // The connection is closed, so the client finds another instance next time.
    if (readiness.isShuttingDown) reply.header('connection', 'close')
    done()
  })
  // What nobody reads is not counted.
  const metrics = env.METRICS_TOKEN ? (await import('./metrics.ts')).startMetrics({ database, queue }) : null
  watchQueries(database.pool, app.log, metrics?.onQuery)
  healthRoutes(app, readiness)
  if (metrics && env.METRICS_TOKEN) metricsRoute(app, metrics, env.METRICS_TOKEN)
  app.decorate('operations', { readiness })
}

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations
  }
}
