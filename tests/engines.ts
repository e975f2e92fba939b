// Embedded engines for tests: started from one migrated snapshot, wiped after a test and used again for the next.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Embedded, startEmbedded } from '#server/db/embedded/engine.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { type DatabaseOptions, databaseOn, openDatabase } from '#server/db/open.ts'

/** The suite shares two cores: what takes long is not stuck. */
export const PATIENT: DatabaseOptions = { connectWithin: 20_000, answerWithin: 30_000 }

const spare: Embedded[] = []

/** A migrated, empty one: used before and wiped (a few hundredths of a second), or new (half a second). */
export async function takeEngine(): Promise<Embedded> {
  const engine = spare.pop() ?? (await newEngine())
  engine.ref()
  return engine
}

/** Takes it back, unless the test has changed more than rows. */
export async function returnEngine(engine: Embedded): Promise<void> {
  const { pool } = databaseOn(engine, PATIENT)
  const unchanged = (await shapeOn(pool)) === shape
  if (unchanged) await pool.query(WIPE)
  await pool.end()
  if (!unchanged) return engine.close()
  engine.unref()
  spare.push(engine)
}

/** Tables, columns and indexes as the migrations make them. */
let shape: string | undefined

async function newEngine(): Promise<Embedded> {
  const engine = await startEmbedded({ snapshot: await migratedSnapshot() })
  if (shape == null) {
    const { pool } = databaseOn(engine, PATIENT)
    shape = await shapeOn(pool)
    await pool.end()
  }
  return engine
}

const shapeOn = async (pool: { query(text: string): Promise<{ rows: { shape: string }[] }> }) =>
  (await pool.query(SHAPE)).rows[0]!.shape

const SHAPE = `
  select md5(string_agg(concat_ws(' ', relname, relkind, attname, atttypid, attnotnull), ',' order by relname, attnum)) as shape
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
  where relnamespace = 'public'::regnamespace`

/** Empties what has rows and starts the ids again at 1. */
const WIPE = `
  do $$
  declare
    candidate text;
    filled boolean;
    full_ones text[];
  begin
    for candidate in
      select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations'
    loop
      execute 'select exists (select from ' || candidate || ')' into filled;
      if filled then full_ones := full_ones || candidate; end if;
    end loop;
    if full_ones is not null then execute 'truncate ' || array_to_string(full_ones, ', ') || ' cascade'; end if;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`

let snapshot: Promise<Uint8Array<ArrayBuffer>> | undefined

/** A migrated database as one file. */
export function migratedSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
  snapshot ??= made('.tar', async (file) => {
    const database = await openDatabase(PATIENT)
    await migrate(database)
    fs.writeFileSync(file, await database.snapshot())
    await database.close()
  }).then((file) => fs.readFileSync(file))
  return snapshot
}

/** Puts an empty database, not yet migrated, into a directory: making one there takes seconds. */
export async function putDatabase(dir: string): Promise<void> {
  const ready = await made('-database', async (place) => {
    await (await openDatabase({ dir: place })).close()
    fs.rmSync(`${place}.lock`, { recursive: true })
  })
  fs.cpSync(ready, dir, { recursive: true })
}

/** What is made once for each state of engine and migrations, and kept in the temporary folder for later runs. */
async function made(kind: string, make: (place: string) => Promise<void>): Promise<string> {
  const folder = path.join(os.tmpdir(), `shimpyo-tests-${process.getuid?.() ?? 0}`)
  const state = stateOfSources()
  const place = path.join(folder, `${state}${kind}`)
  if (fs.existsSync(place)) return place
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const old of fs.readdirSync(folder)) {
    if (!old.startsWith(state)) fs.rmSync(path.join(folder, old), { recursive: true, force: true })
  }
  const half = `${place}.${process.pid}`
  await make(half)
  try {
    fs.renameSync(half, place)
  } catch {
    fs.rmSync(half, { recursive: true, force: true }) // another process was faster
  }
  return place
}

function stateOfSources(): string {
  const sources = ['package-lock.json', 'server/db/embedded/settings.ts'].map((name) => fs.readFileSync(name))
  const state = createHash('sha256').update(Buffer.concat(sources)).update(JSON.stringify(readMigrations()))
  return state.digest('hex').slice(0, 16)
}
