// Writes a brotli and a gzip copy next to every text file of a folder, so that no visitor waits for compression.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.webmanifest'])
/** A smaller file saves nothing on the wire. */
const MIN_BYTES = 512
/** How many files Node compresses at once. */
const AT_ONCE = 4

/** `after` counts the brotli copies, which most browsers use. */
type Compressed = { files: number; before: number; after: number }

export async function compressFolder(folder: string): Promise<Compressed> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = found
    .filter((one) => one.isFile() && TEXT.has(extname(one.name)))
    .map((one) => join(one.parentPath, one.name))
  const total: Compressed = { files: 0, before: 0, after: 0 }

  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const text = await readFile(file)
      if (text.length < MIN_BYTES) continue
      const small = await compressFile(file, text)
      total.files += 1
      total.before += text.length
      total.after += small
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return total
}

async function compressFile(file: string, text: Buffer): Promise<number> {
  const brotli = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }))
  return brotli.length
}
