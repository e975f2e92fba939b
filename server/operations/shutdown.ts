// Leaving: first no new visitors, then the answers that are under way, then the database, and out.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'

/** Milliseconds that answers under way have left; then their connections are cut. */
const ANSWERS_WITHIN = 5_500
/** Milliseconds for everything else to end. A mail server that hangs is not waited for: its mails are in the database. */
const EXIT_WITHIN = 6_500

type Shutdown = {
  app: FastifyInstance
  database: Pick<Database, 'close'>
  env: Pick<Env, 'DRAIN_SECONDS'>
}

/**
 * SIGTERM: /readyz says no, and where somebody watches it they get DRAIN_SECONDS to look elsewhere, while everything
 * is still answered. Ctrl-C leaves that out, and a second one leaves everything out.
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
  // A connection whose answer was still under way becomes idle only now.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_WITHIN)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
  await database.close()
  clearTimeout(hung)
  process.exit(0)
}
