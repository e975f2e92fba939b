// Reads a backup entry by entry, and detects damage.
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import { StartupError } from '#server/db/startup-error.ts'
import {
  FILES,
  FORMAT,
  hashOf,
  MANIFEST,
  type Manifest,
  SEAL,
  SEQUENCES,
  type Seal,
  tableOf,
} from './format.ts'

export interface Checked {
  manifest: Manifest
  /** how many rows each table has */
  rows: Record<string, number>
  /** the hash of every picture, by its key */
  files: Map<string, string>
}

/** Larger than any part we write: a file that says otherwise is not read into the memory. */
const LARGEST = 512 * 1024 * 1024

/** Yields the entries in order. @throws StartupError where the file is damaged */
export async function readEntries(
  file: string,
  take: (name: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  if (!fs.existsSync(file)) throw new StartupError(`File not found: ${file}`)
  const extract = tar.extract()
  const reading = pipeline(fs.createReadStream(file), createGunzip(), extract)
  reading.catch(() => {}) // comes out of the loop as well
  try {
    for await (const entry of extract) {
      if ((entry.header.size ?? 0) > LARGEST) throw damaged(file, 'an entry is too large')
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      await take(entry.header.name, Buffer.concat(chunks))
    }
    await reading
  } catch (error) {
    if (isOfTheFile(error)) throw damaged(file, 'it is cut off, or not a backup')
    throw error
  }
}

/** What unpacking complains about; everything else is somebody else's failure. */
function isOfTheFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (
    /^Z_/.test(code ?? '') ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /tar header|Unexpected end of data/i.test(error.message)
  )
}

const damaged = (file: string, why: string) =>
  new StartupError(`${file} is damaged: ${why}. Nothing was changed.`)

/** Reads all of it and compares the checksums. @throws StartupError that says what is wrong */
export async function checkBackup(file: string): Promise<Checked> {
  const found = new Map<string, { size: number; sha256: string }>()
  const rows: Record<string, number> = {}
  const files = new Map<string, string>()
  let manifest: Manifest | undefined
  let seal: Seal | undefined
  await readEntries(file, (name, bytes) => {
    if (seal) throw damaged(file, 'there is data after its end')
    if (name === SEAL) seal = parse<Seal>(file, bytes)
    else if (found.has(name)) throw damaged(file, `it has ${name} twice`)
    else {
      const sha256 = hashOf(bytes)
      found.set(name, { size: bytes.length, sha256 })
      const table = tableOf(name)
      if (name === MANIFEST) manifest = parse<Manifest>(file, bytes)
      else if (table) rows[table] = (rows[table] ?? 0) + bytes.toString().split('\n').length - 1
      else if (name.startsWith(FILES)) files.set(name.slice(FILES.length), sha256)
      else if (name !== SEQUENCES) throw damaged(file, `it has an unexpected entry, ${name}`)
    }
  })
  if (!seal || !manifest || !found.has(SEQUENCES)) throw damaged(file, 'its end is missing')
  if (manifest.format !== FORMAT)
    throw new StartupError(
      `${file} was made by a newer version of the site (format ${manifest.format}). Restore it with that version.`,
    )
  if (seal.entries.length !== found.size) throw damaged(file, 'an entry is missing')
  for (const { name, size, sha256 } of seal.entries) {
    const entry = found.get(name)
    if (entry?.size !== size || entry.sha256 !== sha256)
      throw damaged(file, `${name} does not match its checksum`)
  }
  return { manifest, rows, files }
}

function parse<T>(file: string, bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString()) as T
  } catch {
    throw damaged(file, 'it cannot be read')
  }
}
