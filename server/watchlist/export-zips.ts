// Zips for other services: the files they import, and a README about what they cannot hold.
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { collect } from './export-collect.ts'
import { letterboxdFiles } from './export-letterboxd.ts'
import { traktFiles } from './export-trakt.ts'

const FILES = { letterboxd: letterboxdFiles, trakt: traktFiles }
export type ZipFormat = keyof typeof FILES

/** Bytes packed at once: other requests are served in between. */
const AT_ONCE = 100_000

/** Everything is read before the answer begins. */
export async function exportZip(db: Db, everything: WatchlistExport, format: ZipFormat): Promise<Readable> {
  const files = FILES[format](await collect(db, everything))
  return Readable.from(zipped(files, new Date(everything.exportedAt)), { objectMode: false })
}

async function* zipped(files: Record<string, string>, mtime: Date) {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  for (const [name, text] of Object.entries(files)) {
    const file = Object.assign(new ZipDeflate(name), { mtime })
    zip.add(file)
    const bytes = strToU8(text)
    for (let at = 0; at === 0 || at < bytes.length; at += AT_ONCE) {
      file.push(bytes.subarray(at, at + AT_ONCE), at + AT_ONCE >= bytes.length)
      yield* packed.splice(0)
      await setImmediate()
    }
  }
  zip.end()
  yield* packed
}
