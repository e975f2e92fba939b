// Memory of PostgreSQL after the start is freed. For the site's own memory see scripts/memory.deep.test.ts.
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { freeMemorySoon } from './free-memory.ts'

test('the connection that filled the database is replaced soon after the start', async () => {
  const database = await freshDatabase()
  const processOf = async () => (await database.pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const first = await processOf()
  freeMemorySoon(database.pool)
  await vi.waitFor(async () => expect(await processOf()).not.toBe(first), { timeout: 60_000, interval: 200 })
  await database.close()
})
