// Logs slow queries, and every one at the level "debug": their text, which never contains values.
import type { FastifyBaseLogger } from 'fastify'
import type { ReconnectingPool } from '#server/db/pool.ts'

export interface QueryEvent {
  ms: number
  isSlow: boolean
  error: unknown
}

/** From here on a query is slow, in milliseconds. */
const SLOW = 500

/** @param onQuery is told of every query, for the counters */
export function watchQueries(
  pool: ReconnectingPool,
  log: FastifyBaseLogger,
  onQuery?: (event: QueryEvent) => void,
) {
  pool.onAnswer = (text, ms, error) => {
    const isSlow = ms >= SLOW
    const entry = { sql: text.slice(0, 1_000), ms: Math.round(ms) }
    if (isSlow) log.warn(entry, 'a slow query')
    else log.debug(entry, 'a query')
    onQuery?.({ ms, isSlow, error })
  }
}
