// Every call with a rate limit enforces it and says how long to wait.
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { limited } from './calls.ts'

// each limit allows one call
const site = await aSite({ RATE_LIMIT_SCALE: '0.0001' })

let address = 0

test.each(limited)(
  '$call: one call too many gets a 429 that says how long to wait',
  async ({ method, url, endpoint, who }) => {
    const person = who === 'anyone' ? site.visitor : await site.signUp({ isAdmin: who === 'admin' })
    // no other request uses this address
    const remoteAddress = `10.1.${++address >> 8}.${address & 255}`
    const payload = method === 'GET' ? undefined : {}
    const call = () => person.call({ method, url, remoteAddress, payload })
    expect((await call()).statusCode).not.toBe(429)
    const refused = await call()
    expect(refused.statusCode).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(endpoint.limit!.seconds)
    expect(refused.json().message).toBe('Too many requests. Please wait a moment and try again.')
  },
)
