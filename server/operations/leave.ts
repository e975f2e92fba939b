// Leaving: first no new visitors, then the answers that are under way, then the database, and out.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'

/** Milliseconds that answers under way have left; then their connections are cut. */
const ANSWERS_WITHIN = 5_500
/** Milliseconds for everything else to end. A mail server that hangs is not waited for: its mails are in the database. */
const GONE_WITHIN = 6_500

type Leaving = {
  app: FastifyInstance
  database: Pick<Database, 'close'>
  env: Pick<Env, 'DRAIN_SECONDS'>
}

/**
 * SIGTERM: /readyz says no, and where somebody watches it they get DRAIN_SECONDS to look elsewhere, while everything
 * is still answered. Ctrl-C leaves that out, and a second one leaves everything out.
 */
export function leaveOnSignals(leaving: Leaving) {
  let isLeaving = false
  process.on('SIGTERM', () => {
    if (!isLeaving) leave(leaving, leaving.env.DRAIN_SECONDS * 1_000)
    isLeaving = true
  })
  process.on('SIGINT', () => {
    if (isLeaving) process.exit(130)
    leave(leaving, 0)
    isLeaving = true
  })
}

async function leave({ app, database }: Leaving, drain: number) {
  const { readiness } = app.operations
  readiness.leave()
  app.log.info('leaving')
  if (drain > 0 && readiness.isWatched()) await pause(drain)
  const hung = setTimeout(() => {
    app.log.warn('shutdown took too long; ending with work in progress')
    process.exit(1)
  }, GONE_WITHIN)
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
