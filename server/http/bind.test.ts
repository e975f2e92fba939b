// What all calls share: access, headers, caching, errors.
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSeededSite, aSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })

test('a write shows at the next request, in lists, details and pages', async () => {
  const before = await site.visitor.get('/k-drama')
  await write(site.db, async (tx, changed) => {
    await tx.update(dramas).set({ score: 10, rating: '10/10', title: 'A Changed Title' })
    changed('dramas')
  })
  const after = await site.visitor.get('/k-drama')
  expect(before.body).not.toContain('A Changed Title')
  expect(after.body).toContain('A Changed Title')
  expect((await site.visitor.json<{ title: string }[]>('/api/dramas/sorted'))[0]?.title).toBe(
    'A Changed Title',
  )
})

test('public answers are revalidated, never served stale', async () => {
  const answer = await site.visitor.get('/api/dramas')
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.etag).toBeTruthy()
})

test('an answer is sent in the encoding that the visitor reads', async () => {
  const plain = await site.visitor.call({ url: '/api/dramas' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await site.visitor.call({
    url: '/api/dramas',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  for (let turn = 0; turn < 2; turn++) {
    const zipped = await site.visitor.call({ url: '/api/dramas', headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
})

describe('every answer', () => {
  test.each(['/', '/api/dramas', '/api/nothing', '/nowhere', '/api/dramas/sorted?sortBy=x'])(
    '%s tells the browser to trust nothing from elsewhere',
    async (url) => {
      const { headers } = await site.visitor.get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toContain('unsafe')
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(directive)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
      expect(headers['permissions-policy']).toBeTruthy()
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test('on https browsers are told to stay there', async () => {
    const secure = await aSite({ SITE_URL: 'https://site.test' })
    const { headers } = await secure.visitor.get('/api/dramas')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('an identifier opens its own hosts in the policy, and no others', async () => {
    const counted = await aSite({ GA_MEASUREMENT_ID: 'G-ABCDEF1234' })
    const policy = String((await counted.visitor.get('/api/dramas')).headers['content-security-policy'])
    expect(policy).toContain('https://www.googletagmanager.com')
    expect(policy).not.toContain('facebook')
  })

  test('a page of another site may not read it', async () => {
    const { headers } = await site.visitor.call({
      url: '/api/dramas',
      headers: { origin: 'https://evil.example' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('tracing is not allowed', async () => {
  expect((await site.visitor.call({ method: 'TRACE' as 'GET', url: '/' })).statusCode).toBe(405)
})

test.each(['//api/dramas', '/API/dramas', '/api/dramas/', '/api/%2e%2e/dramas', '/api/dramas;x'])(
  'a bent path (%s) is another address, and calm',
  async (url) => {
    expect((await site.visitor.get(url)).statusCode).toBeLessThan(500)
  },
)
