// Writes a backup: a snapshot of the rows, their pictures, and a list of checksums.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import type { ImageStore } from '#server/images/store.ts'
import { TMDB_PICTURES } from '#server/tmdb/picture-key.ts'
import { withDump } from './dump.ts'
import { FILES, FORMAT, hashOf, MANIFEST, SEAL, SEQUENCES, type Sealed, TABLES } from './format.ts'

export interface Written {
  rows: number
  files: number
  bytes: number
  /** of the file as a whole */
  sha256: string
}

/** Writes the file, readable by its owner only, under a temporary name until complete. @throws StartupError if it exists */
export async function writeBackup(
  database: Pick<Database, 'pool'>,
  store: Pick<ImageStore, 'keys' | 'get'>,
  file: string,
): Promise<Written> {
  if (fs.existsSync(file)) throw new StartupError(`${file} already exists. Choose another file name.`)
  const draft = `${file}.part`
  fs.rmSync(draft, { force: true })
  const out = fs.createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  const pack = tar.pack()
  const whole = new Fingerprint()
  try {
    const [{ rows, files }] = await Promise.all([
      fill(pack, database, store).catch((error) => {
        pack.destroy(error)
        throw error
      }),
      pipeline(pack, createGzip({ level: 6 }), whole, out),
    ])
    fs.renameSync(draft, file)
    return { rows, files, bytes: fs.statSync(file).size, sha256: whole.digest() }
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}

async function fill(
  pack: tar.Pack,
  database: Pick<Database, 'pool'>,
  store: Pick<ImageStore, 'keys' | 'get'>,
) {
  const entries: Sealed[] = []
  const add = (name: string, bytes: Buffer) => {
    entries.push({ name, size: bytes.length, sha256: hashOf(bytes) })
    return put(pack, name, bytes)
  }
  const addJson = (name: string, value: unknown) => add(name, Buffer.from(JSON.stringify(value)))
  const copied = new Set<string>()
  const addFiles = async () => {
    for await (const key of store.keys()) {
      if (copied.has(key) || key.startsWith(TMDB_PICTURES)) continue
      const bytes = await store.get(key)
      if (!bytes) continue // deleted while we looked
      copied.add(key)
      await add(`${FILES}${key}`, bytes)
    }
  }

  // Files are copied before the rows (some may be deleted meanwhile) and after them (some may be new).
  await addFiles()
  let rows = 0
  await withDump(database, async (dump) => {
    await addJson(MANIFEST, { format: FORMAT, ...dump.manifest })
    const number: Record<string, number> = {}
    for await (const { table, lines } of dump.parts()) {
      number[table] = (number[table] ?? 0) + 1
      const name = `${TABLES}${table}/${String(number[table]).padStart(6, '0')}.ndjson`
      await add(name, Buffer.from(`${lines.join('\n')}\n`))
      rows += lines.length
    }
    await addJson(SEQUENCES, await dump.sequences())
  })
  await addFiles()
  await put(pack, SEAL, Buffer.from(JSON.stringify({ entries })))
  pack.finalize()
  return { rows, files: copied.size }
}

function put(pack: tar.Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

class Fingerprint extends Transform {
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void) {
    this.#hash.update(chunk)
    done(null, chunk)
  }

  digest() {
    return this.#hash.digest('hex')
  }
}
