// What a start leaves behind in memory does not stay there, neither in the site nor in PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { giveBackSoon } from './give-back.ts'

test('what nobody needs any more is gone soon after the start, without being asked for', async () => {
  const leftBehind = new WeakRef({ rows: Array.from({ length: 1_000 }, (_, row) => ({ row })) })
  // A weak reference holds on until the turn in which it was made is over.
  await pause(0)
  const database = await freshDatabase()
  giveBackSoon(database.pool)
  await vi.waitFor(() => expect(leftBehind.deref() === undefined).toBe(true), {
    timeout: 60_000,
    interval: 200,
  })
  await database.close()
})

test('the connection that filled the database is replaced soon after the start', async () => {
  const database = await freshDatabase()
  const processOf = async () => (await database.pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const first = await processOf()
  giveBackSoon(database.pool)
  await vi.waitFor(async () => expect(await processOf()).not.toBe(first), { timeout: 60_000, interval: 200 })
  await database.close()
})
