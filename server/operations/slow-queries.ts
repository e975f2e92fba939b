// Logs slow queries, and every one at the level "debug": their text, which never contains values.
import type { FastifyBaseLogger } from 'fastify'
import type { ReconnectingPool } from '#server/db/pool.ts'

/** From here on a query is slow, in milliseconds. */
const SLOW = 500

/** @param onQuery is told of every query, for the metrics */
export function watchQueries(
  pool: ReconnectingPool,
  log: FastifyBaseLogger,
  onQuery?: (ms: number, error: unknown) => void,
) {
  pool.onAnswer = (text, ms, error) => {
    const entry = { sql: text.slice(0, 1_000), ms: Math.round(ms) }
    if (ms >= SLOW) log.warn(entry, 'a slow query')
    else log.debug(entry, 'a query')
    onQuery?.(ms, error)
  }
}
