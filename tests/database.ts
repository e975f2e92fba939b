// A database of its own for a test: migrated, empty, and real. TEST_DATABASE=postgres asks for a server's.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { type Database, databaseOn, openDatabase } from '#server/db/open.ts'
import { PATIENT, returnEngine, takeEngine } from './engines.ts'

/** The address of the test server, told by database-setup.ts; absent: the embedded database. */
const SERVER = 'TEST_POSTGRES_URL'
const TEMPLATE = 'site_template'

/** Opens an empty, migrated one; close() clears it away. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env[SERVER]
  if (server) return onServer(server)
  if (process.env.TEST_DATABASE === 'postgres') {
    throw new Error(
      'TEST_DATABASE=postgres needs the global setup tests/database-setup.ts in the test configuration',
    )
  }
  return onEngine()
}

async function onEngine(): Promise<Database> {
  const engine = await takeEngine()
  const database = databaseOn(engine, PATIENT)
  return {
    ...database,
    async close() {
      await database.pool.end()
      await returnEngine(engine)
    },
  }
}

/** Makes what every test's database is copied from, and tells the tests where the server is. */
export async function prepareServer(url: string): Promise<void> {
  await asAdmin(url, (admin) => admin.query(`create database ${TEMPLATE}`))
  const template = await openDatabase({ url: withName(url, TEMPLATE), ...PATIENT })
  await migrate(template)
  await template.close()
  process.env[SERVER] = url
}

async function onServer(server: string): Promise<Database> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (admin) => admin.query(`create database ${name} template ${TEMPLATE}`))
  const database = await openDatabase({ url: withName(server, name), connections: 4, ...PATIENT })
  return {
    ...database,
    async close() {
      await database.close()
      await asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function withName(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}
