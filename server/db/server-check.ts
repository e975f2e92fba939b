// Is this PostgreSQL server one that Korean text is safe on? Asked once at the start, answered in one line.
import pg from 'pg'
import { isDatabaseAway } from './away.ts'
import type { SteadyPool } from './pool.ts'
import { Refusal } from './refusal.ts'

const OLDEST = 15

/** Waits for the server to come up, then refuses one that is too old or cannot hold every language. */
export async function checkServer(pool: SteadyPool, url: string, startWithin: number): Promise<void> {
  const refusal = refusalOf(await askWhenUp(pool, url, Date.now() + startWithin), where(url))
  if (refusal) throw new Refusal(`DATABASE_URL: ${refusal}`)
}

export type Facts = { version: number; encoding: string; ctype: string; knowsLetters: boolean }

/** What is wrong with such a server, or null. */
export function refusalOf({ version, encoding, ctype, knowsLetters }: Facts, it: string): string | null {
  if (version < OLDEST * 10_000) {
    return `PostgreSQL ${OLDEST} or newer is needed, ${it} is ${Math.floor(version / 10_000)}`
  }
  if (encoding !== 'UTF8') {
    return `the database must be encoded in UTF8, ${it} is in ${encoding}; create one with ENCODING 'UTF8'`
  }
  if (!knowsLetters) {
    return `the database needs a UTF-8 LC_CTYPE such as C.UTF-8; ${it} has ${ctype}, in which Korean search finds nothing`
  }
  return null
}

// Upper and lower case show whether the locale knows letters at all; a C or POSIX LC_CTYPE under another
// provider (ICU, builtin) passes that, but the trigram index still reads LC_CTYPE and would see no Hangul.
const FACTS = `
  select current_setting('server_version_num')::int as "version",
         current_setting('server_encoding') as "encoding",
         datctype as "ctype",
         'É' ilike 'é' and datctype not in ('C', 'POSIX') as "knowsLetters"
  from pg_database where datname = current_database()`

async function askWhenUp(pool: SteadyPool, url: string, until: number): Promise<Facts> {
  for (;;) {
    try {
      const { rows } = await pool.query<Facts>(FACTS)
      return rows[0]!
    } catch (error) {
      if (!mayComeUp(error)) throw new Refusal(`DATABASE_URL: ${where(url)} said no: ${reason(error)}`)
      if (Date.now() > until) {
        throw new Refusal(`DATABASE_URL: cannot reach the database at ${where(url)}: ${reason(error)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** A wrong password or a missing database stays wrong; a server that is starting does not. */
function mayComeUp(error: unknown): boolean {
  const cause = causeOf(error)
  if (cause instanceof pg.DatabaseError) return isDatabaseAway(cause)
  return !(cause instanceof TypeError) // an address that cannot be read
}

function reason(error: unknown): string {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || (cause as NodeJS.ErrnoException).code || cause.name
}

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

/** Host, port and name of the database, without the password that stands in the address. */
function where(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname || 'localhost'}:${port || 5432}${pathname}`
  } catch {
    return 'the given address'
  }
}
