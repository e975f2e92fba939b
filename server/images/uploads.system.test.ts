// Uploading pictures: access, validation, re-encoding, deletion.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Upload } from '#contract/api/images.ts'
import { multipart } from '#tests/pictures.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

const site = await aSite({ DATA_DIR: `/tmp/shimpyo-uploads-${process.pid}` })
const admin = await site.signUp({ isAdmin: true })

const colour = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', over: object = {}) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 30, g: 120, b: 90 }, ...over } })
    .toFormat(format)
    .toBuffer()

const form = (bytes: Buffer, { field = 'image', name = 'picture.png' } = {}) =>
  multipart({ [field]: { bytes, name } })
const upload = (bytes: Buffer, how: object = {}, who: { call: SignedIn['call'] } = admin) =>
  who.call({ method: 'POST', url: '/api/upload', ...form(bytes, how) })

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes pictures of ours in two formats',
  async (format) => {
    const answer = await upload(await colour(format))
    expect(answer.statusCode).toBe(201)
    const { url, width, height } = answer.json()
    expect({ width, height }).toEqual({ width: 900, height: 600 })
    const shown = await site.visitor.get(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox')
    expect((await site.visitor.get(url.replace('.webp', '.avif'))).headers['content-type']).toBe('image/avif')
  },
)

test('HTML hidden in a picture is not served', async () => {
  const polyglot = Buffer.concat([await colour('png'), Buffer.from('<script>alert(1)</script>')])
  const { url } = (await upload(polyglot)).json()
  expect((await site.visitor.get(url)).rawPayload.toString('latin1')).not.toContain('<script')
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
test.each([
  ['an SVG', SVG, 415],
  ['a page that says it is a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a PDF', Buffer.from('%PDF-1.7 ...'), 415],
  ['text', Buffer.from('hello'), 415],
  ['an SVG behind an XML head', Buffer.from('<?xml version="1.0"?><svg/>'), 415],
  ['a TIFF', Buffer.from('II*\0'), 415],
  ['a GIF head on a page', Buffer.from('GIF89a<script>alert(1)</script>'), 400],
  ['half a picture', null, 400],
  ['an empty file', Buffer.alloc(0), 400],
])('%s is refused', async (_, bytes, status) => {
  const sent = bytes ?? (await colour('png')).subarray(0, 200)
  const answer = await upload(sent)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toBeTruthy()
})

test('a picture of 2.5 gigapixels is refused by its header alone', async () => {
  const bomb = await colour('png')
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  const answer = await upload(bomb)
  expect([400, 413]).toContain(answer.statusCode)
})

test('eleven megabytes are too large', async () => {
  const head = await colour('png')
  expect((await upload(Buffer.concat([head, Buffer.alloc(11 * 1024 * 1024)]))).statusCode).toBe(413)
})

test.each(['../../etc/passwd', 'a\0.png', 'x'.repeat(300), '/etc/passwd', 'a.png.html'])(
  'the name %j names no file of ours',
  async (name) => {
    const answer = await upload(await colour('png', { width: 40, height: 30 }), { name })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().url).toMatch(/^\/uploads\/[0-9a-f]{32}\/1280\.webp$/)
  },
)

test.each([
  '/uploads/..%2f..%2f.env',
  '/uploads/',
  '/uploads/..%2fdatabase/1280.webp',
  '/uploads/0123/1280.webp',
  `/uploads/${'a'.repeat(32)}/1280.webp`,
  `/uploads/${'a'.repeat(32)}/1280.html`,
  `/uploads/${'a'.repeat(32)}/1281.webp`,
  `/uploads/${'a'.repeat(32)}/..%2fx`,
])('%s is not there', async (url) => {
  expect((await site.visitor.get(url)).statusCode).toBe(404)
})

test('a form without a picture, or a body that is no form, is refused with a message', async () => {
  expect((await upload(await colour('png'), { field: 'other' })).json().message).toBe(
    'Please choose a picture',
  )
  expect((await admin.post('/api/upload', { image: 'x' })).statusCode).toBe(415)
})

test('a picture in use is not deleted, and the message says where it is used; an unused one is deleted', async () => {
  const { url } = (await upload(await colour('png', { background: { r: 1, g: 2, b: 3 } }))).json()
  const drama = (
    await admin.post('/api/admin/dramas', {
      title: 'Pictured',
      description: 'With a picture.',
      imageUrl: url,
    })
  ).json()
  expect(await site.visitor.json(`/api/dramas/${drama.id}`)).toMatchObject({ imageUrl: url })
  const listed = await admin.json<{ id: number; url: string; usedIn: unknown[] }[]>('/api/admin/uploads')
  const mine = listed.find((one) => one.url === url)!
  expect(mine.usedIn).toEqual([{ area: 'drama', id: drama.id, title: 'Pictured' }])
  const refused = await admin.del(`/api/admin/uploads/${mine.id}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('Pictured')
  await admin.put(`/api/admin/dramas/${drama.id}`, { imageUrl: '' })
  expect((await admin.del(`/api/admin/uploads/${mine.id}`)).statusCode).toBe(200)
  await expect.poll(async () => (await site.visitor.get(url)).statusCode).toBe(404)
})

test('the same picture uploaded twice is stored once', async () => {
  const bytes = await colour('png', { background: { r: 9, g: 9, b: 9 } })
  const [first, second] = [(await upload(bytes)).json(), (await upload(bytes)).json()]
  expect(first.url).toBe(second.url)
})

const library = (search = '') => admin.json<Upload[]>(`/api/admin/uploads${search}`)
const one = async (url: string) =>
  (await library()).find((listed) => listed.url.split('/')[2] === url.split('/')[2])!

test('a panorama keeps its width, has a small preview, and is in use when a place shows it', async () => {
  const bytes = await colour('png', { width: 5000, height: 2500, background: { r: 90, g: 9, b: 50 } })
  const answer = await admin.call({ method: 'POST', url: '/api/upload?as=panorama', ...form(bytes) })
  expect(answer.json()).toMatchObject({ width: 4096, height: 2048 })
  const { url } = answer.json()
  expect(url).toMatch(/\/4096\.webp$/)
  const listed = await one(url)
  expect(listed.panoramaUrl).toBe(url)
  for (const address of [listed.url, url]) expect((await site.visitor.get(address)).statusCode).toBe(200)
  const place = (
    await admin.post('/api/virtual-tour-locations', {
      name: 'Hill',
      drama: 'Our Blues',
      description: 'A hill.',
      address: '1 Hill',
      imageUrl: listed.url,
      panoramaUrl: url,
    })
  ).json()
  expect((await one(url)).usedIn).toEqual([{ area: 'place', id: place.id, title: 'Hill' }])
  expect((await admin.del(`/api/admin/uploads/${listed.id}`)).statusCode).toBe(409)
  // what lies in the trash may come back, with its picture
  await admin.del(`/api/virtual-tour-locations/${place.id}`)
  expect((await admin.del(`/api/admin/uploads/${listed.id}`)).statusCode).toBe(409)
})

test('pictures are found by their description and by the name they came with, letter by letter', async () => {
  const { url } = (
    await upload(await colour('png', { background: { r: 200, g: 10, b: 10 } }), {
      name: 'harbour 100%_at dawn.png',
    })
  ).json()
  const { id } = await one(url)
  const changed = await admin.put(`/api/admin/uploads/${id}`, { alt: '  Boats in the Morning ' })
  expect(changed.json()).toMatchObject({ id, alt: 'Boats in the Morning' })
  const found = async (words: string) =>
    (await library(`?search=${encodeURIComponent(words)}`)).some((listed) => listed.id === id)
  for (const words of ['boats', 'MORNING', ' harbour ', '100%_at']) expect(await found(words)).toBe(true)
  for (const words of ['100_', '%dawn', 'cliff', '(a+)+$', 'x'.repeat(150)])
    expect(await found(words)).toBe(false)
})

test('the library is paged by id and rejects invalid ids', async () => {
  const all = await library()
  const before = await library(`?before=${all[1]!.id}`)
  expect(before.map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id))
  for (const odd of [`?search=${'x'.repeat(201)}`, '?search=%00'])
    expect((await admin.get(`/api/admin/uploads${odd}`)).statusCode).toBe(200)
  for (const odd of ['?before=abc', '?before=-1', '?before=1e99'])
    expect((await admin.get(`/api/admin/uploads${odd}`)).statusCode).toBe(400)
})

test('a description has a limit, and unknown uploads are 404', async () => {
  const [first] = await library()
  const path = `/api/admin/uploads/${first!.id}`
  for (const alt of ['x'.repeat(301), 7, null, undefined]) {
    const answer = await admin.put(path, { alt })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toBe('alt')
  }
  expect((await admin.put('/api/admin/uploads/2147483000', { alt: 'x' })).statusCode).toBe(404)
  expect((await admin.del('/api/admin/uploads/2147483000')).statusCode).toBe(404)
})

const aPicture = async (r: number, g: number) =>
  (await upload(await colour('png', { background: { r, g, b: 77 } }))).json<{ url: string }>().url
const throwAway = async (url: string) => admin.del(`/api/admin/uploads/${(await one(url)).id}`)
const HERE_NO_MORE = 'This picture was deleted. Please choose another one.'

test('restoring a version whose picture was deleted shows the generated one, and the response says so', async () => {
  const url = await aPicture(11, 12)
  const fields = { title: 'Looked back at', description: 'Words.', imageUrl: url }
  const drama = (await admin.post('/api/admin/dramas', fields)).json()
  await admin.put(`/api/admin/dramas/${drama.id}`, { imageUrl: '', title: 'Looked ahead' })
  expect((await throwAway(url)).statusCode).toBe(200)
  const [, created] = await admin.json<{ id: number }[]>(`/api/admin/history/drama/${drama.id}`)
  const back = await admin.post(`/api/admin/history/${created!.id}/put-back`, { side: 'after' })
  expect(back.json()).toEqual({ area: 'drama', item: String(drama.id), gone: ['imageUrl'] })
  const shown = await site.visitor.json<{ title: string; imageUrl: string }>(`/api/dramas/${drama.id}`)
  expect(shown).toMatchObject({ title: 'Looked back at', imageUrl: expect.stringMatching(/^\/art\//) })
})

test('dramas, articles and places with a deleted picture are refused at that field', async () => {
  const url = await aPicture(13, 14)
  await throwAway(url)
  const place = { name: 'Pier', drama: 'Our Blues', description: 'A pier.', address: '1 Sea' }
  const article = { title: 'News', content: 'Words.', celebrity: 'IU' }
  for (const [path, fields] of [
    ['/api/admin/dramas', { title: 'Bare', description: 'Words.', imageUrl: url }],
    ['/api/admin/news', { ...article, imageUrl: url }],
    ['/api/virtual-tour-locations', { ...place, imageUrl: url }],
  ] as const) {
    const refused = await admin.post(path, fields)
    expect(refused.statusCode, path).toBe(400)
    expect(refused.json().issues).toEqual([{ path: 'imageUrl', message: HERE_NO_MORE }])
  }
  expect(JSON.stringify(await site.visitor.json('/api/virtual-tour-locations'))).not.toContain('Pier')
  const { id } = (await admin.post('/api/virtual-tour-locations', place)).json()
  const panorama = await admin.put(`/api/virtual-tour-locations/${id}`, { panoramaUrl: url })
  expect(panorama.json().issues[0]).toMatchObject({ path: 'panoramaUrl' })
})

test('a picture used while it is deleted is either kept or the save is refused', async () => {
  for (let n = 0; n < 8; n++) {
    const url = await aPicture(20 + n, 15)
    const [saved, deleted] = await Promise.all([
      admin.post('/api/admin/dramas', { title: `Race ${n}`, description: 'Words.', imageUrl: url }),
      throwAway(url),
    ])
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([saved.statusCode, deleted.statusCode])
  }
})
