// A database of its own for a test: migrated, empty, and real. TEST_DATABASE=postgres asks for a server's.
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { type Database, openDatabase } from '#server/db/open.ts'

/** The suite shares two cores: what takes long is not stuck. */
const PATIENT = { connectWithin: 20_000, answerWithin: 30_000 }

/** The address of the test server, told by database-setup.ts; absent: the embedded database. */
const SERVER = 'TEST_POSTGRES_URL'
const TEMPLATE = 'site_template'

/** Opens a new one; close() also removes it. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env[SERVER]
  if (server) return onServer(server)
  if (process.env.TEST_DATABASE === 'postgres') {
    throw new Error(
      'TEST_DATABASE=postgres needs the global setup tests/database-setup.ts in the test configuration',
    )
  }
  return openDatabase({ snapshot: await migratedSnapshot(), ...PATIENT })
}

/** Before the first test of a run: everything that all of them share. */
export async function prepareEmbedded(): Promise<void> {
  await migratedSnapshot()
}

export async function prepareServer(url: string): Promise<void> {
  await onAdmin(url, (admin) => admin.query(`create database ${TEMPLATE}`))
  const template = await openDatabase({ url: withName(url, TEMPLATE), ...PATIENT })
  await migrate(template)
  await template.close()
  process.env[SERVER] = url
}

let snapshot: Promise<Uint8Array> | undefined

/** A migrated database as one file. Made once for each state of the migrations, then read from the temporary folder. */
function migratedSnapshot(): Promise<Uint8Array> {
  snapshot ??= readOrMakeSnapshot()
  return snapshot
}

async function readOrMakeSnapshot(): Promise<Uint8Array> {
  const folder = path.join(os.tmpdir(), `shimpyo-tests-${process.getuid?.() ?? 0}`)
  const engine = fs.readFileSync(path.resolve('node_modules/@electric-sql/pglite/package.json'))
  const state = createHash('sha256').update(engine).update(JSON.stringify(readMigrations())).digest('hex')
  const file = path.join(folder, `${state.slice(0, 16)}.tar`)
  if (fs.existsSync(file)) return fs.readFileSync(file)
  const database = await openDatabase(PATIENT)
  await migrate(database)
  const bytes = await database.snapshot()
  await database.close()
  fs.rmSync(folder, { recursive: true, force: true }) // snapshots of older migrations
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.writeFileSync(`${file}.${process.pid}`, bytes)
  fs.renameSync(`${file}.${process.pid}`, file)
  return bytes
}

async function onServer(server: string): Promise<Database> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await onAdmin(server, (admin) => admin.query(`create database ${name} template ${TEMPLATE}`))
  const database = await openDatabase({ url: withName(server, name), connections: 4, ...PATIENT })
  return {
    ...database,
    async close() {
      await database.close()
      await onAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

async function onAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>) {
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
