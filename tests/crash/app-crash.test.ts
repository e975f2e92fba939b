// Kill -9 while visitors write: whatever the site has answered "done" to is there afterwards, once. CRASH_ROUNDS=100 for a long run.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { type Caller, signIn } from '../instances/caller.ts'
import { ADMIN, mustBeBuilt } from '../instances/some-instances.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 20)
const WRITERS = 3

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** What was answered with a 2xx. */
class Acknowledged {
  readonly posts = new Map<number, string>()
  readonly comments = new Map<number, { post: number; content: string }>()
  /** null: an answer is still awaited, or never came */
  readonly listed = new Map<number, boolean | null>()

  get count() {
    return this.posts.size + this.comments.size
  }
}

/** Writes until the site is gone. Every text is written by one call only. */
async function write(me: Caller, done: Acknowledged, name: string, dramas: number[]) {
  for (let number = 0; ; number++) {
    const title = `${name} ${number} 쉼표`
    const post = await me.send<{ id: number }>('POST', '/api/posts', { title, content: title })
    if (post.status !== 201) throw new Error(`A post was answered with ${post.status}`)
    done.posts.set(post.body.id, title)
    const comment = await me.send<{ id: number }>('POST', `/api/posts/${post.body.id}/comments`, {
      content: title,
    })
    if (comment.status === 201) done.comments.set(comment.body.id, { post: post.body.id, content: title })
    const drama = dramas[number % dramas.length]!
    const add = !done.listed.get(drama)
    done.listed.set(drama, null)
    const listed = await me.send(add ? 'POST' : 'DELETE', `/api/watchlist/${drama}`)
    if (listed.status < 300) done.listed.set(drama, add)
  }
}

interface Post {
  id: number
  title: string
  commentCount: number
}

async function everythingIsThere(me: Caller, done: Acknowledged, isLast: boolean) {
  const posts = (await me.get<Post[]>('/api/posts')).body
  const titles = new Map(posts.map(({ id, title }) => [id, title]))
  const lost = [...done.posts].filter(([id, title]) => titles.get(id) !== title)
  expect(lost, 'acknowledged posts that are missing').toEqual([])
  expect(posts.length, 'posts that are there twice').toBe(new Set(titles.values()).size)

  const commented = new Set([...done.comments.values()].map(({ post }) => post))
  for (const { id, commentCount } of posts) {
    // each list is one more request: all of them once, at the end
    if (!isLast) {
      if (commented.has(id)) expect(commentCount, 'a comment that is not counted').toBeGreaterThan(0)
      continue
    }
    const comments = (await me.get<{ id: number; content: string }[]>(`/api/posts/${id}/comments`)).body
    expect(comments.length, 'a counter that does not agree with what it counts').toBe(commentCount)
    for (const [comment, { post, content }] of done.comments)
      if (post === id) expect(comments.find((one) => one.id === comment)?.content).toBe(content)
  }
  const listed = new Set((await me.get<{ id: number }[]>('/api/watchlist')).body.map(({ id }) => id))
  for (const [drama, isListed] of done.listed)
    if (isListed !== null) expect([drama, listed.has(drama)]).toEqual([drama, isListed])
}

async function killAgainAndAgain(start: () => Promise<ServedSite>) {
  const done = new Acknowledged()
  let site = await start()
  closing.push(() => site.kill())
  const as = await signIn(site.url, ADMIN)
  const dramas = (await as(site.url).get<{ id: number }[]>('/api/dramas')).body.map(({ id }) => id)
  const starts: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const before = done.count
    const share = (writer: number) => dramas.filter((_, i) => i % WRITERS === writer)
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(as(site.url), done, `${round}-${writer}`, share(writer)).catch((error: Error) => error.message),
    )
    while (done.count === before) await pause(5)
    await pause(Math.random() * 400)
    await site.kill()
    for (const why of await Promise.all(writers))
      expect(why, 'only the kill ends a writer').toBe('fetch failed')

    const from = performance.now()
    site = await start()
    starts.push(performance.now() - from)
    await everythingIsThere(as(site.url), done, round === ROUNDS)
  }
  expect(done.count).toBeGreaterThan(ROUNDS)
  return { acknowledged: done.count, starts: starts.map(Math.round) }
}

const settings = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // a new account may write as much as it likes
  NEW_ACCOUNT_HOURS: '0',
}

describe(`nothing acknowledged is lost or doubled in ${ROUNDS} kills under load`, () => {
  const patience = 120_000 + ROUNDS * 30_000

  test('of a site with its built-in PostgreSQL', { timeout: patience }, async () => {
    mustBeBuilt()
    const dir = fs.mkdtempSync(join(tmpdir(), 'shimpyo-app-crash-'))
    closing.push(() => fs.rmSync(dir, { recursive: true, force: true }))
    const told = await killAgainAndAgain(() => serveOn(dir, settings))
    console.log(`built-in: ${JSON.stringify(told)}`)
  })

  test('of a site on a PostgreSQL server', { timeout: patience }, async () => {
    mustBeBuilt()
    const server: Postgres = await startPostgres({ synchronous_commit: 'on' })
    closing.push(() => server.stop())
    const dir = fs.mkdtempSync(join(tmpdir(), 'shimpyo-app-crash-'))
    closing.push(() => fs.rmSync(dir, { recursive: true, force: true }))
    const told = await killAgainAndAgain(() => serveOn(dir, { ...settings, DATABASE_URL: server.url() }))
    console.log(`postgres: ${JSON.stringify(told)}`)
  })
})
