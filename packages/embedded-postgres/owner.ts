// The connection that owns the built-in database: checks that the server belongs to the directory, and holds the lock.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Address } from './address.ts'

/** An arbitrary constant: whoever holds this lock owns the database. */
const LOCK = 731_000
const WITHIN = 4_000

/** The result of an attempt to own the server of a directory. */
type Attempt =
  | { kind: 'owned'; owner: pg.Client; pid: number }
  /** Another process owns it. */
  | { kind: 'taken'; by: string }
  /** A server listens and is not ready yet, or its state is unknown. */
  | { kind: 'later'; why: string }
  /** The server cannot open the database. */
  | { kind: 'broken'; why: string }
  /** Nobody listens. */
  | { kind: 'nobody' }

/** Classes of error codes that mean "not now": starting, stopping, full. */
const NOT_NOW = /^(08|25|53|55|57)/

/** Whether the server refused for good; any other failure may pass. */
export const isFinal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !NOT_NOW.test(error.code ?? '')

/** @param name of the role that clients connect as */
export async function tryToOwn(dir: string, address: Address, name: string): Promise<Attempt> {
  const connectionString = address.url('postgres')
  if (!connectionString) return { kind: 'nobody' }
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: WITHIN,
    query_timeout: WITHIN,
    keepAlive: true,
    application_name: `${name} owner ${process.pid}`,
  })
  client.on('error', () => {}) // 'end' follows and is handled
  try {
    await client.connect()
    const attempt = await own(client, dir, name)
    if (attempt.kind !== 'owned') await client.end()
    return attempt
  } catch (error) {
    client.end().catch(() => {})
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return { kind: 'nobody' }
    // Another program has the port now: its server does not know this password.
    if (code === '28P01') return { kind: 'nobody' }
    return { kind: isFinal(error) ? 'broken' : 'later', why: message }
  }
}

async function own(client: pg.Client, dir: string, name: string): Promise<Attempt> {
  if (!(await isServerOf(dir, client))) return { kind: 'nobody' }
  const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  if (lock.rows[0]!.mine) {
    await makeRole(client, name)
    const { rows } = await client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
    )
    return { kind: 'owned', owner: client, pid: rows[0]!.pid }
  }
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  )
  return { kind: 'taken', by: holder.rows[0]?.name.replace(/^.* owner/, 'process') ?? 'another process' }
}

/** The server sees a file that was created in the directory just now, so it is the server of this directory. */
async function isServerOf(dir: string, client: pg.Client): Promise<boolean> {
  const name = `site-proof-${randomUUID()}`
  const file = path.join(dir, name)
  fs.writeFileSync(file, '')
  try {
    const { rows } = await client.query('select (pg_stat_file($1, true)).isdir is not null as seen', [name])
    return rows[0].seen
  } finally {
    fs.rmSync(file, { force: true })
  }
}

/** Clients are no superuser: a superuser could run programs and read files. */
async function makeRole(client: pg.Client, name: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount) return
  // Both roles have the password of "postgres", where there is one.
  await client.query(`
    begin;
    create role ${name} login;
    update pg_authid set rolpassword = (select rolpassword from pg_authid where rolname = 'postgres') where rolname = '${name}';
    alter database postgres owner to ${name};
    commit`)
}
