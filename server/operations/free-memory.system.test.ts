// When memory is freed. How much of the site's own that is: scripts/memory.deep.test.ts.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { freeMemorySoon, freeMemoryWhenQuiet } from './free-memory.ts'

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

test('memory that has grown is freed once the site is quiet, not while it is busy', async () => {
  const gc = vi.fn()
  vi.stubGlobal('gc', gc)
  onTestFinished(() => void vi.unstubAllGlobals())
  freeMemoryWhenQuiet(200)
  await vi.waitFor(() => expect(gc).toHaveBeenCalledTimes(1))
  await pause(1_000)
  expect(gc, 'nothing has grown').toHaveBeenCalledTimes(1)
  const grown = Buffer.alloc(64 * 1024 * 1024, 1)
  for (const end = performance.now() + 1_000; performance.now() < end; ) {
    for (const step = performance.now() + 20; performance.now() < step; );
    await pause(1)
  }
  expect(gc, 'busy').toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(gc).toHaveBeenCalledTimes(2), { timeout: 5_000 })
  expect(grown).toHaveLength(64 * 1024 * 1024)
})
