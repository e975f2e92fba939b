// Compressed copies of the built files.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shimpyo-compress-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('every long text gets a brotli and a gzip copy with the same content', async () => {
  const text = 'A quiet evening, a warm bowl of soup. '.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page.js'), text)
  const { files, before, after } = await compressFolder(folder)
  expect(files).toBe(1)
  expect(before).toBe(text.length)
  expect(after).toBeLessThan(before / 10)
  expect(String(brotliDecompressSync(await readFile(join(folder, 'assets/page.js.br'))))).toBe(text)
  expect(String(gunzipSync(await readFile(join(folder, 'assets/page.js.gz'))))).toBe(text)
})

test('pictures, fonts and short texts are not compressed', async () => {
  for (const name of ['poster.avif', 'letters.woff2']) await writeFile(join(folder, name), Buffer.alloc(5000))
  await writeFile(join(folder, 'short.css'), 'p{margin:0}')
  await compressFolder(folder)
  expect((await readdir(folder)).sort()).toEqual(['letters.woff2', 'poster.avif', 'short.css'])
})
