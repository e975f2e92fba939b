// The image stores, folder and bucket: atomic writes, listing, deletion.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aBucket } from '#tests/bucket.ts'
import { isInstalled } from '#tests/commands.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { ImageStore } from './store.ts'

const stores = new Map<string, ImageStore>()

const home = await mkdtemp(path.join(tmpdir(), 'shimpyo-store-'))
const bucket = await aBucket(path.join(home, 'bucket'))
stores.set('folder', folderStore(path.join(home, 'uploads')))
stores.set('bucket', bucketStore(bucket.at))

afterAll(async () => {
  await bucket.stop()
  await rm(home, { recursive: true, force: true })
})

async function allOf(store: ImageStore): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of store.keys()) keys.add(key)
  return keys
}

describe.each([...stores.keys()])('a %s', (kind) => {
  const store = () => stores.get(kind)!
  const picture = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))

  test('returns what was stored, byte for byte, small or large', async () => {
    await store().put('art/0123456789abcdef/poster-600.avif', picture, 'image/avif')
    expect(await store().get('art/0123456789abcdef/poster-600.avif')).toEqual(picture)
    const dot = Buffer.from('tiny')
    await store().put('dot.webp', dot, 'image/webp')
    await store().put('dot.webp', Buffer.from('newer'), 'image/webp')
    expect((await store().get('dot.webp'))?.toString()).toBe('newer')
  })

  test('returns null for a missing file', async () => {
    expect(await store().get('art/none/poster-600.avif')).toBeNull()
    await store().delete('art/none/poster-600.avif')
  })

  test('does not find a deleted file', async () => {
    await store().put('gone.jpg', picture, 'image/jpeg')
    await store().delete('gone.jpg')
    expect(await store().get('gone.jpg')).toBeNull()
  })

  test('lists its keys', async () => {
    for (const key of ['uploads/ab/480.webp', 'top.webp']) await store().put(key, picture, 'image/webp')
    const keys = await allOf(store())
    expect([keys.has('uploads/ab/480.webp'), keys.has('top.webp')]).toEqual([true, true])
    expect([...keys].filter((key) => key.endsWith('.part') || key.startsWith('/'))).toEqual([])
  })

  test.each(['../out.png', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'A.png', 'a\u0000b', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(store().put(key, picture, 'image/png')).rejects.toThrow('Not a key of ours')
      await expect(store().get(key)).rejects.toThrow('Not a key of ours')
    },
  )
})

test('a folder without a write has no keys', async () => {
  const store = folderStore(path.join(home, 'nowhere'))
  expect(await allOf(store)).toEqual(new Set())
})

test('a failed write leaves no partial file', async () => {
  const folder = path.join(home, 'blocked')
  const store = folderStore(folder)
  await store.put('art/one.webp', Buffer.from('1'), 'image/webp')
  // a file where a folder would be needed: the write fails half-way
  await writeFile(path.join(folder, 'art/two'), '')
  await expect(store.put('art/two/three.webp', Buffer.from('3'), 'image/webp')).rejects.toThrow()
  expect((await readdir(path.join(folder, 'art'))).sort()).toEqual(['one.webp', 'two'])
})

/** What a process of its own asked the system to do with files, in order. */
async function traced(home: string, call: string): Promise<string[]> {
  const script = `import { folderStore } from '#server/images/folder-store.ts'
const store = folderStore(${JSON.stringify(path.join(home, 'data/uploads'))})
await ${call}`
  const log = path.join(home, 'trace')
  const trace = ['-f', '-y', '-qq', '-o', log, '-e', 'trace=fsync,rename,mkdir,unlink,rmdir']
  const node = [process.execPath, '--input-type=module-typescript', '-e', script]
  execFileSync('strace', [...trace, ...node], { stdio: 'pipe' })
  const lines = (await readFile(log, 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [, name, rest] = /(\w+)\((.*)\) += 0/.exec(line) ?? []
    const [last] = [...(rest ?? '').matchAll(/[<"]([^>"]*)[>"]/g)].map(([, file]) => file!).slice(-1)
    return name && last?.startsWith(home) ? [`${name} ${path.relative(home, last)}`] : []
  })
}

test.skipIf(!isInstalled('strace'))(
  'a power cut takes back neither a picture that was stored nor one that was deleted',
  async () => {
    const place = await mkdtemp(path.join(home, 'power-'))
    const put = await traced(place, `store.put('uploads/ab/640.webp', Buffer.from('x'), 'image/webp')`)
    const renamed = put.indexOf('rename data/uploads/uploads/ab/640.webp')
    expect(put.slice(0, renamed)).toContainEqual(expect.stringMatching(/^fsync .*\.part$/))
    expect(put.slice(renamed + 1)).toEqual([
      'fsync data/uploads/uploads/ab',
      'fsync data/uploads/uploads',
      'fsync data/uploads',
      'fsync data',
      'fsync ',
    ])
    const deleted = await traced(place, `store.delete('uploads/ab/640.webp')`)
    expect(deleted).toEqual(['unlink data/uploads/uploads/ab/640.webp', 'fsync data/uploads/uploads/ab'])
  },
)
