// The built-in PostgreSQL: one owner, adopted after a kill, restarted when it dies, stopped when nobody owns it.
import fs from 'node:fs'
import { expect, test } from 'vitest'
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
