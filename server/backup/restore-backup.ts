// Restores a backup into an empty database and store; the database part is atomic.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { withoutTimeouts } from '#server/db/pool.ts'
import { StartupError } from '#server/db/startup-error.ts'
import type { ImageStore } from '#server/images/store.ts'
import { ROOT } from '#server/root.ts'
import { COLUMNS } from './dump.ts'
import { type Column, FILES, hashOf, type Manifest, SEQUENCES, type Sequences, tableOf } from './format.ts'
import { type Checked, readEntries } from './read-backup.ts'

export interface Restored {
  rows: number
  files: number
}

const MIGRATIONS = path.join(ROOT, 'server/db/migrations')
/** Rows given to the database at once. */
const ROWS = 500

/** Fills an empty database and an empty store. @throws StartupError without having changed anything */
export async function restoreBackup(
  database: Pick<Database, 'pool'>,
  store: ImageStore,
  file: string,
  { manifest, rows, files }: Checked,
): Promise<Restored> {
  knowsItsMigrations(manifest)
  await mustBeEmpty(database)
  await mustHoldNothingElse(store, files)
  await migrateLike(database, manifest)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await withoutTimeouts(client)
    await mustHaveItsColumns(client, manifest)
    // Rows come table by table: what points at what is checked when all are there.
    const keys = await takeForeignKeysOff(client)
    // What triggers derive is in the backup too.
    await setTriggers(client, 'disable')
    await readEntries(file, async (name, bytes) => {
      const table = tableOf(name)
      if (table)
        await insert(client, table, manifest.tables[table] ?? [], bytes.toString().split('\n').slice(0, -1))
      else if (name === SEQUENCES) await setSequences(client, JSON.parse(bytes.toString()) as Sequences)
      else if (name.startsWith(FILES)) await putFile(store, name.slice(FILES.length), bytes)
    })
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await setTriggers(client, 'enable')
    await assertRowCounts(client, rows)
    await client.query('commit')
  } finally {
    client.release()
  }
  // A backup of an older version becomes one of this version.
  await migrate(database)
  await database.pool.query('analyze')
  return { rows: Object.values(rows).reduce((sum, one) => sum + one, 0), files: files.size }
}

function knowsItsMigrations({ migrations }: Manifest) {
  const ours = new Map(readMigrations(MIGRATIONS).map(({ name, hash }) => [name, hash]))
  const strange = migrations.find(({ name, hash }) => ours.get(name) !== hash)
  if (strange)
    throw new StartupError(
      `The backup has the migration ${strange.name}, which this version of the site does not know. Restore it with the version that made it.`,
    )
}

/** Only the catalogue of migrations may have rows. */
async function mustBeEmpty({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`)
    if (rowCount)
      throw new StartupError('The database is not empty. Restore into an empty one. Nothing was changed.')
  }
}

/** Pictures of an earlier, interrupted restore are fine; any other is not ours. */
async function mustHoldNothingElse(store: ImageStore, files: Map<string, string>) {
  for await (const key of store.keys()) {
    const bytes = files.has(key) ? await store.get(key) : null
    if (!bytes || hashOf(bytes) !== files.get(key))
      throw new StartupError(
        `The picture store is not empty (${key}). Restore into an empty one. Nothing was changed.`,
      )
  }
}

/** Brings the empty database to where the backup's was: newer migrations may change rows, so they come after them. */
async function migrateLike(database: Pick<Database, 'pool'>, { migrations }: Manifest) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-migrations-'))
  try {
    for (const { name } of migrations)
      fs.copyFileSync(path.join(MIGRATIONS, `${name}.sql`), path.join(folder, `${name}.sql`))
    await migrate(database, folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

async function mustHaveItsColumns(client: ClientBase, { tables }: Manifest) {
  const { rows } = await client.query<Column & { table: string }>(COLUMNS)
  const existing = new Set(rows.map(({ table, name, type }) => `${table}.${name} ${type}`))
  for (const [table, columns] of Object.entries(tables))
    for (const { name, type } of columns)
      if (!existing.has(`${table}.${name} ${type}`))
        throw new StartupError(
          `The backup has ${table}.${name} (${type}), which this version of the site does not know.`,
        )
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

async function takeForeignKeysOff(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

/** Of the tables whose rows change others, or themselves. */
async function setTriggers(client: ClientBase, state: 'enable' | 'disable') {
  for (const table of ['dramas', 'reviews', 'watchlist', 'helpful_marks'])
    await client.query(`alter table if exists ${table} ${state} trigger user`)
}

async function insert(client: ClientBase, table: string, columns: Column[], lines: string[]) {
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  const values = columns.map(({ type }, i) => `(line->>${i})::${type}`).join(', ')
  for (let from = 0; from < lines.length; from += ROWS)
    await client.query(
      `insert into ${client.escapeIdentifier(table)} (${names}) overriding system value
       select ${values} from (select text::jsonb as line from unnest($1::text[]) as text offset 0) as lines`,
      [lines.slice(from, from + ROWS)],
    )
}

async function setSequences(client: ClientBase, sequences: Sequences) {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, last])
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

async function putFile(store: ImageStore, key: string, bytes: Buffer) {
  const type = TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  await store.put(key, bytes, type)
}

async function assertRowCounts(client: ClientBase, rows: Record<string, number>) {
  for (const [table, expected] of Object.entries(rows)) {
    const { rows: found } = await client.query(
      `select count(*)::int as count from ${client.escapeIdentifier(table)}`,
    )
    if (found[0].count !== expected)
      throw new StartupError(
        `Only ${found[0].count} of ${expected} rows of ${table} could be restored. Nothing was changed.`,
      )
  }
}
