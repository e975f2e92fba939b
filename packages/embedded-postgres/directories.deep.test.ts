// The built-in PostgreSQL in unusual directories: copies, long paths, stale locks, no sockets.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from './server.ts'
import { openTestDatabase } from './test-database.ts'
import { onTestDirectory } from './test-directory.ts'

const here = onTestDirectory()

test('a stale lock file whose process number is in use again does not prevent a start', async () => {
  await here.close(await here.open())
  const stranger = spawn('sleep', ['600'], { uid: fs.statSync(here.dir).uid, gid: fs.statSync(here.dir).gid })
  here.children.push(stranger)
  const lines = [stranger.pid, here.dir, 1_700_000_000, 5432, '.', '', '1 1', 'ready   ']
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    fs.writeFileSync(path.join(here.dir, name), lines.join('\n'), { mode: 0o600 })
  const { pool } = await here.open()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
})

test('a copy of the directory is a separate database, also while the original runs', async () => {
  const original = await here.open()
  await original.pool.query(`create table samples as select 'original' as name`)
  await here.close(original)
  await here.open()
  const copy = path.join(here.home, 'copy of 쉼표', 'postgres')
  fs.cpSync(here.dir, copy, {
    recursive: true,
    filter: (name) => !fs.lstatSync(name).isSocket(),
  })
  const other = await openTestDatabase(copy)
  await other.pool.query(`update samples set name = 'copy'`)
  await other.close()
  expect((await here.databases[0]!.pool.query('select name from samples')).rows).toEqual([
    { name: 'original' },
  ])
})

test('a path may have any length, spaces and Hangul', async () => {
  here.dir = path.join(here.home, '쉼표 '.repeat(20), 'x'.repeat(100), 'postgres')
  const first = await here.open()
  await first.pool.query('create table samples ()')
  expect((await here.another()).output).toContain('already open')
})

test('without sockets the server listens on a loopback port with a password', async () => {
  const options = { name: 'tester', sockets: false }
  const first = await openEmbeddedPostgres(here.dir, options)
  const { port, password } = new URL(first.url)
  expect(password.length).toBeGreaterThan(20)
  expect(fs.statSync(`${here.dir}.password`).mode & 0o777).toBe(0o600)
  await expect(askAt(`postgres://tester:x@127.0.0.1:${port}/postgres`)).rejects.toThrow(
    'password authentication failed',
  )
  await expect(openEmbeddedPostgres(here.dir, options)).rejects.toThrow('already open')
  const beside = await openEmbeddedPostgres(here.dir, { ...options, besideOwner: true })
  expect(await askAt(beside.url)).toEqual([{ one: 1 }])
  await first.close()
  expect(fs.existsSync(here.pidFile())).toBe(false)
})

async function askAt(connectionString: string) {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return (await client.query('select 1 as one')).rows
  } finally {
    await client.end()
  }
}
