// Who hears of what is written, and when.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { type Change, type Changes, openChanges } from './changes.ts'
import type { Database } from './open.ts'
import { write } from './write.ts'

let database: Database
let changes: Changes
let received: Change[]
beforeEach(async () => {
  database = await freshDatabase()
  changes = await openChanges(database)
  received = []
  changes.on((change) => received.push(change))
}, 60_000)
afterEach(async () => {
  await changes.close()
  await database.close()
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 150))

test('a change is told when the transaction is committed, and before the writer is answered', async () => {
  const result = await write(database.db, async (tx, changed) => {
    changed('dramas', 7)
    changed('home')
    await tx.execute(sql`select 1`)
    expect(received).toEqual([])
    return 'written'
  })
  expect(result).toBe('written')
  expect(received).toEqual([
    { topic: 'dramas', id: '7' },
    { topic: 'home', id: null },
  ])
})

test('each change is told once, however often it was noted', async () => {
  await write(database.db, async (_tx, changed) => {
    changed('dramas', 7)
    changed('dramas', '7')
  })
  await pause()
  expect(received).toEqual([{ topic: 'dramas', id: '7' }])
})

test('nothing is told of work that was rolled back', async () => {
  const failing = write(database.db, async (_tx, changed) => {
    changed('dramas', 7)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await pause()
  expect(received).toEqual([])
})

test('nothing is told of a transaction that the database refused at the commit', async () => {
  await database.pool.query(
    'create table pair (id int primary key, other int references pair deferrable initially deferred)',
  )
  const failing = write(database.db, async (tx, changed) => {
    changed('dramas')
    await tx.execute(sql`insert into pair values (1, 2)`)
  })
  await expect(failing).rejects.toThrow()
  await pause()
  expect(received).toEqual([])
})

test('a change of very many is told as one change of the whole topic', async () => {
  await write(database.db, async (_tx, changed) => {
    for (let id = 1; id <= 3_000; id++) changed('dramas', id)
  })
  expect(received).toEqual([{ topic: 'dramas', id: null }])
})

test('a listener that stopped hears nothing more', async () => {
  const more: Change[] = []
  const stop = changes.on((change) => more.push(change))
  stop()
  await write(database.db, async (_tx, changed) => changed('news'))
  expect([more, received.length]).toEqual([[], 1])
})

test('what one part of the site writes, every part of it hears', async () => {
  const other = await openChanges(database)
  const more: Change[] = []
  other.on((change) => more.push(change))
  await write(database.db, async (_tx, changed) => changed('community', 3))
  expect(more).toEqual([{ topic: 'community', id: '3' }])
  await other.close()
})
