// Web Push: encrypts a message for one browser (RFC 8291) and hands it to its push service (RFC 8030, 8292).
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { parseAddress } from '#server/limits/address.ts'

export interface Device {
  endpoint: string
  /** base64url, as the browser gives them */
  p256dh: string
  auth: string
}
export interface SiteKeys {
  publicKey: string
  privateKey: string
}

const CURVE = 'prime256v1'
const RECORD = 4096
const base64url = (text: string) => Buffer.from(text, 'base64url')

/** A pair of keys of this site. */
export function newSiteKeys(): SiteKeys {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys('base64url')
  return { publicKey, privateKey: pair.getPrivateKey('base64url') }
}

/** Whether a browser can have made these keys. */
export function areDeviceKeys({ p256dh, auth }: Pick<Device, 'p256dh' | 'auth'>): boolean {
  if (base64url(auth).length !== 16) return false
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    own.computeSecret(base64url(p256dh))
    return true
  } catch {
    return false
  }
}

/** The body of a message, in one record. @param random its salt and the private key that is used once, for tests */
export function encrypted(
  message: string,
  { p256dh, auth }: Pick<Device, 'p256dh' | 'auth'>,
  random: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const own = createECDH(CURVE)
  if (random.privateKey) own.setPrivateKey(random.privateKey)
  else own.generateKeys()
  const salt = random.salt ?? randomBytes(16)
  const theirs = base64url(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()])
  const shared = derived(own.computeSecret(theirs), base64url(auth), info, 32)
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD)
  size[4] = own.getPublicKey().length
  // RFC 8188: 2 marks the end of the last record.
  const text = [cipher.update(message, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]
  return Buffer.concat([salt, size, own.getPublicKey(), ...text, cipher.getAuthTag()])
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const HOURS = 12

/** Says who sends (RFC 8292): a token for that push service, signed with the site's key. */
export function authorization(endpoint: string, keys: SiteKeys, siteUrl: string, now = Date.now()): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + HOURS * 3600,
    sub: siteUrl,
  }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = createPrivateKey({ key: jwkOf(keys), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function jwkOf({ publicKey, privateKey }: SiteKeys) {
  const point = base64url(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey }
}

/** Whether it can be the address of a push service: https, a name and not a number, the usual port. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    !port &&
    !username &&
    !password &&
    hostname.includes('.') &&
    !hostname.startsWith('[') &&
    parseAddress(hostname) === null
  )
}

/** Looks a host up, and refuses it unless all its addresses are public: nobody makes the site call its own network. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const isPublic = found?.every(({ address }) => ipaddr.process(address).range() === 'unicast')
    const refused = error ?? (isPublic ? null : new Error(`${host} is not a public address`))
    if (refused) return done(refused, '', 0)
    if (options.all) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })

interface Message {
  endpoint: string
  headers: Record<string, string | number>
  body: Buffer
}
export interface Delivered {
  status: number
  /** seconds to wait; 0 where it gives none, or a date */
  retryAfter: number
}
export type Deliver = (message: Message) => Promise<Delivered>

const TIMEOUT = 15_000

/** @param by the tests' own server is at a local address, without TLS */
export const deliver = (
  { endpoint, headers, body }: Message,
  by: { request: typeof httpsRequest; lookup: LookupFunction } = {
    request: httpsRequest,
    lookup: publicLookup,
  },
): Promise<Delivered> =>
  new Promise((done, fail) => {
    const signal = AbortSignal.timeout(TIMEOUT)
    const options = { method: 'POST', headers, lookup: by.lookup, agent: false, signal }
    const sent = by.request(endpoint, options, (answer) => {
      done({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after']) || 0 })
      // Only the status counts, and a body may never end. Redirects are not followed.
      answer.destroy()
    })
    sent.on('error', fail)
    sent.end(body)
  })
