// An empty, migrated database for a test, on the one PostgreSQL server of the test run.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { type Database, type DatabaseOptions, openDatabase } from '#server/db/open.ts'

/** The address of the test server, from database-setup.ts. */
const SERVER = 'TEST_POSTGRES_URL'
/** SCHEMA of the template. */
const PRISTINE = 'TEST_POSTGRES_SCHEMA'
const TEMPLATE = 'site_template'
/** The same with the starter catalog, which takes ten times as long to load as to copy. */
const SEEDED_TEMPLATE = 'seeded_template'

/** Generous timeouts: the suite shares two cores. */
export const GENEROUS_TIMEOUTS: DatabaseOptions = { connectWithin: 20_000, answerWithin: 30_000 }

/** Emptied databases of this worker. A copy of the template writes 300 files, emptying a used one hardly any. */
const emptied: string[] = []

/** Opens an empty, migrated one; close() empties it for the next test of this worker. */
export async function freshDatabase(): Promise<Database> {
  const server = testServer()
  const url = emptied.pop() ?? (await copyTemplate(server, TEMPLATE))
  const database = await openDatabase({ url, connections: 4, ...GENEROUS_TIMEOUTS })
  return {
    ...database,
    async close() {
      await database.close()
      if (await connected(url, empty)) emptied.push(url)
      else await drop(server, url)
    },
  }
}

/** Opens one with the starter catalog; close() drops it. */
export async function seededDatabase(): Promise<Database> {
  const server = testServer()
  const url = await copyTemplate(server, SEEDED_TEMPLATE)
  const database = await openDatabase({ url, connections: 4, ...GENEROUS_TIMEOUTS })
  return {
    ...database,
    async close() {
      await database.close()
      await drop(server, url)
    },
  }
}

function testServer(): string {
  const server = process.env[SERVER]
  if (!server) throw new Error('vitest.config.ts names tests/database-setup.ts as its globalSetup')
  return server
}

const drop = (server: string, url: string) =>
  connected(server, (admin) => admin.query(`drop database ${nameOf(url)} with (force)`))

async function copyTemplate(server: string, template: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await connected(server, (admin) => admin.query(`create database ${name} template ${template}`))
  return withName(server, name)
}

/** The number of objects in a migrated database. */
const SCHEMA = `select (select count(*) from pg_class) || ' ' || (select count(*) from pg_attribute) || ' ' ||
  (select count(*) from pg_constraint) || ' ' || (select count(*) from pg_trigger) || ' ' ||
  (select count(*) from pg_proc) || ' ' || (select count(*) from pg_db_role_setting) as schema`

const USED_TABLES = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0`

const RESTART_SEQUENCES = `select setval(format('%I.%I', schemaname, sequencename), start_value, false)
  from pg_sequences where last_value is not null`

/** Removes all rows and resets sequences. @returns false if a test has changed the schema */
async function empty(client: pg.Client): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const { rows } = await client.query<{ schema: string }>(SCHEMA)
  if (rows[0]!.schema !== process.env[PRISTINE]) return false
  const used = (await client.query<{ name: string }>(USED_TABLES)).rows.map(({ name }) => name)
  if (used.length > 0) {
    // Disables triggers and foreign keys, because everything is removed.
    await client.query('set session_replication_role = replica')
    await client.query(used.map((name) => `delete from ${name}`).join('; '))
    // Frees the pages too; otherwise new rows would come in another order.
    await client.query(`vacuum ${used.join(', ')}`)
  }
  await client.query(RESTART_SEQUENCES)
  return true
}

/** Makes the templates that tests copy, and passes the server's address on to them. */
export async function prepareServer(url: string): Promise<void> {
  await connected(url, (admin) => admin.query(`create database ${TEMPLATE}`))
  const template = await openDatabase({ url: withName(url, TEMPLATE), ...GENEROUS_TIMEOUTS })
  await migrate(template)
  const { rows } = await template.pool.query<{ schema: string }>(SCHEMA)
  process.env[PRISTINE] = rows[0]!.schema
  await template.close()
  await connected(url, (admin) => admin.query(`create database ${SEEDED_TEMPLATE} template ${TEMPLATE}`))
  const seeded = await openDatabase({ url: withName(url, SEEDED_TEMPLATE), ...GENEROUS_TIMEOUTS })
  const { seed } = await import('#server/seed/seed.ts')
  await seed(seeded.db)
  await seeded.close()
  process.env[SERVER] = url
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function withName(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}
