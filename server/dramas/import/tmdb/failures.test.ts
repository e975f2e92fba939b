// What an admin is told when TMDB fails, and how the client waits, gives up and keeps the key to itself.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { aSite } from '#tests/site.ts'
import { failsWith, TMDB_KEY, TmdbServer } from '#tests/tmdb-server.ts'
import { tmdbFrom } from './client.ts'

const tmdb = await new TmdbServer().start()
tmdb.hasShow(900001)
afterAll(() => tmdb.stop())
beforeEach(() => {
  for (const list of [tmdb.requests, tmdb.authorizations, tmdb.failures]) list.length = 0
})

const site = await aSite({ TMDB_API_KEY: TMDB_KEY, TMDB_URL: tmdb.url })
const admin = await site.signUp({ isAdmin: true })

describe('an admin', () => {
  const search = (words: string) => admin.get(`/api/admin/dramas/tmdb?search=${encodeURIComponent(words)}`)

  test.each<[string, ReturnType<typeof failsWith>[], number, RegExp]>([
    [
      'a wrong key',
      [failsWith(401, { success: false, status_code: 7, status_message: 'Invalid API key' })],
      409,
      /check TMDB_API_KEY/,
    ],
    ['a key that was taken back', [failsWith(403)], 409, /check TMDB_API_KEY/],
    ['trouble on their side', [failsWith(502, '<html>bad gateway</html>')], 503, /problem right now \(502\)/],
    ['no JSON', [failsWith(200, '<html>')], 503, /Could not read/],
    ['another shape', [failsWith(200, { results: 'none' })], 503, /Could not read/],
    [
      'a redirect elsewhere',
      [failsWith(302, '', { location: 'http://127.0.0.1:1/' })],
      503,
      /Could not reach/,
    ],
    ['a cut connection', [(request) => request.socket.destroy()], 503, /Could not reach/],
    ['a long pause asked for', [failsWith(429, {}, { 'retry-after': '60' })], 503, /Too many requests/],
    [
      'too often, again and again',
      [0, 0, 0].map(() => failsWith(429, {}, { 'retry-after': '0' })),
      503,
      /Too many requests/,
    ],
  ])('gets words for %s, without the key', async (_, next, status, words) => {
    tmdb.failures.push(...next)
    const answer = await search('bus')
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)])
    expect(answer.body).not.toContain(TMDB_KEY)
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(0)
  })

  test('waits as long as Retry-After says, then gets the answer', async () => {
    tmdb.failures.push(failsWith(429, { status_code: 25 }, { 'retry-after': '1' }))
    const before = performance.now()
    expect((await search('bus')).statusCode).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(950)
    expect(tmdb.requests).toHaveLength(2)
  })

  test('gets a 404 when TMDB no longer has a drama, and nothing is stored', async () => {
    const before = await admin.json<{ imports: unknown[] }>('/api/admin/dramas/imports')
    expect((await admin.post('/api/admin/dramas/tmdb', { tmdbIds: [900001, 123] })).statusCode).toBe(404)
    expect(await admin.json('/api/admin/dramas/imports')).toEqual(before)
  })
})

const env = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', TMDB_URL: tmdb.url, ...settings })

test('the long kind of key is sent as a token, never in the address', async () => {
  await tmdbFrom(env({ TMDB_API_KEY: 'aaa.bbb.ccc' }))!.search('bus')
  expect(tmdb.authorizations).toEqual(['Bearer aaa.bbb.ccc'])
  expect(tmdb.requests[0]!.searchParams.has('api_key')).toBe(false)
})

test('a call without an answer times out', async () => {
  tmdb.failures.push(() => {})
  const client = tmdbFrom(env({ TMDB_API_KEY: TMDB_KEY }), { timeoutMs: 100 })!
  await expect(client.search('bus')).rejects.toThrow('TMDB took too long to answer')
})
