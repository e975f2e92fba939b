// The schema is brought up to date as a whole or not at all.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { Database } from './open.ts'
import { StartupError } from './startup-error.ts'

let database: Database
let folder: string
beforeEach(async () => {
  database = await freshDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-migrations-'))
})
afterEach(async () => {
  await database.close()
  fs.rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => fs.writeFileSync(path.join(folder, `${name}.sql`), text)
const tables = async () => {
  const { rows } = await database.pool.query(
    `select tablename as name from pg_tables where tablename like 'shelf%' order by tablename`,
  )
  return rows.map((row) => row.name)
}

test('the site itself is migrated: a second time there is nothing to do', async () => {
  expect(await migrate(database)).toEqual([])
  const { rows } = await database.pool.query('select name from migrations order by name')
  expect(rows.map((row) => row.name)).toEqual(readMigrations().map((migration) => migration.name))
})

test('files are applied in the order of their names, and only the new ones', async () => {
  file('9001_second', 'alter table shelf add column colour text')
  file(
    '9000_first',
    'create table shelf (id int);\n--> statement-breakpoint\ncreate table shelf_two (id int);',
  )
  expect(await migrate(database, folder)).toEqual(['9000_first', '9001_second'])
  file('9002_third', 'create table shelf_three (id int)')
  expect(await migrate(database, folder)).toEqual(['9002_third'])
  expect(await tables()).toEqual(['shelf', 'shelf_three', 'shelf_two'])
})

test('a file merged later with an earlier name is not skipped', async () => {
  file('9005_mine', 'create table shelf (id int)')
  await migrate(database, folder)
  file('9004_theirs', 'create table shelf_two (id int)')
  expect(await migrate(database, folder)).toEqual(['9004_theirs'])
})

test('when one migration fails, all are rolled back, the message names it, and the repaired file can be applied', async () => {
  file('9000_good', 'create table shelf (id int)')
  file(
    '9001_bad',
    'create table shelf_two (id int);\n--> statement-breakpoint\ncreate table shelf_two (id int);',
  )
  const failing = migrate(database, folder)
  await expect(failing).rejects.toThrow(StartupError)
  await expect(failing).rejects.toThrow(/9001_bad failed and nothing was changed: .*already exists/)
  expect(await tables()).toEqual([])
  file('9001_bad', 'create table shelf_two (id int)')
  expect(await migrate(database, folder)).toEqual(['9000_good', '9001_bad'])
})

test('a file that was changed after it was applied is refused', async () => {
  file('9000_first', 'create table shelf (id int)')
  await migrate(database, folder)
  file('9000_first', 'create table shelf (id bigint)')
  await expect(migrate(database, folder)).rejects.toThrow(/9000_first was edited/)
})

test('an older version of the site starts on a database that a newer one has migrated', async () => {
  file('9000_first', 'create table shelf (id int)')
  file('9001_newer', 'create table shelf_two (id int)')
  await migrate(database, folder)
  fs.rmSync(path.join(folder, '9001_newer.sql'))
  expect(await migrate(database, folder)).toEqual([])
})
