// Reads a snapshot of the whole database, in parts that fit into memory.
import type { ClientBase } from 'pg'
import type { Database } from '#server/db/open.ts'
import { withoutTimeouts } from '#server/db/pool.ts'
import { StartupError } from '#server/db/startup-error.ts'
import type { Column, Manifest, Sequences } from './format.ts'

/** Rows asked for at once, and bytes after which a part is full. */
const ROWS = 200
const PART = 4 * 1024 * 1024

interface Part {
  table: string
  lines: string[]
}

interface Dump {
  manifest: Omit<Manifest, 'format'>
  parts(): AsyncGenerator<Part>
  sequences(): Promise<Sequences>
}

/**
 * A snapshot, while the site continues writing. Values are in PostgreSQL's text format, which any PostgreSQL reads back
 * exactly.
 */
export async function withDump<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (dump: Dump) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await withoutTimeouts(client)
    for (const setting of SETTINGS) await client.query(`set local ${setting}`)
    const manifest = await describe(client)
    const result = await work({
      manifest,
      parts: () => readParts(client, manifest.tables),
      sequences: () => readSequences(client),
    })
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

const SETTINGS = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  `bytea_output = 'hex'`,
  'extra_float_digits = 1',
]

async function describe(client: ClientBase): Promise<Dump['manifest']> {
  const { rows: known } = await client.query(`select to_regclass('migrations') is not null as "exists"`)
  if (!known[0].exists) throw new StartupError('The database is empty. There is nothing to back up.')
  const { rows: migrations } = await client.query('select name, hash from migrations order by name')
  const { rows: columns } = await client.query<Column & { table: string }>(COLUMNS)
  const { rows: now } = await client.query<{ now: Date }>('select now() as now')
  const tables: Manifest['tables'] = {}
  for (const [table, ours] of Map.groupBy(columns, (column) => column.table))
    tables[table] = ours.map(({ name, type }) => ({ name, type }))
  return { madeAt: now[0]!.now.toISOString(), migrations, tables }
}

/** Generated columns are computed again at the restore. What TMDB says may not be kept for as long as a backup; it is read anew. */
export const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not in ('migrations', 'tmdb_titles', 'tmdb_pictures')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`

async function* readParts(client: ClientBase, tables: Manifest['tables']): AsyncGenerator<Part> {
  for (const [table, columns] of Object.entries(tables)) {
    const row = columns.map(({ name }) => `${client.escapeIdentifier(name)}::text`).join(', ')
    await client.query(
      `declare rows no scroll cursor for select json_build_array(${row})::text from ${client.escapeIdentifier(table)}`,
    )
    let lines: string[] = []
    let size = 0
    for (;;) {
      const { rows } = await client.query<[string]>({ text: `fetch ${ROWS} from rows`, rowMode: 'array' })
      for (const [line] of rows) {
        lines.push(line)
        size += line.length
        if (size < PART) continue
        yield { table, lines }
        lines = []
        size = 0
      }
      if (rows.length < ROWS) break
    }
    if (lines.length > 0) yield { table, lines }
    await client.query('close rows')
  }
}

/** Not part of any transaction, so they are read last: past every id that was read. */
async function readSequences(client: ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
