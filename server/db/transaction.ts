// Runs a transaction on one connection and releases it clean, also after errors.
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { insideTransaction, type ReconnectingPool, watched } from './pool.ts'

/** The query builder inside a transaction. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** The query builder. A function that only reads takes a Db, and so a Tx as well. */
export type Db = NodePgDatabase & {
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
}

export type TransactionOptions = PgTransactionConfig & {
  /** For the rare long job: milliseconds that one query may take. Default: the pool's. */
  statementTimeoutMs?: number
}

/** Runs the work in a transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(
  pool: ReconnectingPool,
  work: (tx: Tx) => Promise<T>,
  { statementTimeoutMs, ...config }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect()
  const inside = { open: true }
  try {
    return await insideTransaction.run(inside, () =>
      drizzle(client).transaction(
        async (tx) => {
          if (statementTimeoutMs != null) {
            watched(client).answerWithin = statementTimeoutMs
            await tx.execute(sql.raw(`set local statement_timeout = ${Math.ceil(statementTimeoutMs)}`))
          }
          return await work(tx)
        },
        Object.keys(config).length > 0 ? config : undefined,
      ),
    )
  } finally {
    inside.open = false
    client.release() // the pool drops it by itself when it comes back broken or in the middle of something
  }
}
