// The site never requests an address that somebody sent it: a listener on this machine gets no requests.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { writes } from './calls.ts'

let hits = 0
let port = 0
const canary: Server = createServer((socket) => {
  hits++
  socket.destroy()
}).listen(0, '::')
await once(canary, 'listening')
port = (canary.address() as AddressInfo).port
const site = await aSite({}, { pages: true })
const admin = await site.signUp({ isAdmin: true })
afterAll(async () => {
  canary.close()
  await site.close()
})

const addresses = () => [
  `http://127.0.0.1:${port}/canary.png`,
  `http://localhost:${port}/canary.png`,
  `http://[::1]:${port}/canary.png`,
  `http://2130706433:${port}/canary.png`,
  `http://0x7f.1:${port}/canary.png`,
  `//127.0.0.1:${port}/canary.png`,
  `http://user@127.0.0.1:${port}/canary.png`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  `gopher://127.0.0.1:${port}/x`,
]

/** Fields that hold an address, and texts in which one might be followed. */
const FIELDS = [
  ...[
    'imageUrl',
    'panoramaUrl',
    'url',
    'website',
    'comfortSource',
    'source',
    'returnTo',
    'next',
    'avatar',
    'endpoint',
  ],
  ...[
    'title',
    'content',
    'description',
    'name',
    'author',
    'celebrity',
    'subject',
    'message',
    'text',
    'csv',
    'heroImage',
  ],
]

test('the listener notices a request', async () => {
  await fetch(`http://127.0.0.1:${port}/`).catch(() => {})
  expect(hits).toBe(1)
  hits = 0
})

test('no call of the API requests an address sent in any field', async () => {
  for (const { call, method, url } of writes) {
    if (/logout|DELETE/.test(call)) continue
    for (const address of addresses()) {
      const payload = {
        ...Object.fromEntries(FIELDS.map((field) => [field, address])),
        ...{ year: 2020, episodes: 1, rating: '9', drama: 'x', address: 'x', isPublic: true },
        ...{ email: 'minji@example.com', password: 'tea at midnight', identifier: 'x', voteType: 'up' },
      }
      const { statusCode } = await admin.call({ method, url, payload })
      expect([call, address, statusCode < 500]).toEqual([call, address, true])
    }
  }
  expect(hits).toBe(0)
})

test('no picture or video is requested when it is stored or its page is shown', async () => {
  const pages = ['/', '/k-drama', '/k-star', '/virtual-tour', '/community', '/sitemap.xml', '/feed.xml']
  for (const imageUrl of addresses().filter((address) => /^http:/.test(address))) {
    const drama = {
      title: `Drama ${imageUrl}`,
      description: imageUrl,
      imageUrl,
      isPopular: true,
      rating: '10',
    }
    const article = { title: `Article ${imageUrl}`, content: imageUrl, celebrity: 'x', imageUrl }
    const place = {
      name: `Place ${imageUrl}`,
      drama: 'x',
      description: imageUrl,
      address: 'x',
      imageUrl,
      panoramaUrl: imageUrl,
    }
    for (const [path, body, page] of [
      ['/api/admin/dramas', drama, '/drama/'],
      ['/api/admin/news', article, '/k-star?article='],
      ['/api/virtual-tour-locations', place, '/virtual-tour?place='],
      [
        '/api/posts',
        { title: 'x', content: `https://www.youtube.com/watch?v=aaaaaaaaaaa\n${imageUrl}` },
        '/community?post=',
      ],
    ] as const) {
      const created = await admin.post(path, body)
      expect([path, created.statusCode]).toEqual([path, 201])
      const shown = await site.visitor.get(`${page}${created.json().id}`)
      expect(shown.statusCode).toBe(200)
      // Browsers do not either: pictures of other hosts are never shown.
      expect(shown.body).not.toMatch(
        /(?:src|srcset|poster|data)="[^"]*(?:127\.0\.0\.1|localhost|\[::1\]|169\.254)/i,
      )
    }
  }
  for (const page of pages) expect((await site.visitor.get(page)).statusCode).toBe(200)
  expect(hits).toBe(0)
})
