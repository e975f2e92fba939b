// The embedded engine from outside its thread: it tidies itself, and its end is noticed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENT, putDatabase, returnEngine, takeEngine } from '#tests/engines.ts'
import { isDatabaseAway } from '../away.ts'
import { databaseOn, openDatabase } from '../open.ts'
import { startEmbedded } from './engine.ts'

let home: string
let dir: string
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-engine-'))
  dir = path.join(home, 'database')
  await putDatabase(dir)
})
afterEach(() => fs.rmSync(home, { recursive: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
test('when the engine stops, every query fails as "away", and whoever watches hears why', async () => {
  const database = await openDatabase({ dir })
  const begun = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    fs.rmSync(`${dir}.lock`, { recursive: true }) // the engine may not go on without its lock
    await database.lost
    await tx.execute(sql`select 1`)
  })
  expect((await database.lost).message).toMatch(/^The embedded database stopped: its lock .* was taken away$/)
  expect(isDatabaseAway(await begun.catch((error: unknown) => error))).toBe(true)
  const later = await database.db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isDatabaseAway(later)).toBe(true)
  await database.close()
})

test('after writing, the log is closed off and the tables are tidied without being asked', async () => {
  const maintenance = { checkpointEvery: 200, vacuumEvery: 400 }
  const database = await openDatabase({ dir, ...PATIENT, maintenance })
  const state = async () => {
    const { rows } = await database.pool.query(
      `select (select checkpoint_lsn from pg_control_checkpoint()) as checkpoint, vacuum_count > 0 as vacuumed,
              analyze_count > 0 as counted, n_dead_tup::int as dead
       from pg_stat_user_tables where relname = 'shelf'`,
    )
    return rows[0]
  }
  await database.pool.query('create table shelf as select i as id from generate_series(1, 1000) i')
  await database.pool.query('update shelf set id = id + 1')
  const before = await state()
  await vi.waitUntil(async () => (await state()).vacuumed, { timeout: 30_000, interval: 200 })
  const settled = async () => {
    const now = await state()
    await pause(3_000) // longer than both rounds and their patience
    return (await state()).checkpoint === now.checkpoint && now
  }
  const after = await vi.waitUntil(settled, { timeout: 30_000 }) // nothing is done where nothing was written
  expect(after.checkpoint).not.toBe(before.checkpoint)
  expect(after).toMatchObject({ vacuumed: true, counted: true, dead: 0 })
  await database.close()
})

test('an engine that never comes back from a query is given up', async () => {
  const engine = await startEmbedded({ dir, stuckAfter: 500 })
  const database = databaseOn(engine, { ...PATIENT, answerWithin: 500 })
  const endless = database.db.execute(sql`select count(*) from generate_series(1, 100000000000)`)
  expect(isDatabaseAway(await endless.catch((error: unknown) => error))).toBe(true)
  expect((await database.lost).message).toBe(
    'The embedded database stopped: it has not answered for 0.5 seconds',
  )
  await database.close()
})

test('a query that was given up does not harm the next one', async () => {
  const engine = await takeEngine()
  const database = databaseOn(engine, { ...PATIENT, answerWithin: 100 })
  const slow = database.db.execute(sql`select count(*) from generate_series(1, 3000000)`)
  expect(isDatabaseAway(await slow.catch((error: unknown) => error))).toBe(true)
  const again = async (): Promise<unknown> => {
    const answer = await database.db.execute(sql`select 1 as one`).catch((error: unknown) => error)
    return isDatabaseAway(answer) ? again() : (answer as { rows: unknown }).rows
  }
  expect(await again()).toEqual([{ one: 1 }])
  await database.pool.end()
  await returnEngine(engine)
})

test('a transaction that stalls is ended, so that everyone else can go on', async () => {
  const engine = await takeEngine()
  const database = databaseOn(engine, { ...PATIENT, idleInTransaction: 200 })
  const standing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into page_texts (slug) values ('x')`).catch(() => {})
    await pause(1_000)
    await tx.execute(sql`select 1`)
  })
  const others = database.db.execute(sql`select 1 as one`)
  expect(isDatabaseAway(await standing.catch((error: unknown) => error))).toBe(true)
  expect((await others).rows).toEqual([{ one: 1 }])
  await database.pool.end()
  await returnEngine(engine)
})
