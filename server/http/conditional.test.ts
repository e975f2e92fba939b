// Content encodings and ETags of compressible responses.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })

const ADDRESSES = ['/', '/k-drama', '/api/dramas', '/feed.xml', '/sitemap.xml']

/** Accept-Encoding headers, and the encoding of the response. */
const WISHES: [accepted: string | undefined, encoding: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br; q=0.0', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['deflate, zstd', undefined],
  ['xbr, brotli', undefined],
]

const decoded = (body: Buffer, encoding: unknown) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

describe.each(ADDRESSES)('%s', (url) => {
  test.each(WISHES)('to "%s" is sent as %s', async (accepted, encoding) => {
    await site.visitor.get(url)
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await site.visitor.call({ url, headers })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
    const plain = await site.visitor.get(url)
    expect(decoded(answer.rawPayload, encoding).equals(plain.rawPayload)).toBe(true)
    expect(answer.headers.vary).toContain('accept-encoding')

    const head = await site.visitor.call({ method: 'HEAD', url, headers })
    for (const name of ['etag', 'content-length', 'content-encoding', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, answer.headers[name]])
  })

  test('has one tag that is weak, as it stands for bytes of every encoding, and is a 304 to all of them', async () => {
    const { headers } = await site.visitor.get(url)
    const etag = String(headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    for (const accepted of ['br', 'gzip', 'identity'])
      for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*'])
        for (const method of ['GET', 'HEAD'] as const) {
          const again = await site.visitor.call({
            method,
            url,
            headers: { 'accept-encoding': accepted, 'if-none-match': tags },
          })
          expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
          expect(again.headers.vary).toContain('accept-encoding')
          expect(again.headers['cache-control']).toBe(headers['cache-control'])
        }
    const other = await site.visitor.call({ url, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })
})
