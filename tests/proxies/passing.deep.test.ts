// What real proxies with the files of deploy/ have to pass on: pictures, encodings, 503 responses.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { checkDeployFile, PROXIES, type RunningProxy, startProxy } from './proxies.ts'

let site: TestSite
let admin: SignedIn
let address: string
beforeAll(async () => {
  site = await aSite({ TRUST_PROXY: '1' }, { pages: true })
  admin = await site.signUp({ isAdmin: true })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  address = `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
})
afterAll(() => site.close())

test('the file for haproxy in front of PostgreSQL is valid', () => {
  checkDeployFile('haproxy', 'deploy/haproxy-postgres.cfg')
})

describe.each(PROXIES)('behind %s', (name) => {
  let proxy: RunningProxy
  let url: string
  beforeAll(async () => {
    proxy = await startProxy(name, address)
    url = `http://127.0.0.1:${proxy.port}`
  })
  afterAll(() => proxy?.stop())

  test('its file in deploy/ is valid', () => {
    checkDeployFile(name)
  })

  test('ten megabytes reach the site, and what is too large for it is refused in its words', async () => {
    const send = (bytes: number) => {
      const form = new FormData()
      form.set('image', new Blob([Buffer.alloc(bytes, 'x')]), 'large.png')
      const headers = { authorization: `Bearer ${admin.token}` }
      return fetch(`${url}/api/upload`, { method: 'POST', body: form, headers })
    }
    const noPicture = await send(10_000_000)
    expect(noPicture.status).toBe(415)
    const tooLarge = await send(11_000_000)
    expect(tooLarge.status).toBe(413)
    expect(await tooLarge.json()).toMatchObject({ message: 'A picture can be up to 10 MB' })
  })

  test('pages keep their encoding, ETag and request id, and are revalidated without a body', async () => {
    const page = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    const headers = { 'accept-encoding': 'br', 'if-none-match': page.headers.get('etag')! }
    expect((await fetch(`${url}/`, { headers })).status).toBe(304)
  })

  test('a sign-in from a page of the site is one, whatever port the proxy listens on', async () => {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ identifier: 'x', password: 'y' }),
      headers: { 'content-type': 'application/json', origin: 'http://site.test' },
    })
    expect(answer.status).toBe(401)
  })
})
