// What the log keeps of signing in, and what it must never hold.
import { afterAll, expect, test } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { createApp } from '#server/app.ts'
import { openChanges } from '#server/db/changes.ts'
import { readEnv } from '#server/env.ts'
import { freshDatabase } from '#tests/database.ts'

let lines: string[] = []
let call: (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  token?: string,
) => Promise<{ statusCode: number; json: <T>() => T }>

const database = await freshDatabase()
const changes = await openChanges(database)
const env = readEnv({ NODE_ENV: 'test', SITE_URL: 'http://site.test', TRUST_PROXY: '1' })
const stream = { write: (line: string) => void lines.push(line) }
const app = await createApp({ env, database, changes, logger: { level: 'debug', stream } })
call = (method, url, payload, token) =>
  app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'x-forwarded-for': '203.0.113.77', ...(token && { authorization: `Bearer ${token}` }) },
  })
const close: () => Promise<void> = async () => {
  await app.close()
  await changes.close()
  await database.close()
}
afterAll(() => close())

const events = () =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.auth ?? line.msg === 'refused')

test('each sign-in, failure and refusal is noted with a time, an id and a coarse address', async () => {
  lines = []
  const email = 'canary@example.com'
  const password = 'canary password'
  const { token, user } = (await call('POST', '/api/auth/register', { email, password })).json<SignedIn>()
  await call('POST', '/api/auth/login', { identifier: email, password: 'canary guess' })
  const again = (await call('POST', '/api/auth/login', { identifier: email, password })).json<SignedIn>()
  await call(
    'PUT',
    '/api/auth/change-password',
    { currentPassword: 'canary no', newPassword: 'canary new' },
    token,
  )
  await call(
    'PUT',
    '/api/auth/change-password',
    { currentPassword: password, newPassword: 'canary new' },
    token,
  )
  expect((await call('POST', `/api/admin/users/${user.id}/reset-link`, {}, token)).statusCode).toBe(403)
  await call('POST', '/api/auth/logout', {}, token)
  expect(events().map((line) => line.auth ?? line.msg)).toEqual([
    'registered',
    'sign-in-failed',
    'signed-in',
    'password-wrong',
    'password-changed',
    'refused',
    'signed-out',
  ])
  for (const line of events()) {
    expect(line).toMatchObject({ memberId: user.id, address: '203.0.113.0/24', reqId: expect.any(String) })
    expect(line.time).toBeGreaterThan(0)
  }
  const all = lines.join('')
  for (const secret of ['canary', token, again.token, '203.0.113.77']) expect(all).not.toContain(secret)
})
