// The built-in PostgreSQL: one owner, adopted after a kill, restarted when it dies, stopped when nobody owns it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { childrenOf, isRunning } from '#tests/postgres.ts'
import { openEmbeddedPostgres } from './server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let home: string
let dir: string
let databases: TestDatabase[]
let children: ChildProcess[]
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-built-in-'))
  dir = path.join(home, 'postgres')
  databases = []
  children = []
})
afterEach(async () => {
  for (const database of databases) await database.close()
  for (const child of children) child.kill('SIGKILL')
  if (fs.existsSync(pidFile()) && isRunning(serverPid())) process.kill(serverPid(), 'SIGKILL')
  fs.rmSync(home, { recursive: true, force: true })
})

const pidFile = () => path.join(dir, 'postmaster.pid')
const serverPid = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0])

async function open(): Promise<TestDatabase> {
  const database = await openTestDatabase(dir)
  databases.push(database)
  return database
}
async function close(database: TestDatabase) {
  databases.splice(databases.indexOf(database), 1)
  await database.close()
}

/** Another process on the same directory, with its first line of output. */
async function another(place = dir): Promise<{ child: ChildProcess; output: string }> {
  const script = fileURLToPath(new URL('./a-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [output] = await once(child.stdout!, 'data')
  return { child, output: String(output).trim() }
}

const hasEnded = (pid: number) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 110_000, interval: 50 })

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('data survives closing and reopening, and no process is left running', async () => {
  const first = await open()
  await first.pool.query(`create table samples as select 'here' as name`)
  const pid = serverPid()
  await close(first)
  expect(fs.existsSync(pidFile())).toBe(false)
  await hasEnded(pid)
  const second = await open()
  expect((await second.pool.query('select name from samples')).rows).toEqual([{ name: 'here' }])
})

test('Hangul can be searched, durability has the defaults of PostgreSQL, and the site is no superuser', async () => {
  const { pool } = await open()
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
  const { pool } = await open()
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
  const first = await open()
  const { output } = await another()
  expect(output).toMatch(new RegExp(`^The database in .* is already open in process ${process.pid}. .*$`))
  expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close(first)
  expect((await another()).output).toBe('open')
})

test('after a kill -9 of the site the next one adopts the running server without a restart', async () => {
  const { child, output } = await another()
  expect(output).toBe('open')
  const pid = serverPid()
  await kill(child)
  await open()
  expect(serverPid()).toBe(pid)
})

test('the database survives ten kills (-9) of site and server in a row, also while they stay zombies', async () => {
  for (let round = 0; round < 10; round++) {
    const { child, output } = await another()
    expect([round, output]).toEqual([round, 'open'])
    const server = serverPid()
    process.kill(child.pid!, 'SIGKILL')
    process.kill(server, 'SIGKILL')
  }
})

test('a stale lock file whose process number is in use again does not prevent a start', async () => {
  await close(await open())
  const stranger = spawn('sleep', ['600'], { uid: fs.statSync(dir).uid, gid: fs.statSync(dir).gid })
  children.push(stranger)
  const lines = [stranger.pid, dir, 1_700_000_000, 5432, '.', '', '1 1', 'ready   ']
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    fs.writeFileSync(path.join(dir, name), lines.join('\n'), { mode: 0o600 })
  const { pool } = await open()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
})

test('a server without an owner stops by itself; an adopted one does not', async () => {
  const { child } = await another()
  const pid = serverPid()
  const [watchdog] = childrenOf(child.pid!).filter((one) => one !== pid)
  // Waits for the adoption, however long it takes.
  process.kill(watchdog!, 'SIGSTOP')
  await kill(child)
  const database = await open()
  process.kill(watchdog!, 'SIGCONT')
  await hasEnded(watchdog!)
  expect(serverPid()).toBe(pid)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close(database)
  const { child: last } = await another()
  const ownerless = serverPid()
  expect(ownerless).not.toBe(pid)
  await kill(last)
  await hasEnded(ownerless)
}, 300_000)

test('a copy of the directory is a separate database, also while the original runs', async () => {
  const original = await open()
  await original.pool.query(`create table samples as select 'original' as name`)
  await close(original)
  await open()
  const copy = path.join(home, 'copy of 쉼표', 'postgres')
  fs.cpSync(dir, copy, {
    recursive: true,
    filter: (name) => !fs.lstatSync(name).isSocket(),
  })
  const other = await openTestDatabase(copy)
  await other.pool.query(`update samples set name = 'copy'`)
  await other.close()
  expect((await databases[0]!.pool.query('select name from samples')).rows).toEqual([{ name: 'original' }])
})

test('a path may have any length, spaces and Hangul', async () => {
  dir = path.join(home, '쉼표 '.repeat(20), 'x'.repeat(100), 'postgres')
  const first = await open()
  await first.pool.query('create table samples ()')
  expect((await another()).output).toContain('already open')
})

test('without sockets the server listens on a loopback port with a password', async () => {
  const options = { name: 'tester', sockets: false }
  const first = await openEmbeddedPostgres(dir, options)
  const { port, password } = new URL(first.url)
  expect(password.length).toBeGreaterThan(20)
  expect(fs.statSync(`${dir}.password`).mode & 0o777).toBe(0o600)
  await expect(askAt(`postgres://tester:x@127.0.0.1:${port}/postgres`)).rejects.toThrow(
    'password authentication failed',
  )
  await expect(openEmbeddedPostgres(dir, options)).rejects.toThrow('already open')
  const beside = await openEmbeddedPostgres(dir, { ...options, besideOwner: true })
  expect(await askAt(beside.url)).toEqual([{ one: 1 }])
  await first.close()
  expect(fs.existsSync(pidFile())).toBe(false)
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
