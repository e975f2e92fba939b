// A database of its own for a test: migrated, empty, and real, on the one server of the test run.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { type Database, type DatabaseOptions, openDatabase } from '#server/db/open.ts'

/** The address of the test server, told by database-setup.ts. */
const SERVER = 'TEST_POSTGRES_URL'
const TEMPLATE = 'site_template'

/** The suite shares two cores: what takes long is not stuck. */
export const PATIENT: DatabaseOptions = { connectWithin: 20_000, answerWithin: 30_000 }

/** Opens an empty, migrated one; close() clears it away. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env[SERVER]
  if (!server) throw new Error('vitest.config.ts names tests/database-setup.ts as its globalSetup')
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

/** Makes what every test's database is copied from, and tells the tests where the server is. */
export async function prepareServer(url: string): Promise<void> {
  await asAdmin(url, (admin) => admin.query(`create database ${TEMPLATE}`))
  const template = await openDatabase({ url: withName(url, TEMPLATE), ...PATIENT })
  await migrate(template)
  await template.close()
  process.env[SERVER] = url
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
