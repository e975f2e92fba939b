// Uploading pictures: only pictures, only by admins, and nothing of the file but its pixels.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
let member: SignedIn
beforeAll(async () => {
  site = await aSite({ DATA_DIR: `/tmp/shimpyo-uploads-${process.pid}` })
  admin = await site.signUp({ isAdmin: true })
  member = await site.signUp()
})
afterAll(() => site.close())

const colour = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', over: object = {}) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 30, g: 120, b: 90 }, ...over } })
    .toFormat(format)
    .toBuffer()

function form(bytes: Buffer, { field = 'image', name = 'picture.png', type = 'image/png' } = {}) {
  const boundary = 'shimpyo-test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
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

test('visitors and members cannot upload, and their body is not waited for', async () => {
  const bytes = await colour('png')
  expect((await upload(bytes, {}, site.visitor)).statusCode).toBe(401)
  expect((await upload(bytes, {}, member)).statusCode).toBe(403)
})

test('what a camera wrote into the file is gone', async () => {
  const jpeg = await sharp(await colour('jpeg'))
    .withExif({ IFD0: { Copyright: 'CANARY-PLACE' } })
    .jpeg()
    .toBuffer()
  expect(jpeg.toString('latin1')).toContain('CANARY-PLACE')
  const { url } = (await upload(jpeg, { name: 'a.jpg', type: 'image/jpeg' })).json()
  expect((await site.visitor.get(url)).rawPayload.toString('latin1')).not.toContain('CANARY-PLACE')
})

test('a page hidden behind a picture is not served', async () => {
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
  ['a GIF head on a page', Buffer.from('GIF89a<script>alert(1)</script>'), 400],
  ['half a picture', null, 400],
  ['an empty file', Buffer.alloc(0), 400],
])('%s is refused', async (_, bytes, status) => {
  const sent = bytes ?? (await colour('png')).subarray(0, 200)
  const answer = await upload(sent)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toBeTruthy()
})

test('a picture of 2.5 gigapixels is refused by its head alone', async () => {
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
  '/uploads/0123/1280.webp',
  `/uploads/${'a'.repeat(32)}/1280.webp`,
  `/uploads/${'a'.repeat(32)}/..%2fx`,
])('%s is not there', async (url) => {
  expect((await site.visitor.get(url)).statusCode).toBe(404)
})

test('a form without a picture, or that is no form, is refused in words', async () => {
  expect((await upload(await colour('png'), { field: 'other' })).json().message).toBe(
    'Please choose a picture',
  )
  expect((await admin.post('/api/upload', { image: 'x' })).statusCode).toBe(415)
})

test('a picture that is used is not deleted, and says where it is used; one that nothing uses goes', async () => {
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
  expect((await site.visitor.get(url)).statusCode).toBe(404)
})

test('the same picture twice is one', async () => {
  const bytes = await colour('png', { background: { r: 9, g: 9, b: 9 } })
  const [first, second] = [(await upload(bytes)).json(), (await upload(bytes)).json()]
  expect(first.url).toBe(second.url)
})
