// Graceful shutdown: not ready, finish requests in progress, close the database, exit.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'

/** Milliseconds for requests in progress; then their connections are closed. */
const ANSWERS_WITHIN = 5_500
/** Milliseconds until the process exits in any case. It does not wait for a hanging mail server: mails are in the database. */
const EXIT_WITHIN = 6_500

type Shutdown = {
  app: FastifyInstance
  database: Pick<Database, 'close'>
  env: Pick<Env, 'DRAIN_SECONDS'>
}

/**
 * SIGTERM: /readyz answers 503; if a proxy probes it, requests are answered for DRAIN_SECONDS more. Ctrl-C skips the
 * wait, a second Ctrl-C exits at once.
 */
export function shutDownOnSignals(parts: Shutdown) {
  let isShuttingDown = false
  process.on('SIGTERM', () => {
    if (!isShuttingDown) shutDown(parts, parts.env.DRAIN_SECONDS * 1_000)
    isShuttingDown = true
  })
  process.on('SIGINT', () => {
    if (isShuttingDown) process.exit(130)
    shutDown(parts, 0)
    isShuttingDown = true
  })
}

async function shutDown({ app, database }: Shutdown, drain: number) {
  const { readiness } = app.operations
  readiness.startShutdown()
  app.log.info('leaving')
  if (drain > 0 && readiness.isWatched()) await pause(drain)
  const hung = setTimeout(() => {
    app.log.warn('shutdown took too long; ending with work in progress')
    process.exit(1)
  }, EXIT_WITHIN)
  const closed = app.close()
  // Connections of requests in progress become idle only now.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_WITHIN)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
  await database.close()
  clearTimeout(hung)
  process.exit(0)
}
