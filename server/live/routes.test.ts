// The event stream, as an open page receives it.
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { openChanges } from '#server/db/changes.ts'
import { openDatabase } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { readEnv } from '#server/env.ts'
import { aSite } from '#tests/site.ts'

const POLL = { timeout: 60_000 }
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function listening(settings: Record<string, string> = {}, connections?: number) {
  const site = await aSite(settings, connections ? { connections } : {})
  cleanups.push(() => site.close())
  return { site, url: await site.app.listen({ port: 0, host: '127.0.0.1' }) }
}

interface Listener {
  status: number
  headers: IncomingMessage['headers']
  /** everything heard so far */
  events: () => Record<string, string[] | null>[]
  text: () => string
  ended: () => boolean
  request: ClientRequest
}

async function listen(url: string, query = ''): Promise<Listener> {
  let text = ''
  let ended = false
  const request = get(`${url}/api/live${query}`)
  cleanups.push(() => request.destroy())
  request.on('error', () => {})
  const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
  response.setEncoding('utf8')
  response.on('data', (chunk) => {
    text += chunk
  })
  response.on('close', () => {
    ended = true
  })
  return {
    status: response.statusCode!,
    headers: response.headers,
    events: () => [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1]!)),
    text: () => text,
    ended: () => ended,
    request,
  }
}

test('an open page receives which posts, votes and comments changed, never their content', async () => {
  const { site, url } = await listening()
  const page = await listen(url)
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toContain('text/event-stream')
  expect(page.headers['cache-control']).toContain('no-store')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  await vi.waitFor(() => expect(page.text()).toMatch(/^retry: \d{4}$/m), POLL)

  const minji = await site.signUp({ username: 'minji' })
  const { id } = (await minji.post('/api/posts', { title: 'A secret title', content: 'Words.' })).json()
  await minji.post(`/api/posts/${id}/vote`, { voteType: 'up' })
  await minji.post(`/api/posts/${id}/comments`, { content: 'Hm.' })
  const changes = () => page.events().flatMap((news) => news.community)
  await vi.waitFor(() => expect(changes()).toEqual([`new-${id}`, `votes-${id}`, `comments-${id}`]), POLL)
  expect(page.text()).not.toMatch(/secret|minji/)
})

test('a page is told what changed between its loading and its listening', async () => {
  const { site, url } = await listening()
  const early = await listen(url, '?age=1')
  // The instance has just begun: other instances may have changed anything before.
  const everything = { community: null, news: null, 'news-comments': null }
  await vi.waitFor(() => expect(early.events()).toEqual([everything]), POLL)
  await pause(1_100)
  await write(site.db, async (_, changed) => changed('news-comments', 'comments-3'))
  await vi.waitFor(() => expect(early.events()).toHaveLength(2), POLL)
  const late = await listen(url, '?age=1')
  await vi.waitFor(() => expect(late.events()).toEqual([{ 'news-comments': ['comments-3'] }]), POLL)
  expect((await listen(url, '?age=0')).status).toBe(400)
  const without = await listen(url)
  await write(site.db, async (_, changed) => changed('community', 'votes-1'))
  await vi.waitFor(() => expect(without.events()).toEqual([{ community: ['votes-1'] }]), POLL)
})

test('changes close together are sent as one event, and private topics are never sent', async () => {
  const { site, url } = await listening()
  const page = await listen(url)
  await write(site.db, async (_, changed) => {
    changed('dramas', 1)
    changed('reviews')
    for (let n = 1; n <= 5; n++) changed('community', `votes-${n}`)
    changed('news', 'comments-3')
  })
  await write(site.db, async (_, changed) => changed('community', 'votes-1'))
  await vi.waitFor(() => expect(page.events()).toHaveLength(1), POLL)
  expect(page.events()).toEqual([
    { community: ['votes-1', 'votes-2', 'votes-3', 'votes-4', 'votes-5'], news: ['comments-3'] },
  ])
})

test('many changes at once, or a lost database connection, send only "refetch"', async () => {
  const { site, url } = await listening()
  const page = await listen(url)
  for (const batch of [0, 1, 2, 3])
    await write(site.db, async (_, changed) => {
      for (let n = 1; n <= 19; n++) changed('community', `votes-${batch * 19 + n}`)
    })
  await vi.waitFor(() => expect(page.events()).toEqual([{ community: null }]), POLL)
})

test('a page on another instance receives it too', async () => {
  const { site, url } = await listening()
  // A second instance: its own connections to the same server.
  const other = await openDatabase({ url: site.database.url })
  const changes = await openChanges(other)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' })
  const app = await createApp({ env, database: other, changes })
  cleanups.push(async () => {
    await app.close()
    await changes.close()
    await other.close()
  })
  const elsewhere = await listen(await app.listen({ port: 0, host: '127.0.0.1' }))
  const here = await listen(url)
  const minji = await site.signUp()
  const { id } = (await minji.post('/api/posts', { title: 'Across', content: 'Words.' })).json()
  for (const page of [here, elsewhere])
    await vi.waitFor(() => expect(page.events()).toEqual([{ community: [`new-${id}`] }]), POLL)
})

test('streams are limited in total and per address; closing one frees its place', async () => {
  const few = await listening({}, 4)
  const first = await listen(few.url)
  await listen(few.url)
  const third = await listen(few.url)
  expect(third.status).toBe(503)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  first.request.destroy()
  await vi.waitFor(async () => expect((await listen(few.url)).status).toBe(200), POLL)

  const shared = await listening({ RATE_LIMIT_SCALE: '0.04' })
  expect((await listen(shared.url)).status).toBe(200)
  expect((await listen(shared.url)).status).toBe(200)
  expect((await listen(shared.url)).status).toBe(429)
})

test('an open stream does not keep the site from stopping', async () => {
  const { site, url } = await listening()
  const page = await listen(url)
  await site.app.close()
  await vi.waitFor(() => expect(page.ended()).toBe(true), POLL)
})

test('a HEAD request ends at once', async () => {
  const { site } = await listening()
  const answer = await site.visitor.call({ method: 'HEAD', url: '/api/live' })
  expect(answer).toMatchObject({ statusCode: 200 })
})
