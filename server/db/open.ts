// Opens the database: a PostgreSQL server by its address, or the built-in one in a directory.
import { drizzle } from 'drizzle-orm/node-postgres'
import { openBuiltIn } from './built-in.ts'
import { attachBus } from './change-bus.ts'
import { ReconnectingPool } from './pool.ts'
import { checkServer } from './server-check.ts'
import { applySessionSettings } from './session-settings.ts'
import { StartupError } from './startup-error.ts'
import { withCheckedCertificates } from './tls.ts'
import { type Db, inTransaction } from './transaction.ts'

export type { Db, Tx } from './transaction.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; or else dir. */
  url?: string
  /** Directory of a built-in PostgreSQL, which is then started, and stopped by close(). */
  dir?: string
  /** For a command: where the site runs on that directory, works beside it. */
  besideSite?: boolean
  /** How many connections at most, 10. */
  connections?: number
  /** Milliseconds to wait for a connection. */
  connectWithin?: number
  /** Milliseconds to wait for the answer to one query. */
  answerWithin?: number
  /** Milliseconds to retry at the start while the server is not up yet. */
  startWithin?: number
}

export type Database = {
  db: Db
  pool: ReconnectingPool
  /** The server's address. */
  url: string
  /** Settles, with the reason, when another process has taken over the directory: this one has to end. Never rejects. */
  lost: Promise<Error>
  close(): Promise<void>
}

/** Opens the database. @throws StartupError with the reason in one line */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return openServer(options.url, options)
  if (!options.dir) throw new Error('openDatabase() needs a url or a dir')
  const builtIn = await openBuiltIn(options.dir, options.besideSite)
  const pool = poolOn(builtIn.url, options)
  return {
    db: queryBuilder(pool),
    pool,
    url: builtIn.url,
    lost: builtIn.lost,
    async close() {
      await pool.end()
      await builtIn.close()
    },
  }
}

async function openServer(address: string, options: DatabaseOptions): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(address)) throw new StartupError('DATABASE_URL must begin with postgres://')
  const url = withCheckedCertificates(address)
  const config = { ...connectionOf(options), query_timeout: answerWithin(options) }
  await checkServer(url, config, options.startWithin ?? 10_000)
  const pool = poolOn(url, options)
  return { db: queryBuilder(pool), pool, url, lost: new Promise(() => {}), close: () => pool.end() }
}

const answerWithin = (options: DatabaseOptions) => options.answerWithin ?? 4_000

const connectionOf = (options: DatabaseOptions) => ({
  connectionTimeoutMillis: options.connectWithin ?? 4_000,
  keepAlive: true,
  application_name: 'shimpyo',
})

function poolOn(url: string, options: DatabaseOptions): ReconnectingPool {
  return new ReconnectingPool(
    {
      ...connectionOf(options),
      connectionString: url,
      max: options.connections ?? 10,
      idleTimeoutMillis: 30_000,
      onConnect: applySessionSettings,
    },
    answerWithin(options),
  )
}

function queryBuilder(pool: ReconnectingPool): Db {
  const db: Db = drizzle(pool)
  // The query layer's own transaction() leaks the connection when BEGIN fails, and releases broken ones.
  db.transaction = (work, options) => inTransaction(pool, work, options)
  attachBus(db)
  return db
}
