// Every call with a rate limit enforces it and says how long to wait; calls without one are listed by name.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WRONG_PASSWORDS } from '#contract/auth.ts'
import { NEWCOMERS } from '#contract/community.ts'
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
  for (const { endpoint } of limited) {
    const { name, max, seconds, per = 'caller' } = endpoint.limit!
    const rows = document.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`| ${max} in ${seconds.toLocaleString('en')} s | ${per} |`)
  }
  const wrong = `Wrong passwords: ${WRONG_PASSWORDS.max} in ${WRONG_PASSWORDS.seconds} s for each account`
  expect(document).toContain(wrong)
  expect(document).toContain(`at most ${NEWCOMERS.texts} posts and comments an hour`)
})
