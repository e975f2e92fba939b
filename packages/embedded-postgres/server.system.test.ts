// The built-in PostgreSQL: one owner, adopted after a kill, restarted when it dies, stopped when nobody owns it.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from './server.ts'
import { openTestDatabase } from './test-database.ts'
import { onTestDirectory } from './test-directory.ts'

const here = onTestDirectory()

test('data survives closing and reopening, and no process is left running', async () => {
  const first = await here.open()
  await first.pool.query(`create table samples as select 'here' as name`)
  const pid = here.serverPid()
  await here.close(first)
  expect(fs.existsSync(here.pidFile())).toBe(false)
  await here.hasEnded(pid)
  const second = await here.open()
  expect((await second.pool.query('select name from samples')).rows).toEqual([{ name: 'here' }])
})

test('Hangul can be searched, durability has the defaults of PostgreSQL, and the site is no superuser', async () => {
  const { pool } = await here.open()
  await pool.query('create extension pg_trgm')
  const { rows } = await pool.query(`select similarity('사랑의 불시착', '사랑의 불시작') > 0.5 as alike`)
  expect(rows).toEqual([{ alike: true }])
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])
    expect([name, (await pool.query(`select current_setting('${name}') as value`)).rows[0].value]).toEqual([
      name,
      'on',
    ])
  expect((await pool.query('select current_setting($1) as it', ['is_superuser'])).rows).toEqual([
    { it: 'off' },
  ])
  await expect(pool.query(`copy (select 1) to program 'true'`)).rejects.toThrow('permission denied')
})

test('every commit waits until the log is synced', async () => {
  const { pool } = await here.open()
  await pool.query('create table samples (id int)')
  const client = await pool.connect()
  const synced = async () => {
    // Each session counts for itself, and reports only when asked.
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query(
      `select sum(fsyncs)::int as count from pg_stat_io where object = 'wal'`,
    )
    return rows[0].count as number
  }
  const before = await synced()
  for (let id = 0; id < 20; id++) await client.query('insert into samples values ($1)', [id])
  expect((await synced()) - before).toBeGreaterThanOrEqual(20)
  client.release()
})

test('a second site is refused in one line that names the first, and can start once the first has ended', async () => {
  const first = await here.open()
  const { output } = await here.another()
  expect(output).toMatch(new RegExp(`^The database in .* is already open in process ${process.pid}. .*$`))
  expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await here.close(first)
  expect((await here.another()).output).toBe('open')
})

test('after a kill -9 of the site the next one adopts the running server without a restart', async () => {
  const { child, output } = await here.another()
  expect(output).toBe('open')
  const pid = here.serverPid()
  await here.kill(child)
  await here.open()
  expect(here.serverPid()).toBe(pid)
})

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
