// Errors of queries: is the database unavailable, or did a constraint fail?
import pg from 'pg'

/** The database cannot be reached, does not answer in time, or has no free connection. Answer 503, try later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Error codes of PostgreSQL after which a retry may succeed. */
const NOT_NOW = new Set([
  '25006', // read_only_sql_transaction: a full disk, or a server that is only a copy
  '25P03', // idle_in_transaction_session_timeout
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available: over the lock timeout
  '57014', // query_canceled: over the statement timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
])

/** True when the database was unavailable, however deep the query layer has wrapped the error. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  chain(error).some(
    (at) =>
      at instanceof DatabaseUnavailable ||
      (at instanceof pg.DatabaseError &&
        at.code != null &&
        (NOT_NOW.has(at.code) || at.code.startsWith('08'))),
  )

/** The error of the server (code, constraint, detail); undefined when it sent none. */
export const databaseError = (error: unknown): pg.DatabaseError | undefined =>
  chain(error).find((at) => at instanceof pg.DatabaseError)

/** The server's code for what went wrong. */
export const databaseCode = (error: unknown): string | undefined => databaseError(error)?.code

/** A unique index refused the row. @param constraint which one, if it matters */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const failure = databaseError(error)
  return failure?.code === '23505' && (constraint == null || failure.constraint === constraint)
}

/** The error and what caused it, outermost first. */
function chain(error: unknown): Error[] {
  const all: Error[] = []
  for (let at = error; at instanceof Error && !all.includes(at); at = at.cause) all.push(at)
  return all
}
