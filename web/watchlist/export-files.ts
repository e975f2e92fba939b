// Reads the files of an export in the browser: one, several, or a zip. So a zip bomb only hurts whoever opens it.
import { unzipSync } from 'fflate'
import type { ExportFile } from '#contract/api/watchlist-import.ts'
import { isWanted } from '#contract/import-files.ts'
import { LIMITS } from '#contract/limits.ts'
import { decodeText, encodingOf } from '#contract/text-encoding.ts'
import { IMPORT_FILES, IMPORT_MOST, IMPORT_TOO_LARGE } from '#contract/watchlist.ts'
import { CannotRead } from './cannot-read.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** @throws CannotRead */
export function filesIn(chosen: readonly { name: string; bytes: Uint8Array }[]): ExportFile[] {
  const packed = chosen.flatMap(({ name, bytes }) => (isZip(bytes) ? unzip(bytes) : [{ name, bytes }]))
  const files = packed.flatMap(({ name, bytes }) => {
    const encoding = encodingOf(bytes)
    if (!encoding) return []
    const text = decodeText(bytes, encoding)
    return [
      {
        // The end of a long path says most.
        name: name.slice(-LIMITS.name).toWellFormed(),
        text: /\.json$/i.test(name) ? withoutIds(name, text) : text,
      },
    ]
  })
  if (files.length === 0)
    throw new CannotRead('There is no CSV or JSON file in it. Please save a spreadsheet as CSV first.')
  if (files.length > IMPORT_FILES)
    throw new CannotRead(`There are too many files in it. The limit is ${IMPORT_FILES}.`)
  return files
}

function unzip(bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  let left = IMPORT_MOST
  try {
    const found = unzipSync(bytes, {
      // fflate unpacks no more bytes than a file claims to have.
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        left -= originalSize
        if (left < 0) throw new CannotRead(IMPORT_TOO_LARGE)
        return true
      },
    })
    return Object.entries(found).map(([name, content]) => ({ name, bytes: content }))
  } catch (error) {
    if (error instanceof CannotRead) throw error
    throw new CannotRead('Could not open this zip. Please unzip it and choose the files inside.')
  }
}

/** Half of Trakt's export is ids of shows and episodes at other services. */
function withoutIds(name: string, text: string): string {
  if (/lists-lists/.test(name) || !/"ids"/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text, (key, value) => (key === 'ids' ? undefined : value)))
  } catch {
    return text
  }
}
