// Conditional requests for pictures.

import { describe, expect, test } from 'vitest'
import { aPng, multipart } from '#tests/pictures.ts'
import { aSite } from '#tests/site.ts'
import { panoramaMark } from './artwork.ts'

const addresses: Record<string, string> = {
  'a drawing': `/art/panorama-hanbyeok/${panoramaMark('hanbyeok')}/still-640.webp`,
}
const site = await aSite()
const admin = await site.signUp({ isAdmin: true })
const form = multipart({ image: { bytes: await aPng(300, 200) } })
const uploaded = await admin.call({ method: 'POST', url: '/api/upload', ...form })
addresses['an upload'] = uploaded.json().url

describe.each(['an upload', 'a drawing'])('%s', (what) => {
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.visitor.call({ method, url: addresses[what]!, headers })

  test('is a 304 for every form of If-None-Match that names it', async () => {
    const { etag } = (await ask()).headers
    for (const tags of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*'])
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask({ 'if-none-match': tags }, method)
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
