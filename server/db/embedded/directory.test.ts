// What the embedded database finds in its directory before it touches anything.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putDatabase } from '#tests/engines.ts'
import { openDatabase } from '../open.ts'
import { Refusal } from '../refusal.ts'
import { MAJOR } from './directory.ts'

let home: string
let dir: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-directory-'))
  dir = path.join(home, 'database')
})
afterEach(() => fs.rmSync(home, { recursive: true }))

test('what is written is there after the site was closed and opened again', async () => {
  await putDatabase(dir)
  const first = await openDatabase({ dir })
  expect((await first.pool.query('show server_version_num')).rows[0].server_version_num).toMatch(
    new RegExp(`^${MAJOR}`),
  )
  await first.pool.query(`create table shelf as select 'here' as name`)
  await first.close()
  const second = await openDatabase({ dir })
  expect((await second.pool.query('select name from shelf')).rows).toEqual([{ name: 'here' }])
  await second.close()
  expect(fs.readdirSync(home).sort()).toEqual(['database', 'database.lock'])
})

test('a directory of another major version is refused in one line, untouched, and can be tried again', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'PG_VERSION'), '17\n')
  for (const _attempt of [1, 2]) {
    const opening = openDatabase({ dir })
    await expect(opening).rejects.toThrow(Refusal)
    await expect(opening).rejects.toThrow(/^The database in .* is of PostgreSQL 17, .* embeds 18: .*$/)
  }
  expect(fs.readdirSync(dir)).toEqual(['PG_VERSION'])
})

test('a directory with other things in it is refused, untouched', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'letters.txt'), 'mine')
  await expect(openDatabase({ dir })).rejects.toThrow('is not empty and holds no database')
  expect(fs.readdirSync(dir)).toEqual(['letters.txt'])
})

test('a first start that was cut off half-way is begun again', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'PG_VERSION'), `${MAJOR}\n`)
  fs.writeFileSync(`${dir}.unfinished`, '')
  const database = await openDatabase({ dir })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  expect(fs.existsSync(`${dir}.unfinished`)).toBe(false)
})

test('a damaged database is refused in one line that says so', async () => {
  await putDatabase(dir)
  fs.writeFileSync(path.join(dir, 'global/pg_control'), 'nonsense')
  const opening = openDatabase({ dir })
  await expect(opening).rejects.toThrow(Refusal)
  await expect(opening).rejects.toThrow(/^The database in .* does not open: [^\n]*pg_control[^\n]*$/)
})
