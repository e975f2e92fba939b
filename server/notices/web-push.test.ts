// Web Push: what is sent can be read by the browser alone, and never goes to the site's own network.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import {
  areDeviceKeys,
  authorization,
  deliver,
  encrypted,
  isPushAddress,
  newSiteKeys,
  publicLookup,
} from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted as in the example of the standard', () => {
  const { salt, privateKey } = EXAMPLE
  const body = encrypted(EXAMPLE.text, EXAMPLE, { salt: bytes(salt), privateKey: bytes(privateKey) })
  expect(body.toString('base64url')).toBe(EXAMPLE.body)
})

test('each message has its own salt and key, and only the browser reads it', () => {
  const browser = createECDH('prime256v1')
  const auth = bytes(EXAMPLE.auth)
  const device = { p256dh: browser.generateKeys('base64url'), auth: EXAMPLE.auth }
  const [one, other] = [encrypted('여우비 🌧', device), encrypted('여우비 🌧', device)]
  expect(one.equals(other)).toBe(false)
  const [salt, theirs] = [one.subarray(0, 16), one.subarray(21, 86)]
  const hkdf = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const shared = hkdf(browser.computeSecret(theirs), auth, info, 32)
  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, hkdf(shared, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(one.subarray(-16))
  const text = Buffer.concat([decipher.update(one.subarray(86, -16)), decipher.final()])
  expect(text.toString()).toBe('여우비 🌧\u0002')
})

test('the push service can check who sends, and the token is for it alone', () => {
  const keys = newSiteKeys()
  const header = authorization('https://push.example.com/x/1', keys, 'https://site.test')
  const [, head, claims, signature, known] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
    header,
  )!
  expect(known).toBe(keys.publicKey)
  const { exp, ...rest } = JSON.parse(bytes(claims!).toString())
  expect(rest).toEqual({ aud: 'https://push.example.com', sub: 'https://site.test' })
  expect(exp).toBeGreaterThan(Date.now() / 1000)
  expect(exp).toBeLessThan(Date.now() / 1000 + 24 * 3600)
  const point = bytes(keys.publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes(signature!))).toBe(true)
})

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'https://me@push.example.com/x',
  'https://push.example.com:8443/x',
  'ftp://push.example.com/x',
  'push.example.com',
])('%s cannot be the address of a push service', (address) => {
  expect(isPushAddress(address)).toBe(false)
})

test('the addresses of the known push services can be', () => {
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
    expect(isPushAddress(`https://${host}/wpush/v2/abc`)).toBe(true)
})

test('keys that no browser makes are known', () => {
  expect(areDeviceKeys(EXAMPLE)).toBe(true)
  expect(areDeviceKeys({ ...EXAMPLE, auth: 'short' })).toBe(false)
  for (const p256dh of ['', 'abc', `BB${'A'.repeat(85)}`])
    expect(areDeviceKeys({ ...EXAMPLE, p256dh })).toBe(false)
})

const message = (endpoint: string) => ({ endpoint, headers: { ttl: 60 }, body: Buffer.from('x') })

test('a name that leads into a network of our own is not called', async () => {
  let calls = 0
  const server = createServer((_, answer) => answer.writeHead(201).end(String(++calls))).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}/x`
  const by = { request: request as never, lookup: publicLookup }
  await expect(deliver(message(url), by)).rejects.toThrow('localhost is not a public address')
  expect(calls).toBe(0)
  server.close()
})

test('the answer is its status alone: redirects are not followed, and endless ones end', async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(302, { location: 'https://127.0.0.1/', 'retry-after': '7' })
    const more = setInterval(() => answer.write('x'), 1)
    answer.on('close', () => clearInterval(more))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  const by = { request: request as never, lookup: publicLookup }
  expect(await deliver(message(url), by)).toEqual({ status: 302, retryAfter: 7 })
  server.close()
})
