// Addresses that are not there, and HEAD and ETags of those that are.
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite({}, { pages: true })

const ask = (method: string, url: string) => site.visitor.call({ method: method as 'GET', url })

test('an unknown address is a 404 for every method', async () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await ask(method, '/api/nothing/here')).statusCode).toBe(404)
})

test('writing to a page is a 404 with our message', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask(method, '/k-drama')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Address not found' })
  }
})

test('every public GET that stands at a fixed address has an ETag, answers 304 to it, and HEAD without a body', async () => {
  const open = Object.entries(api)
    .filter(([call, endpoint]) => call.startsWith('GET ') && !('who' in endpoint) && !call.includes('{'))
    .map(([call]) => call.slice(4))
  const others = [
    '/api/openapi.json',
    '/api/docs',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/',
    '/k-star',
  ]
  const search = '?categories=healing&search=a&typed=a'
  for (const url of [...open.map((path) => path + search), ...others]) {
    const { statusCode, headers } = await site.visitor.get(url)
    expect([url, statusCode, typeof headers.etag]).toEqual([url, 200, 'string'])
    const again = await site.visitor.call({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([url, again.statusCode, again.body]).toEqual([url, 304, ''])
    const head = await ask('HEAD', url)
    expect([url, head.statusCode, head.headers.etag, head.body]).toEqual([url, 200, headers.etag, ''])
  }
})

test('a malformed address is a 404: a page for browsers, JSON for programs', async () => {
  for (const url of ['/drama/%E0%A4%A', '/%', '/k-dramas/%ff']) {
    const page = await ask('GET', url)
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toMatch(/404 Page Not Found|Drama not found/)
  }
  const answer = await ask('GET', '/api/dramas/%E0%A4%A')
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ['message']])
  expect((await ask('GET', '/k-drama?search=%E0%A4%A')).statusCode).toBe(200)
})
