// Logs slow queries: their text, which never contains values.
import type { FastifyBaseLogger } from 'fastify'
import type { ReconnectingPool } from '#server/db/pool.ts'

export interface QueryEvent {
  ms: number
  isSlow: boolean
  error: unknown
}

/** @param slowAfter milliseconds @param heard is told of every query, for the counters */
export function watchQueries(
  pool: ReconnectingPool,
  log: FastifyBaseLogger,
  slowAfter: number,
  onQuery?: (event: QueryEvent) => void,
) {
  pool.onAnswer = (text, ms, error) => {
    const isSlow = ms >= slowAfter
    if (isSlow) log.warn({ sql: text.slice(0, 1_000), ms: Math.round(ms) }, 'a slow query')
    onQuery?.({ ms, isSlow, error })
  }
}
