// The routes of generated artwork: drawn once, cached forever, 404 for unknown subjects.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failures } from '#server/http/failures.ts'
import { artworkStem, panoramaMark, type Subject } from './artwork.ts'
import { type ArtworkParts, artworkRoutes } from './artwork-routes.ts'
import { folderStore } from './folder-store.ts'
import type { ImageStore } from './store.ts'

const goblin: Subject = {
  title: 'Goblin',
  nativeTitle: '도깨비',
  picked: { drawing: 'gat', palette: 'bone' },
}
const stem = artworkStem('drama', 7, goblin)

let home: string
let app: FastifyInstance
let written: string[]

async function open(parts: Partial<ArtworkParts> = {}): Promise<FastifyInstance> {
  const disk = folderStore(path.join(home, 'uploads'))
  const store: ImageStore = {
    ...disk,
    put: (key, ...rest) => {
      written.push(key)
      return disk.put(key, ...rest)
    },
  }
  app = Fastify()
  failures(app)
  artworkRoutes(app, {
    find: async (area, id) => (area === 'drama' && id === 7 ? goblin : null),
    store,
    drawnDir: path.join(home, 'drawn'),
    brand: 'Shimpyo',
    ...parts,
  })
  return app
}

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'shimpyo-art-'))
  written = []
})
afterEach(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

test('twenty concurrent requests for one poster share one drawing', async () => {
  await open()
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject(`${stem}/poster-300.webp`)))
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(replies[0]!.rawPayload)
  }
  expect(written.map((key) => path.basename(key))).toEqual(['poster-600.avif', 'poster-300.webp'])
  const { format, width, height } = await sharp(replies[0]!.rawPayload).metadata()
  expect([format, width, height]).toEqual(['webp', 300, 450])

  await app.inject(`${stem}/poster-300.webp`)
  await app.inject(`${stem}/poster-600.avif`)
  expect(written).toHaveLength(2)
})

test('the pictures of what was saved are drawn before anybody asks, and a visitor is not behind them all', async () => {
  let draw!: (area: 'drama', id: number) => void
  await open({
    onSaved: (drawn) => {
      draw = drawn
    },
  })
  draw('drama', 7)
  expect((await app.inject(`${stem}/cover-640.avif`)).statusCode).toBe(200)
  expect(written.length).toBeLessThan(6)
  const all = ['poster-600.avif', 'poster-300.avif', 'tall-600.avif', 'tall-300.avif', 'hero-1600.avif']
  await expect
    .poll(() => written.map((key) => path.basename(key)), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        ...all,
        'hero-800.avif',
        'cover-1280.avif',
        'cover-640.avif',
        'share-1200.jpg',
      ]),
    )
  expect(new Set(written)).toHaveProperty('size', written.length)
  draw('drama', 99)
})

test('each kind has its type and aspect ratio, and is cacheable forever', async () => {
  await open()
  for (const [name, type, width, height] of [
    ['poster-600.avif', 'image/avif', 600, 900],
    ['hero-800.webp', 'image/webp', 800, 350],
    ['cover-640.avif', 'image/avif', 640, 360],
    ['share-1200.jpg', 'image/jpeg', 1200, 630],
  ] as const) {
    const reply = await app.inject(`${stem}/${name}`)
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const seen = await sharp(reply.rawPayload).metadata()
    expect([seen.width, seen.height]).toEqual([width, height])
  }
})

test('a browser that has the picture gets a 304', async () => {
  await open()
  const { headers } = await app.inject(`${stem}/tall-600.avif`)
  const again = await app.inject({
    url: `${stem}/tall-600.avif`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'public, max-age=31536000, immutable',
  ])
})

test('an old address redirects to the new one', async () => {
  await open()
  const reply = await app.inject('/art/drama-7/0123456789abcdef/poster-600.webp')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `${stem}/poster-600.webp`])
  expect(reply.headers['cache-control']).not.toContain('immutable')
  expect(written).toEqual([])
})

test.each([
  '/art/drama-8/0123456789abcdef/poster-600.webp',
  '/art/drama-07/0123456789abcdef/poster-600.webp',
  '/art/drama-99999999999/0123456789abcdef/poster-600.webp',
  '/art/drama-x/0123456789abcdef/poster-600.webp',
  '/art/member-7/0123456789abcdef/poster-600.webp',
  '/art/article-7/0123456789abcdef/cover-640.webp',
  '/art/drama-7/0123456789ABCDEF/poster-600.webp',
  '/art/drama-7/..%2f..%2f..%2fetc/poster-600.webp',
  '/art/drama-7/0123456789abcdef/..%2fposter-600.webp',
  '/art/drama-7/0123456789abcdef/poster-601.webp',
  '/art/panorama-moon/0123456789abcdef/panorama-4096.webp',
  '/art/panorama/moon-4096.webp',
  '/art/panorama/village-123.webp',
])('there is nothing at %s', async (url) => {
  await open()
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Picture not found' }])
})

test('shipped pictures are not drawn again, and their smaller sizes are derived from them', async () => {
  await open()
  await app.inject(`${stem}/poster-600.avif`)
  const mark = stem.split('/').at(-1)!
  await cp(path.join(home, 'uploads/art', mark), path.join(home, 'drawn', mark), { recursive: true })
  await rm(path.join(home, 'uploads'), { recursive: true })
  written = []

  const shipped = await app.inject(`${stem}/poster-600.avif`)
  expect(shipped.rawPayload).toEqual(await readFile(path.join(home, 'drawn', mark, 'poster-600.avif')))
  expect((await app.inject(`${stem}/poster-300.avif`)).statusCode).toBe(200)
  expect(written.map((key) => path.basename(key))).toEqual(['poster-300.avif'])
})

test('a full queue is a 503 with Retry-After', async () => {
  await open({ waiting: 1 })
  const urls = ['poster-600.avif', 'tall-600.avif', 'cover-1280.avif'].map((name) => `${stem}/${name}`)
  const replies = await Promise.all(urls.map((url) => app.inject(url)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503])
  const refused = replies.find(({ statusCode }) => statusCode === 503)!
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json().message).toBe('This picture is still being drawn. Please try again in a moment.')
})

test('with a full disk a picture is sent without being stored', async () => {
  const full: ImageStore = {
    get: async () => null,
    delete: async () => {},
    async *keys() {},
    put: async () => {
      throw new Error('ENOSPC: no space left on device')
    },
  }
  await open({ store: full })
  const reply = await app.inject(`${stem}/tall-300.webp`)
  expect([reply.statusCode, (await sharp(reply.rawPayload).metadata()).width]).toEqual([200, 300])
})

test('a site with another name draws its own share images', async () => {
  await open()
  const here = await app.inject(`${stem}/share-1200.jpg`)
  await app.close()
  await open({ brand: 'Onharu' })
  const other = await app.inject(`${stem}/share-1200.jpg`)
  expect(other.rawPayload.equals(here.rawPayload)).toBe(false)
})

test('the stored panorama address of a filming place redirects to the current one', async () => {
  await open()
  const reply = await app.inject('/art/panorama/baekbin-4096.webp')
  expect([reply.statusCode, reply.headers.location]).toEqual([
    302,
    `/art/panorama-baekbin/${panoramaMark('baekbin')}/panorama-4096.webp`,
  ])
})
