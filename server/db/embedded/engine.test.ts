// The embedded engine from outside its thread: it tidies itself, and its end is noticed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PATIENT, putDatabase, returnEngine, takeEngine } from '#tests/engines.ts'
import { isDatabaseAway } from '../away.ts'
import { databaseOn, openDatabase } from '../open.ts'

let home: string
let dir: string
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-engine-'))
  dir = path.join(home, 'database')
  await putDatabase(dir)
})
afterEach(() => fs.rmSync(home, { recursive: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const sizeOf = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    return entry.isFile() ? sum + fs.statSync(path.join(entry.parentPath, entry.name)).size : sum
  }, 0)

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

test('the log and the tables do not grow for ever', async () => {
  const database = await openDatabase({
    dir,
    ...PATIENT,
    maintenance: { checkpointEvery: 200, vacuumEvery: 400 },
  })
  await database.pool.query(
    `create table shelf as select i as id, repeat('x', 500) as name from generate_series(1, 2000) i`,
  )
  for (let round = 0; round < 40; round++) {
    await database.pool.query(`update shelf set name = name || 'y'`)
    await pause(20)
  }
  const { rows } = await database.pool.query(`select pg_total_relation_size('shelf')::int as size`)
  expect(sizeOf(path.join(dir, 'pg_wal'))).toBeLessThan(170 * 1024 * 1024)
  await pause(3_500) // quiet: now the tables are tidied
  const tidied = await database.pool.query(
    `select vacuum_count::int, analyze_count::int from pg_stat_user_tables where relname = 'shelf'`,
  )
  expect(tidied.rows[0].vacuum_count).toBeGreaterThan(0)
  expect(tidied.rows[0].analyze_count).toBeGreaterThan(0)
  await database.pool.query(`update shelf set name = 'short'`)
  const after = await database.pool.query(`select pg_total_relation_size('shelf')::int as size`)
  expect(after.rows[0].size).toBeLessThanOrEqual(rows[0].size)
  await database.close()
})

test('a transaction that stands still gives way to everyone else', async () => {
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
