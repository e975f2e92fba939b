// The one way to the database: a PostgreSQL server by its address, or the embedded one in a directory (or in memory).
import { drizzle } from 'drizzle-orm/node-postgres'
import { giveBus } from './bus.ts'
import { type Embedded, startEmbedded } from './embedded/engine.ts'
import type { Maintenance } from './embedded/maintenance.ts'
import { SteadyPool } from './pool.ts'
import { Refusal } from './refusal.ts'
import { checkServer } from './server-check.ts'
import { type Db, inTransaction } from './transaction.ts'

export type { Db, Tx } from './transaction.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server. Without it the embedded database is used. */
  url?: string
  /** Directory of the embedded database. Without it and without a url it lives in memory. */
  dir?: string
  /** A snapshot() of another database, for a new one in memory to start from. */
  snapshot?: Uint8Array<ArrayBuffer>
  /** When the embedded database tidies itself; false: never. */
  maintenance?: Maintenance | false
  /** Connections to a server, 10. The embedded database always has one. */
  connections?: number
  /** Milliseconds to wait for a connection. */
  connectWithin?: number
  /** Milliseconds to wait for the answer to one query. */
  answerWithin?: number
  /** Milliseconds a transaction may stand still between two queries. */
  idleInTransaction?: number
  /** Milliseconds to go on trying at the start while a server is still coming up. */
  startWithin?: number
}

export type Database = {
  db: Db
  pool: SteadyPool
  /** The server's address, or null for the embedded database. */
  url: string | null
  embedded: boolean
  /** Settles, with the reason, when the embedded engine died: the process should say so and end. Never rejects. */
  lost: Promise<Error>
  /** Everything in the embedded database as one file, for a copy in memory. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  /** Copies the directory of the embedded database while it serves: opened, the copy is a database of that moment. */
  copy(to: string): Promise<void>
  close(): Promise<void>
}

const IDLE = 30_000

/** Opens the database, or throws a Refusal that says in one line why that would do harm. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options)
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Refusal('DATABASE_URL must begin with postgres://')
  const pool = new SteadyPool(
    {
      connectionString: url,
      max: options.connections ?? 10,
      connectionTimeoutMillis: options.connectWithin ?? 4_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // The client gives up first (answerWithin); this ends what it left behind on the server.
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: options.idleInTransaction ?? IDLE,
      application_name: 'shimpyo',
    },
    { answerWithin: options.answerWithin ?? 4_000, idleInTransaction: options.idleInTransaction ?? IDLE },
  )
  try {
    await checkServer(pool, url, options.startWithin ?? 10_000)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: queryBuilder(pool, { shared: true }),
    pool,
    url,
    embedded: false,
    lost: new Promise<Error>(() => {}),
    snapshot: () => Promise.reject(new Error('Only the embedded database has snapshots')),
    copy: () => Promise.reject(new Error('Only the embedded database is a directory')),
    close: () => pool.end(),
  }
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { dir, snapshot, maintenance } = options
  return databaseOn(await startEmbedded({ dir, snapshot, maintenance }), options)
}

/** The database on an engine that runs already; its close() ends the engine too. */
export function databaseOn(engine: Embedded, options: DatabaseOptions = {}): Database {
  const pool = new SteadyPool(
    {
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => engine.connect(),
      max: 1, // the engine has one session: a second connection would only wait for the first
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.connectWithin ?? 5_000,
    },
    { answerWithin: options.answerWithin ?? 10_000, idleInTransaction: options.idleInTransaction ?? IDLE },
  )
  return {
    db: queryBuilder(pool, { shared: false }),
    pool,
    url: null,
    embedded: true,
    lost: engine.lost,
    snapshot: () => engine.snapshot(),
    copy: (to) => engine.copy(to),
    async close() {
      await pool.end()
      await engine.close()
    },
  }
}

function queryBuilder(pool: SteadyPool, { shared }: { shared: boolean }): Db {
  const db: Db = drizzle(pool)
  // The query layer's own transaction() leaks the connection when BEGIN fails, and gives broken ones back.
  db.transaction = (work, options) => inTransaction(pool, work, options)
  giveBus(db, shared)
  return db
}
