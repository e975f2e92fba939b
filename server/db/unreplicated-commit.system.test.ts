// A synchronous standby that is away: a commit that no longer waits for it is not taken for done.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENEROUS_TIMEOUTS } from '#tests/database.ts'
import { until } from '#tests/instances/until.ts'
import { type Postgres, startPostgres } from '#tests/postgres.ts'
import { type Database, openDatabase } from './open.ts'
import { isDatabaseUnavailable } from './query-errors.ts'

let server: Postgres
let database: Database
beforeAll(async () => {
  server = await startPostgres({ synchronous_commit: 'on' })
  database = await openDatabase({ url: server.url(), ...GENEROUS_TIMEOUTS })
  await database.pool.query('create table shelf (name text not null)')
  await database.pool.query(`alter system set synchronous_standby_names = 'away'`)
  await database.pool.query('select pg_reload_conf()')
  await until(async () => {
    const { rows } = await database.pool.query('show synchronous_standby_names')
    return rows[0].synchronous_standby_names === 'away'
  })
}, 120_000)
afterAll(async () => {
  await database.close()
  await server.stop()
})

/** As an operator or a pooler cancels what takes too long. */
async function cancelTheCommit() {
  await until(async () => {
    const { rows } = await database.pool.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    )
    return rows.length > 0
  })
}

test.each([
  ['a transaction', () => database.db.transaction((tx) => tx.execute(sql`insert into shelf values ('one')`))],
  ['a statement by itself', () => database.pool.query(`insert into shelf values ('two')`)],
])('%s that was committed here but not on the standby fails as "unavailable"', async (_what, written) => {
  const failed = written().then(
    () => null,
    (error: unknown) => error,
  )
  await cancelTheCommit()
  expect(isDatabaseUnavailable(await failed)).toBe(true)
})
