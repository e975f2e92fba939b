// For tests: opens the database of a directory, with a pool of connections.
import pg from 'pg'
import { openEmbeddedPostgres } from './server.ts'

export interface TestDatabase {
  pool: pg.Pool
  lost: Promise<Error>
  close(): Promise<void>
}

/** Generous timeouts: a busy machine is slow, not broken. */
export async function openTestDatabase(dir: string): Promise<TestDatabase> {
  const { url, lost, close } = await openEmbeddedPostgres(dir, { name: 'tester' })
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 60_000,
    query_timeout: 60_000,
  })
  pool.on('error', () => {}) // the next query fails too
  return {
    pool,
    lost,
    async close() {
      await pool.end()
      await close()
    },
  }
}
