// Brings the schema up to date: the SQL files of migrations/, in the order of their names, all of them or none.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { ROOT } from '#server/root.ts'
import type { Database } from './open.ts'
import { withoutTimeouts } from './pool.ts'
import { databaseError } from './query-errors.ts'
import { StartupError } from './startup-error.ts'

/** Any number, always the same: instances that start together wait for one another on it. */
const LOCK = 731_004

const INSUFFICIENT_PRIVILEGE = '42501'

const ours = path.join(ROOT, 'server/db/migrations')

type Migration = { name: string; hash: string; statements: string[] }

/** Applies what is missing, in one transaction. @returns the names of what it applied */
export async function migrate(database: Pick<Database, 'pool'>, folder = ours): Promise<string[]> {
  const files = readMigrations(folder)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // A big table may take its time.
    await withoutTimeouts(client)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const missing = notYetApplied(files, await appliedIn(client))
    // Behind a long query of an older version this must give up, or everybody else would queue behind it.
    await client.query(`set local lock_timeout = '10s'`)
    for (const file of missing) await apply(client, file)
    await client.query('commit')
    return missing.map((file) => file.name)
  } catch (error) {
    throw (await refusedRights(database, error)) ?? error
  } finally {
    client.release() // in a failed transaction: the pool drops the connection, and with it all that was done
  }
}

/** A role without the rights it needs stays so: one line that says what to grant. */
async function refusedRights({ pool }: Pick<Database, 'pool'>, error: unknown): Promise<StartupError | null> {
  const denied = databaseError(error)
  if (denied?.code !== INSUFFICIENT_PRIVILEGE || error instanceof StartupError) return null
  const { rows } = await pool.query<{ role: string; isMigrated: boolean }>(
    `select quote_ident(current_user) as role, to_regclass('migrations') is not null as "isMigrated"`,
  )
  const { role, isMigrated } = rows[0]!
  return new StartupError(
    isMigrated
      ? `DATABASE_URL: the role ${role} cannot use the tables of the site: ${denied.message}`
      : `DATABASE_URL: the role ${role} cannot create tables in the schema public: GRANT CREATE ON SCHEMA public TO ${role}`,
    { cause: error },
  )
}

/** The files of a folder, in order. */
export function readMigrations(folder = ours): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = fs.readFileSync(`${folder}/${name}`, 'utf8')
    return {
      name: name.replace(/\.sql$/, ''),
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
    }
  })
}

/** Name and hash of every migration this database has seen. */
async function appliedIn(client: ClientBase): Promise<Map<string, string>> {
  // Asked first, because a database on a full disk can be read and not written, and a site can start on it.
  const known = await client.query(`select to_regclass('migrations') is not null as known`)
  if (!known.rows[0].known) {
    await client.query(`create table migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  }
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
  return new Map(rows.map((row) => [row.name, row.hash]))
}

function notYetApplied(files: Migration[], applied: Map<string, string>): Migration[] {
  for (const { name, hash } of files) {
    if ((applied.get(name) ?? hash) !== hash) {
      throw new StartupError(
        `The migration ${name} was edited after this database applied it: undo the edit, or start with an empty database`,
      )
    }
  }
  return files.filter((file) => !applied.has(file.name))
}

async function apply(client: ClientBase, { name, hash, statements }: Migration) {
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  } catch (error) {
    const failure = databaseError(error)
    if (!failure) throw error
    throw new StartupError(
      `The migration ${name} failed and nothing was changed: ${[failure.message, failure.hint].filter(Boolean).join('. ')}`,
      {
        cause: error,
      },
    )
  }
}
