// The client address behind real proxies: the visitor's own, never one that the visitor claims.
import { rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aSite, type TestSite } from '#tests/site.ts'
import { PROXIES, type RunningProxy, startProxy } from './proxies.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

interface Answered {
  status: number
  headers: IncomingHttpHeaders
}

interface Listening extends TestSite {
  address: string
  port: number
  /** the client address of a request, as coarse as it is logged */
  addressOf: (answer: Answered) => Promise<string | null>
}

const running: RunningProxy[] = []
afterEach(async () => {
  for (const proxy of running.splice(0)) await proxy.stop()
})

/** A site that trusts that many proxies, with its real rate limits. */
async function siteTrusting(proxies: number): Promise<Listening> {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const site = await aSite(
    { TRUST_PROXY: String(proxies), RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'info' },
    { logger: { level: 'info', stream } },
  )
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const addressOf = ({ headers }: Answered) =>
    vi.waitFor(() => {
      const logged = lines
        .map((line) => JSON.parse(line))
        .find(({ msg, reqId }) => msg === 'answered' && reqId === headers['x-request-id'])
      expect(logged).toBeDefined()
      return logged.address
    }, 60_000)
  return { ...site, port, address: `127.0.0.1:${port}`, addressOf }
}

async function through(...args: Parameters<typeof startProxy>): Promise<RunningProxy> {
  const proxy = await startProxy(...args)
  running.push(proxy)
  return proxy
}

interface Sent {
  method?: string
  host?: string
  localAddress?: string
  headers?: Record<string, string | string[]>
}
function send(port: number, { host = '127.0.0.1', ...sent }: Sent = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const { method = 'GET', headers = {}, localAddress } = sent
    const call = request(
      { port, host, method, path: '/api/auth/register', headers, localAddress },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers }))
      },
    )
    call.on('error', reject)
    call.end()
  })
}

/** Each claim is another address. */
const claims = (n: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${n}`,
  'x-real-ip': `203.0.113.${n}`,
  forwarded: `for=203.0.113.${n}`,
})
const FORGED = { 'x-forwarded-for': '203.0.113.7' }
/** Linux has all of 127.0.0.0/8, so that visitor and proxy can have different addresses. */
const VISITOR = { localAddress: process.platform === 'linux' ? '127.9.9.9' : '127.0.0.1' }
const VISITORS_NET = process.platform === 'linux' ? '127.9.9.0/24' : '127.0.0.0/24'

test('the address that a proxy appends counts, and anything before it does not', async () => {
  const [one, two] = [await siteTrusting(1), await siteTrusting(2)]
  const addressAt = async (site: Listening, ...values: string[]) => {
    return site.addressOf(await send(site.port, { headers: { 'x-forwarded-for': values } }))
  }
  expect(await addressAt(one, '203.0.113.7, 198.51.100.4')).toBe('198.51.100.0/24')
  expect(await addressAt(one, '198.51.100.4')).toBe('198.51.100.0/24')
  expect(await addressAt(one, '203.0.113.7, , 198.51.100.4 ,')).toBe('198.51.100.0/24')
  expect(await addressAt(one, '203.0.113.7', '198.51.100.4'), 'in two lines').toBe('198.51.100.0/24')
  expect(await addressAt(one, '203.0.113.7, 2001:db8:1:2::3')).toBe('2001:db8:1::/48')
  expect(await addressAt(one, '203.0.113.7, ::ffff:198.51.100.4')).toBe('198.51.100.0/24')
  expect(await addressAt(one, '203.0.113.7, 198.51.100.4:5678'), 'with a port').toBe('198.51.100.0/24')
  expect(await addressAt(one, '203.0.113.7, [2001:db8:1:2::3]:5678')).toBe('2001:db8:1::/48')
  expect(await addressAt(two, '203.0.113.7, 198.51.100.4, 192.0.2.1')).toBe('198.51.100.0/24')
  expect(await addressAt(two, '203.0.113.7, 198.51.100.4', '192.0.2.1')).toBe('198.51.100.0/24')
  expect(await addressAt(two, '198.51.100.4')).toBe('198.51.100.0/24')
  expect(await addressAt(two, '198.51.100.4, unix:')).toBe('198.51.100.0/24')
})

test('without trusted proxies no claimed address counts', async () => {
  const site = await siteTrusting(0)
  expect(await site.addressOf(await send(site.port, { ...VISITOR, headers: claims(1) }))).toBe(VISITORS_NET)
})

describe.each(PROXIES)('behind %s', (name) => {
  test('sixty accounts count as one address, whatever addresses they claim', async () => {
    const site = await siteTrusting(1)
    const { port } = await through(name, site.address)
    const answers: Answered[] = []
    for (let n = 1; n <= 62; n++)
      answers.push(await send(port, { ...VISITOR, method: 'POST', headers: claims(n) }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(60).fill(400), 429, 429])
    expect(await site.addressOf(answers[61]!)).toBe(VISITORS_NET)
    // another visitor has another address
    const other = await send(port, { localAddress: '127.0.0.1', method: 'POST' })
    expect(other.status).toBe(process.platform === 'linux' ? 400 : 429)
  })

  test('a claim spread over several header lines does not hide the visitor’s address', async () => {
    const site = await siteTrusting(1)
    const { port } = await through(name, site.address)
    expect(
      await site.addressOf(
        await send(port, {
          ...VISITOR,
          headers: { 'x-forwarded-for': ['203.0.113.7', '203.0.113.8, 192.0.2.9'] },
        }),
      ),
    ).toBe(VISITORS_NET)
  })
})

test('behind two proxies, the second on a socket file or not', async () => {
  const site = await siteTrusting(2)
  const inner = await through('nginx', site.address)
  const outer = await through('haproxy', `127.0.0.1:${inner.port}`)
  expect(await site.addressOf(await send(outer.port, { ...VISITOR, headers: FORGED }))).toBe(VISITORS_NET)
  const socket = join(tmpdir(), `shimpyo-${process.pid}.sock`)
  await through('nginx', site.address, { listen: `listen unix:${socket};` })
  const before = await through('haproxy', `unix:${socket}`)
  expect(await site.addressOf(await send(before.port, { ...VISITOR, headers: FORGED }))).toBe(VISITORS_NET)
  rmSync(socket, { force: true })
})

test('a proxy that replaces the header is as good as one that appends', async () => {
  const site = await siteTrusting(1)
  const nginx = await through('nginx', site.address, {
    edit: (text) => text.replace('$proxy_add_x_forwarded_for', '$remote_addr'),
  })
  expect(await site.addressOf(await send(nginx.port, { ...VISITOR, headers: FORGED }))).toBe(VISITORS_NET)
  const haproxy = await through('haproxy', site.address, {
    edit: (text) =>
      text
        .replace('option forwardfor', '')
        .replace('default_backend', 'http-request set-header X-Forwarded-For %[src]\n\tdefault_backend'),
  })
  expect(await site.addressOf(await send(haproxy.port, { ...VISITOR, headers: FORGED }))).toBe(VISITORS_NET)
})

test.skipIf(!hasIPv6)('over IPv6, and IPv4 in the form of IPv6', async () => {
  const site = await siteTrusting(1)
  const { port } = await through('nginx', site.address, { listen: 'listen [::]:PORT ipv6only=off;' })
  expect(await site.addressOf(await send(port, { host: '::1', headers: FORGED }))).toBe('0:0:0::/48')
  expect(await site.addressOf(await send(port, { ...VISITOR, headers: FORGED }))).toBe(VISITORS_NET)
})
