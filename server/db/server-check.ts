// Checks at the start that the PostgreSQL server suits the site: version, locale, encoding, no transaction pooler.
import pg from 'pg'
import { connectAlone } from './connect-alone.ts'
import { type Pooling, poolingBefore } from './pooler.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import { StartupError } from './startup-error.ts'
import { tlsProblem } from './tls.ts'

const OLDEST = 15

/**
 * Waits for the server to come up, then refuses one that is too old, cannot hold every language, or is behind a pooler
 * that does not keep sessions. It uses connections of its own, because settings on a pooled one could reach others.
 */
export async function checkServer(url: string, config: pg.ClientConfig, startWithin: number): Promise<void> {
  const connect = () => connectAlone(url, config)
  const at = where(url)
  const client = await connectWhenUp(connect, at, Date.now() + startWithin)
  try {
    const { rows } = await client.query<Facts>(FACTS)
    const pooling = await poolingBefore(client, connect)
    const refusal = startupErrorOf(rows[0]!, at) ?? POOLING[pooling](at)
    if (refusal) throw new StartupError(`DATABASE_URL: ${refusal}`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATABASE_URL: ${at} refused the connection: ${reason(error)}`)
  } finally {
    await client.end().catch(() => {})
  }
}

const POOLING: Record<Pooling, (at: string) => string | null> = {
  none: () => null,
  session: () => null,
  shared: (at) =>
    `the connection pooler at ${at} does not use session pooling, which the site needs (LISTEN, prepared statements): set pool_mode = session for it, or connect to PostgreSQL directly`,
  exhausted: (at) =>
    `the connection pooler at ${at} has too few connections: its default_pool_size must be at least DATABASE_POOL + 1 for each instance`,
}

export type Facts = {
  version: number
  encoding: string
  ctype: string
  knowsLetters: boolean
  role: string
  mayUseSchema: boolean
}

/** What is wrong with such a server, or null. */
export function startupErrorOf(facts: Facts, it: string): string | null {
  const { version, encoding, ctype, knowsLetters, role, mayUseSchema } = facts
  if (version < OLDEST * 10_000) {
    return `PostgreSQL ${OLDEST} or newer is needed, but ${it} is ${Math.floor(version / 10_000)}`
  }
  if (encoding !== 'UTF8') {
    return `the database must be encoded in UTF8, but ${it} is in ${encoding}: create one with ENCODING 'UTF8'`
  }
  if (!knowsLetters) {
    return `the database needs a UTF-8 LC_CTYPE such as C.UTF-8, but ${it} has ${ctype}, in which Korean search finds nothing`
  }
  if (!mayUseSchema) {
    return `the role ${role} cannot use the schema public in ${it}: CREATE SCHEMA public AUTHORIZATION ${role}, or where it exists GRANT USAGE, CREATE ON SCHEMA public TO ${role}`
  }
  return null
}

// Upper and lower case show whether the locale knows letters at all; a C or POSIX LC_CTYPE under another
// provider (ICU, builtin) passes that, but the trigram index still reads LC_CTYPE and would see no Hangul.
const FACTS = `
  select current_setting('server_version_num')::int as "version",
         current_setting('server_encoding') as "encoding",
         datctype as "ctype",
         'É' ilike 'é' and datctype not in ('C', 'POSIX') as "knowsLetters",
         quote_ident(current_user) as "role", coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'usage'), false) as "mayUseSchema"
  from pg_database where datname = current_database()`

async function connectWhenUp(
  connect: () => Promise<pg.Client>,
  at: string,
  until: number,
): Promise<pg.Client> {
  for (;;) {
    try {
      return await connect()
    } catch (error) {
      const tls = tlsProblem(error, at)
      if (tls) throw new StartupError(`DATABASE_URL: ${tls}`)
      if (!mayComeUp(error))
        throw new StartupError(`DATABASE_URL: ${at} refused the connection: ${reason(error)}`)
      if (Date.now() > until) {
        throw new StartupError(`DATABASE_URL: cannot reach the database at ${at}: ${reason(error)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Retry only what may pass: not a wrong password or a missing database. */
function mayComeUp(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isDatabaseUnavailable(error)
  // an address that cannot be read, a certificate file that is not there
  return !(error instanceof TypeError) && (error as NodeJS.ErrnoException).syscall !== 'open'
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}

/** Host, port and name of the database, without the password that stands in the address. */
function where(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname || 'localhost'}:${port || 5432}${pathname}`
  } catch {
    return 'the given address'
  }
}
