// Every call with a rate limit enforces it and says how long to wait; calls without one are listed by name.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { everyCall, writes } from './calls.ts'

// each limit allows one call
const site = await aSite({ RATE_LIMIT_SCALE: '0.0001' })

const limited = everyCall.filter(({ endpoint }) => endpoint.limit)
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

test('every write that visitors may make has a limit', () => {
  expect(writes.filter(({ who, endpoint }) => who === 'anyone' && !endpoint.limit)).toEqual([])
})

test('a member’s writes without a limit cannot fill the database', () => {
  const free = writes.filter(({ who, endpoint }) => who === 'member' && !endpoint.limit)
  // They only remove.
  expect(free.map(({ call }) => call).sort()).toEqual([
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/diary/{id}',
    'DELETE /api/kdrama-notes/{id}',
    'DELETE /api/watchlist/{id}',
    'POST /api/auth/logout',
  ])
})

test('docs/security.md lists every limit correctly', () => {
  const document = readFileSync('docs/security.md', 'utf8')
  const names = new Map(limited.map(({ endpoint }) => [endpoint.limit!.name, endpoint.limit!]))
  for (const { name, max, seconds, per } of names.values()) {
    const whose = per === 'address' ? 'address' : 'caller'
    expect(document).toContain(`| \`${name}\` | ${max} in ${seconds.toLocaleString('en')} s | ${whose} |`)
  }
})
