// Hostile uploads: oversized bodies, decompression bombs, many parts, disguised files.
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

const FOLDER = `/tmp/shimpyo-hostile-${process.pid}`
const BOUNDARY = 'hostile-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

let site: TestSite
let admin: SignedIn
let member: SignedIn
let port = 0
beforeAll(async () => {
  site = await aSite({ DATA_DIR: FOLDER })
  admin = await site.signUp({ isAdmin: true })
  member = await site.signUp()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site.close())

const part = (name: string, bytes: Buffer | string, file?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
const formOf = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
const send = (payload: Buffer, headers: Record<string, string> = {}) =>
  admin.call({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { 'content-type': MULTIPART, ...headers },
  })
const colour = (over: object = {}) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#175', ...over } })
const files = () => readdir(`${FOLDER}/uploads/uploads`).catch(() => [])

/** Pours a film of 100 MB into a connection until the server ends it: all of it never comes. */
async function pour(path: string, token: string | null, { chunked = false } = {}) {
  const socket = connect(port, '127.0.0.1')
  const film = 100_000_000
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1')
  })
  socket.on('error', () => {
    // a cut connection is what is wanted here
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: site.test',
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      `Content-Type: ${MULTIPART}`,
      chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${film}`,
      '\r\n',
    ].join('\r\n'),
  )
  const write = (bytes: Buffer) =>
    socket.write(
      chunked
        ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
        : bytes,
    )
  write(
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
  )
  const piece = Buffer.alloc(65_536)
  // the last part never comes: waiting for the whole body would take for ever
  for (let sent = 0; sent < film - 3 * piece.length && !socket.destroyed; sent += piece.length)
    if (!write(piece))
      await Promise.race([closed, new Promise<void>((resolve) => socket.once('drain', () => resolve()))])
  await closed
  return { status: Number(answer.slice(9, 12)) }
}

test.each(['/api/upload', '/api/virtual-tour-locations'])(
  'visitors and members who pour 100 MB into %s are told no at once, and the connection ends',
  async (path) => {
    for (const [token, status] of [
      [null, 401],
      [member.token, 403],
    ] as const)
      for (const chunked of [false, true]) {
        const poured = await pour(path, token, { chunked })
        expect(poured.status).toBe(status)
      }
  },
)

test('100 MB of an admin are refused before they have arrived, with or without Content-Length', async () => {
  const before = await files()
  for (const chunked of [false, true]) {
    const poured = await pour('/api/upload', admin.token, { chunked })
    expect(poured.status).toBe(413)
  }
  expect(await files()).toEqual(before)
})

test('a real picture of more than 40 megapixels is refused, however small its file', async () => {
  const large = await colour({ width: 8_000, height: 5_100 }).png({ compressionLevel: 9 }).toBuffer()
  const answer = await send(formOf(part('image', large, 'large.png')))
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('A picture can be up to 40 megapixels')
})

test.each([
  ['higher than WebP can be', 1, 30_000, 1],
  ['one pixel more than WebP can be', 2, 16_384, 2],
  ['a long screenshot', 300, 20_000, 246],
  ['wider than high', 30_000, 1, 1_280],
  ['the narrowest JPEG there is', 1, 65_500, 1],
])('%s (%i x %i) is shown in a size that every browser can show', async (_, width, height, shownWidth) => {
  const picture = colour({ width, height })
  const bytes = await (height > 65_000 ? picture.jpeg() : picture.png()).toBuffer()
  for (const path of ['/api/upload', '/api/upload?as=panorama']) {
    const { statusCode, json } = await admin.call({
      method: 'POST',
      url: path,
      payload: formOf(part('image', bytes, 'odd.png')),
      headers: { 'content-type': MULTIPART },
    })
    expect(statusCode, path).toBe(201)
    expect(json().height).toBeLessThanOrEqual(16_383)
    if (path === '/api/upload') expect(json().width).toBe(shownWidth)
    for (const format of ['webp', 'avif']) {
      const { rawPayload } = await site.visitor.get(json().url.replace('webp', format))
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: json().width, height: json().height })
    }
  }
})

test('an animated picture is stored as its first frame', async () => {
  const frames = await Promise.all(
    ['#a42', '#24a', '#4a2'].map((background) => colour({ background }).png().toBuffer()),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(film).metadata()).pages).toBe(3)
  const { url, height } = (await send(formOf(part('image', film, 'film.gif')))).json()
  expect(height).toBe(40)
  const shown = sharp((await site.visitor.get(url)).rawPayload)
  expect((await shown.metadata()).pages ?? 1).toBe(1)
  expect((await shown.stats()).dominant.r).toBeGreaterThan(100)
})

test('EXIF data is removed from every size and format', async () => {
  const jpeg = await colour({ width: 1400, height: 900 })
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA', Artist: 'CANARY-NAME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary>CANARY-XMP</canary></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif).toBeDefined()
  const { url } = (await send(formOf(part('image', jpeg, 'gps.jpg')))).json()
  for (const width of [640, 1280])
    for (const format of ['webp', 'avif']) {
      const { rawPayload } = await site.visitor.get(url.replace('1280.webp', `${width}.${format}`))
      const found = await sharp(rawPayload).metadata()
      expect(found.exif).toBeUndefined()
      expect(found.xmp).toBeUndefined()
      expect(rawPayload.toString('latin1')).not.toMatch(/CANARY/)
    }
})

test('a picture with EXIF rotation is stored upright', async () => {
  const sideways = await colour({ width: 300, height: 200 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await send(formOf(part('image', sideways, 'side.jpg')))
  expect(answer.json()).toMatchObject({ width: 200, height: 300 })
})

test('two files, five thousand parts, a compressed body, a form without an end or a boundary are refused with a message', async () => {
  const png = await colour().png().toBuffer()
  const before = await files()
  const packed = gzipSync(formOf(part('image', png, 'a.png'), part('note', 'x'.repeat(1_000_000))))
  const many = Array.from({ length: 5_000 }, (_, n) => part(`field${n}`, 'x'))
  for (const [answer, status] of [
    [await send(formOf(part('image', png, 'a.png'), part('image', png, 'b.png'))), 413],
    [await send(formOf(...many, part('image', png, 'a.png'))), 413],
    [await send(packed, { 'content-encoding': 'gzip' }), 415],
    [await send(formOf(part('image', png, 'a.png')).subarray(0, 150)), 400],
    [await send(formOf(part('image', png, 'a.png')), { 'content-type': 'multipart/form-data' }), 400],
    [await send(formOf(part('__proto__', png, 'a.png'))), 400],
    [await send(Buffer.alloc(0)), 400],
  ] as const) {
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message.length).toBeGreaterThan(10)
  }
  expect(await files()).toEqual(before)
})
