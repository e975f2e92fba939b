// Zips for other services: the files they import, and a README about what they cannot hold.
import { strToU8, zipSync } from 'fflate'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { collect } from './export-collect.ts'
import { letterboxdFiles } from './export-letterboxd.ts'
import { traktFiles } from './export-trakt.ts'

const FILES = { letterboxd: letterboxdFiles, trakt: traktFiles }
export type ZipFormat = keyof typeof FILES

export async function exportZip(db: Db, everything: WatchlistExport, format: ZipFormat): Promise<Buffer> {
  const files = FILES[format](await collect(db, everything))
  const mtime = new Date(everything.exportedAt)
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime }]])),
    ),
  )
}
