// Opens the database: a PostgreSQL server by its address, or the built-in one in a directory.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openBuiltIn } from './built-in.ts'
import { attachBus } from './change-bus.ts'
import { takesNoWrites } from './connect-alone.ts'
import { addressesOf, Hosts } from './hosts.ts'
import { LogPosition } from './log-position.ts'
import { ReconnectingPool, watched } from './pool.ts'
import { mustBeReplica, Replica, whoAnswers } from './replica.ts'
import { Replicas } from './replicas.ts'
import { checkServer } from './server-check.ts'
import { applySessionSettings } from './session-settings.ts'
import { StartupError } from './startup-error.ts'
import { withCheckedCertificates } from './tls.ts'
import { type Db, inTransaction } from './transaction.ts'

export type { Db, Tx } from './transaction.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server, which may name several hosts; or else dir. */
  url?: string
  /** Addresses of replicas of that server, for visitors' reads. */
  readUrl?: string | undefined
  /** Milliseconds by which a replica may be behind, 10,000. */
  longestLag?: number
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
  /** Milliseconds a transaction may be idle between two queries. */
  idleInTransaction?: number
  /** Milliseconds to retry at the start while the server is not up yet. */
  startWithin?: number
}

export type Database = {
  db: Db
  /** Connections to the server that takes writes. */
  pool: ReconnectingPool
  /** Null if there are none. */
  replicas: Replicas | null
  /** The server's address. */
  url: string
  hosts: Hosts
  /** Settles, with the reason, when another process has taken over the directory: this one has to end. Never rejects. */
  lost: Promise<Error>
  close(): Promise<void>
}

const IDLE = 30_000
const LONGEST_LAG = 10_000

/** Opens the database. @throws StartupError with the reason in one line */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return openServer(options.url, options)
  if (!options.dir) throw new Error('openDatabase() needs a url or a dir')
  const builtIn = await openBuiltIn(options.dir, options.besideSite)
  const hosts = new Hosts(builtIn.url)
  const pool = poolOn(hosts, options)
  return {
    db: queryBuilder(pool),
    pool,
    replicas: null,
    url: builtIn.url,
    hosts,
    lost: builtIn.lost,
    async close() {
      await pool.end()
      await builtIn.close()
    },
  }
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new StartupError('DATABASE_URL must begin with postgres://')
  const limits = limitsOf(options)
  const config = { ...connectionOf(options), query_timeout: limits.answerWithin }
  const hosts = new Hosts(withCheckedCertificates(url))
  await checkServer(hosts, config, options.startWithin ?? 10_000)
  const pool = poolOn(hosts, options)
  const lost = new Promise<Error>(() => {})
  if (!options.readUrl)
    return { db: queryBuilder(pool), pool, replicas: null, url, hosts, lost, close: () => pool.end() }
  const { db, replicas } = await withReplicas(pool, options.readUrl, options)
  const close = async () => {
    await Promise.all([replicas.close(), pool.end()])
  }
  return { db, pool, replicas, url, hosts, lost, close }
}

/** Each host of the addresses is a replica of its own; one that takes writes at the moment is left out. */
async function withReplicas(pool: ReconnectingPool, urls: string, options: DatabaseOptions) {
  const { database } = await whoAnswers(pool)
  const position = new LogPosition()
  const following = { position, database, longestLag: options.longestLag ?? LONGEST_LAG }
  const check = (client: pg.ClientBase) => mustBeReplica(client, database)
  const all = addressesOf(urls)
    .map(withCheckedCertificates)
    .map((address) => new Replica(address, poolOn(new Hosts(address), options, check), following))
  const replicas = new Replicas(pool, all, position)
  return { db: queryBuilder(pool, replicas, position), replicas }
}

const limitsOf = (options: DatabaseOptions) => ({
  answerWithin: options.answerWithin ?? 4_000,
  idleInTransaction: options.idleInTransaction ?? IDLE,
})

const connectionOf = (options: DatabaseOptions) => ({
  connectionTimeoutMillis: options.connectWithin ?? 4_000,
  keepAlive: true,
  application_name: 'shimpyo',
})

/** @param check of every new connection, after it was set */
function poolOn(
  hosts: Hosts,
  options: DatabaseOptions,
  check: (client: pg.ClientBase) => Promise<void> = async () => {},
): ReconnectingPool {
  const limits = limitsOf(options)
  return new ReconnectingPool(
    hosts,
    {
      ...connectionOf(options),
      max: options.connections ?? 10,
      idleTimeoutMillis: 30_000,
      async onConnect(client) {
        const isWriter = await applySessionSettings(client, limits)
        if (hosts.mustTakeWrites && !isWriter) throw takesNoWrites(watched(client).address)
        await check(client)
      },
    },
    limits,
  )
}

/** @param reader what is asked in place of the pool, outside of transactions */
function queryBuilder(
  pool: ReconnectingPool,
  reader: Pick<Replicas, 'query'> = pool,
  position = new LogPosition(),
): Db {
  const db: Db = drizzle(reader as ReconnectingPool)
  // The query layer's own transaction() leaks the connection when BEGIN fails, and releases broken ones.
  db.transaction = (work, options) => inTransaction(pool, work, options)
  attachBus(db, position)
  return db
}
