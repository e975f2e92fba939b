// The built-in PostgreSQL: errors at its start, and restarting it after a kill.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GENEROUS_TIMEOUTS } from '#tests/database.ts'
import { type Database, openDatabase } from './open.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import { StartupError } from './startup-error.ts'

let home: string
let dir: string
let database: Database | undefined
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-built-in-'))
  dir = path.join(home, 'postgres')
})
afterEach(async () => {
  await database?.close()
  database = undefined
  fs.rmSync(home, { recursive: true, force: true })
})

const pidFile = () => path.join(dir, 'postmaster.pid')
const serverPid = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0])

test('a killed server is started again: requests fail as "unavailable" meanwhile, and nothing acknowledged is lost', async () => {
  database = await openDatabase({ dir, ...GENEROUS_TIMEOUTS })
  const { pool } = database
  await pool.query('create table shelf (id int primary key)')
  for (let id = 1; id <= 3; id++) {
    await pool.query('insert into shelf values ($1)', [id])
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')
    for (;;) {
      const answer = await pool.query('select count(*)::int as count from shelf').then(
        ({ rows }) => rows[0].count,
        (error: unknown) => (isDatabaseUnavailable(error) ? 'away' : error),
      )
      // A session may outlive the server for a moment, and still answer.
      if (answer === id && fs.existsSync(pidFile()) && serverPid() !== pid) break
      expect(['away', id]).toContain(answer)
      await pause(20)
    }
  }
})

test('the database of an earlier version of the site is refused with instructions, and is not touched', async () => {
  fs.mkdirSync(path.join(home, 'database'))
  fs.writeFileSync(path.join(home, 'database/PG_VERSION'), '18\n')
  await expect(openDatabase({ dir })).rejects.toThrow(
    /earlier version of the site .*npm run backup.*npm run restore/,
  )
  expect(fs.readdirSync(home)).toEqual(['database'])
})

test('whatever prevents the server from starting is reported in one line', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'letters.txt'), 'mine')
  const opening = openDatabase({ dir })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(/^.* is not empty but has no database in it.*$/)
})
