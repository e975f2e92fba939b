// Memory of PostgreSQL after the start is freed. For the site's own memory see scripts/memory.deep.test.ts.
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { freeMemorySoon } from './free-memory.ts'

test('the connection that filled the database is replaced soon after the start', async () => {
  const database = await freshDatabase()
  // Looks on from elsewhere: a connection that is busy at that moment stays.
  const other = await freshDatabase()
  const [{ pid }] = (await database.pool.query('select pg_backend_pid() as pid')).rows
  const isRunning = async () =>
    (await other.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1
  expect(await isRunning()).toBe(true)
  freeMemorySoon(database.pool)
  await vi.waitFor(async () => expect(await isRunning()).toBe(false), { timeout: 60_000, interval: 200 })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
  await database.close()
})
