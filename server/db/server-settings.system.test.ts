// Settings of the role, database or server do not change what the site reads; missing rights are refused at the start.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInstalled } from '#tests/commands.ts'
import { type Postgres, startPostgres } from '#tests/postgres.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { StartupError } from './startup-error.ts'

let server: Postgres
let admin: pg.Client
beforeAll(async () => {
  server = await startPostgres()
  admin = new pg.Client({ connectionString: server.url() })
  await admin.connect()
}, 60_000)
afterAll(async () => {
  await admin.end()
  await server.stop()
})

let number = 0
async function aDatabase(properties = ''): Promise<string> {
  const name = `db${++number}`
  await admin.query(`create database ${name} ${properties}`)
  return name
}
const addressOf = (role: string, database: string) => server.url(database).replace('postgres@', `${role}@`)

/** The line in which a database is refused. */
async function startupErrorOf(url: string): Promise<string> {
  const error = await openDatabase({ url, startWithin: 30_000 })
    .then(async (database) => {
      try {
        await migrate(database)
      } finally {
        await database.close()
      }
    })
    .then(
      () => 'it was not refused',
      (thrown: unknown) => thrown,
    )
  if (!(error instanceof StartupError)) throw error
  expect(error.message).not.toContain('\n')
  return error.message
}

const ODD = {
  datestyle: `'German, DMY'`,
  intervalstyle: `'sql_standard'`,
  timezone: `'Asia/Seoul'`,
  bytea_output: `'escape'`,
  standard_conforming_strings: 'off',
  extra_float_digits: '-5',
  default_transaction_isolation: `'serializable'`,
  statement_timeout: `'5s'`,
  idle_in_transaction_session_timeout: `'5s'`,
}

test.each(['role', 'database'])('settings of a %s do not change what the site reads', async (kind) => {
  const name = await aDatabase()
  const role = `odd_${kind}`
  await admin.query(`create role ${role} login superuser`)
  for (const [setting, value] of Object.entries(ODD))
    await admin.query(`alter ${kind} ${kind === 'role' ? role : name} set ${setting} to ${value}`)
  const database = await openDatabase({ url: addressOf(role, name) })
  await migrate(database)
  await database.pool.query(`insert into posts (title, content) values ('a', 'b')`)
  const { rows } = await database.db.execute<Record<string, unknown>>(sql`
    select created_at, extract(epoch from created_at)::float as seconds, '1 day 2 hours'::interval::text as span,
      '\\x0a00'::bytea::text as bytes, 'a\\b' as text, 0.1::float8::text as float,
      current_setting('statement_timeout') as query,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('transaction_isolation') as isolation, current_setting('timezone') as zone
    from posts`)
  const { created_at, seconds, ...others } = rows[0]!
  expect(new Date(String(created_at)).getTime()).toBeCloseTo(Number(seconds) * 1_000, -1)
  expect(others).toEqual({
    span: '1 day 02:00:00',
    bytes: '\\x0a00',
    text: 'a\\b',
    float: '0.1',
    isolation: 'read committed',
    zone: 'UTC',
    query: '15s',
    idle: '30s',
  })
  await database.close()
})

test('a role that may not create anything in its schema is told what to grant', async () => {
  const name = await aDatabase()
  await admin.query('create role reader login')
  expect(await startupErrorOf(addressOf('reader', name))).toBe(
    'DATABASE_URL: the role reader cannot create tables in the schema public: GRANT CREATE ON SCHEMA public TO reader',
  )
})

test('a role that may not create extensions is told by the migration that needs them', async () => {
  const name = await aDatabase()
  await admin.query('create role maker login')
  const inside = new pg.Client({ connectionString: server.url(name) })
  await inside.connect()
  await inside.query('grant create on schema public to maker')
  await inside.end()
  expect(await startupErrorOf(addressOf('maker', name))).toMatch(
    /^The migration 0000_search failed and nothing was changed: permission denied to create extension "pg_trgm"\. Must have CREATE privilege on current database/,
  )
})

test('a role that may not read what another role has made is told so', async () => {
  const name = await aDatabase()
  const database = await openDatabase({ url: server.url(name) })
  await migrate(database)
  await database.close()
  await admin.query('create role stranger login')
  expect(await startupErrorOf(addressOf('stranger', name))).toBe(
    'DATABASE_URL: the role stranger cannot use the tables of the site: permission denied for table migrations',
  )
})

test('the tables are in public, wherever the search_path of the role leads', async () => {
  const name = await aDatabase()
  await admin.query('create role own login superuser')
  await admin.query('alter role own set search_path to nowhere, "$user"')
  const inside = new pg.Client({ connectionString: server.url(name) })
  await inside.connect()
  await inside.query('create schema own')
  const database = await openDatabase({ url: addressOf('own', name) })
  await migrate(database)
  await database.close()
  const { rows } = await inside.query(`select schemaname from pg_tables where tablename = 'posts'`)
  expect(rows).toEqual([{ schemaname: 'public' }])
  await inside.query('drop schema public cascade')
  await inside.end()
  expect(await startupErrorOf(addressOf('own', name))).toMatch(
    /the role own cannot use the schema public in .*CREATE SCHEMA/,
  )
})

/** Gives the server a certificate for localhost of an authority of its own. */
async function switchTlsOn(): Promise<{ authority: string }> {
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory')
  const dir = rows[0]!.data_directory
  const { uid, gid } = fs.statSync(dir)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' })
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '30']
  openssl('req', '-x509', ...newKey, '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.crt')
  const request = [
    ...newKey.slice(0, 3),
    '-subj',
    '/CN=localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  ]
  openssl('req', ...request)
  fs.writeFileSync(path.join(dir, 'names'), 'subjectAltName=DNS:localhost')
  const sign = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'server.csr', ...sign, '-out', 'server.crt')
  for (const file of ['server.key', 'server.crt']) fs.chownSync(path.join(dir, file), uid, gid)
  fs.chmodSync(path.join(dir, 'server.key'), 0o600)
  await admin.query('alter system set ssl to on')
  await admin.query('select pg_reload_conf()')
  const authority = path.join(fs.mkdtempSync('/tmp/shimpyo-ca-'), 'ca.crt')
  fs.copyFileSync(path.join(dir, 'ca.crt'), authority)
  return { authority }
}

/** Whether the connection is encrypted, or the line that refuses it. */
async function encrypted(host: string, query: string): Promise<boolean | string> {
  const url = server.url('postgres').replace('127.0.0.1', host)
  try {
    const database = await openDatabase({ url: `${url}${query}`, startWithin: 30_000 })
    const { rows } = await database.pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
    await database.close()
    return rows[0].ssl
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    expect(error.message).not.toContain('\n')
    return error.message
  }
}

test('a server without TLS is refused wherever TLS was asked for', async () => {
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])
    expect(await encrypted('localhost', `?sslmode=${mode}`), mode).toMatch(
      /does not offer TLS.*sslmode=disable/,
    )
  expect(await encrypted('localhost', '')).toBe(false)
  expect(await encrypted('localhost', '?sslmode=disable')).toBe(false)
})

test.skipIf(!isInstalled('openssl'))(
  'a server with TLS: certificates are checked, unless it was asked not to',
  async () => {
    const { authority } = await switchTlsOn()
    const warnings: string[] = []
    const hear = (warning: Error) => warnings.push(warning.message)
    process.on('warning', hear)
    const root = `&sslrootcert=${authority}`
    await expect.poll(() => encrypted('localhost', '?sslmode=no-verify'), { timeout: 60_000 }).toBe(true)
    expect(await encrypted('localhost', '')).toBe(false)
    expect(await encrypted('localhost', '?sslmode=disable')).toBe(false)
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
      expect(await encrypted('localhost', `?sslmode=${mode}`), mode).toMatch(/certificate.*sslrootcert/)
      expect(await encrypted('localhost', `?sslmode=${mode}${root}`), mode).toBe(true)
      expect(await encrypted('127.0.0.1', `?sslmode=${mode}${root}`), mode).toMatch(/not.*127\.0\.0\.1/)
    }
    expect(await encrypted('localhost', `?uselibpqcompat=true&sslmode=require`), 'as psql does').toBe(true)
    expect(await encrypted('localhost', `?sslmode=verify-full&sslrootcert=/nowhere/ca.crt`)).toMatch(
      /no such file.*\/nowhere\/ca\.crt/,
    )
    process.off('warning', hear)
    expect(warnings).toEqual([])
  },
)
