// Finds out whether a pooler such as PgBouncer stands before the server, and whether it leaves sessions whole.
import pg from 'pg'

/** An attempt with two connections can miss a pooler that takes its connections in turn. */
const ROUNDS = 3

/**
 * - `none`: the server itself answers
 * - `session`: every connection of ours keeps one of the server's, as listening and prepared statements need it
 * - `shared`: every transaction or statement may run on another one
 * - `exhausted`: it gave no second connection
 */
export type Pooling = 'none' | 'session' | 'shared' | 'exhausted'

/** @param connect makes another connection like the first */
export async function poolingBefore(first: pg.Client, connect: () => Promise<pg.Client>): Promise<Pooling> {
  const pid = await serverProcess(first)
  // A pooler makes up the process number that clients are told at the start.
  if (pid === (first as unknown as { processID: number }).processID) return 'none'
  for (let round = 0; round < ROUNDS; round++) {
    const second = await connect()
    try {
      await second.query('begin')
      // It keeps a server connection now: if it can be the first one's, or the first one's is another, they are shared.
      if ((await serverProcess(second)) === pid || (await serverProcess(first)) !== pid) return 'shared'
      await second.query('rollback')
    } catch (error) {
      // Statement pooling has no transactions; every other failure comes from waiting in vain.
      return error instanceof pg.DatabaseError && error.code === '08P01' && !isWaitingOver(error)
        ? 'shared'
        : 'exhausted'
    } finally {
      await second.end().catch(() => {})
    }
  }
  return 'session'
}

/** PgBouncer has one code for everything it says. */
const isWaitingOver = (error: pg.DatabaseError) => error.message.includes('query_wait_timeout')

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}
