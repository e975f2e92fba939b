// Range and conditional requests for pictures.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite, type TestSite } from '#tests/site.ts'
import { panoramaMark } from './artwork.ts'

let site: TestSite
const addresses: Record<string, string> = {
  'a drawing': `/art/panorama-hanbyeok/${panoramaMark('hanbyeok')}/still-640.webp`,
}
beforeAll(async () => {
  site = await aSite()
  const admin = await site.signUp({ isAdmin: true })
  const noise = { type: 'gaussian', mean: 100, sigma: 60 } as const
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#abc', noise } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)]), 'a.png')
  const request = new Request('http://site.test', { method: 'POST', body: form })
  const uploaded = await admin.call({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  addresses['an upload'] = uploaded.json().url
})
afterAll(() => site.close())

describe.each(['an upload', 'a drawing'])('%s', (what) => {
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.visitor.call({ method, url: addresses[what]!, headers })

  test('is sent in the requested range', async () => {
    const whole = await ask()
    const size = whole.rawPayload.length
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"/) })
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
      [`bytes=${size - 1}-${size * 9}`, size - 1, size - 1],
    ] as const) {
      const part = await ask({ range })
      expect([range, part.statusCode, part.headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${first}-${last}/${size}`,
      ])
      expect(part.rawPayload.equals(whole.rawPayload.subarray(first, last + 1))).toBe(true)
      for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'])
        expect(part.headers[name]).toBe(whole.headers[name])
    }
  })

  test('answers a range beyond its end with 416 and its size', async () => {
    const size = (await ask()).rawPayload.length
    for (const range of [`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0']) {
      const answer = await ask({ range })
      expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([
        range,
        416,
        `bytes */${size}`,
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('is sent whole for If-Range of another version, several ranges, or an invalid one', async () => {
    const { etag } = (await ask()).headers
    for (const headers of [
      { range: 'bytes=0-9', 'if-range': '"other"' },
      { range: 'bytes=0-9', 'if-range': `W/${etag}` },
      { range: 'bytes=0-9', 'if-range': 'Sat, 01 Jan 2022 00:00:00 GMT' },
      { range: 'bytes=0-9,20-29' },
      { range: 'bytes=9-0' },
      { range: 'bytes=x' },
      { range: 'lines=0-9' },
    ] as Record<string, string>[])
      expect([headers.range, (await ask(headers)).statusCode]).toEqual([headers.range, 200])
    expect((await ask({ range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206)
    const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.statusCode, head.headers['accept-ranges']]).toEqual([200, 'bytes'])
  })

  test('is a 304 for every form of If-None-Match that names it', async () => {
    const { etag } = (await ask()).headers
    for (const tags of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*'])
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask({ 'if-none-match': tags, range: 'bytes=0-9' }, method)
        expect([tags, answer.statusCode, answer.headers.etag, answer.body]).toEqual([tags, 304, etag, ''])
      }
  })
})

test('a missing picture has no ETag and is not cacheable', async () => {
  const missing = await site.visitor.get(`/uploads/${'0'.repeat(32)}/640.webp`)
  expect(missing.statusCode).toBe(404)
  expect(missing.headers.etag).toBeUndefined()
  expect(missing.headers['cache-control']).toBe('no-store')
})
