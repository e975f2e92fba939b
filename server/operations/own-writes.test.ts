// The cookie of those who have written, and two instances without replicas: who may see what for how long.
import { get } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { busOf } from '#server/db/change-bus.ts'
import { LogPosition } from '#server/db/log-position.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { ownWrites } from './own-writes.ts'

/** An app that answers writes with the status in the path. */
async function withPosition(position: LogPosition | null) {
  const app = Fastify()
  await app.register(cookie)
  ownWrites(app, readEnv({}), position)
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/:status',
      handler: async (request, reply) =>
        reply.code(Number((request.params as { status: string }).status)).send(''),
    })
  return app
}

/** The end of the log moves on with every question. */
function aPosition() {
  const position = new LogPosition()
  const questions = { count: 0 }
  position.connect(async () => 1_000 + questions.count++)
  return { position, questions }
}

test('the answer to a write says how far the log is, as a cookie for a minute and as a header', async () => {
  const { position } = aPosition()
  const app = await withPosition(position)
  const answer = await app.inject({ method: 'POST', url: '/201' })
  const [written] = answer.cookies
  expect(written).toMatchObject({ name: 'written', maxAge: 60, httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(Number(written!.value)).toBeGreaterThanOrEqual(1_000)
  expect(String(answer.headers['x-written'])).toBe(written!.value)
})

test('reading, and a write that was refused, say nothing', async () => {
  const app = await withPosition(aPosition().position)
  for (const [method, url] of [
    ['GET', '/200'],
    ['POST', '/400'],
    ['POST', '/404'],
  ] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.cookies, answer.headers['x-written']]).toEqual([[], undefined])
  }
})

test('after a failure that may have written, or while nobody can be asked, it is beyond anything known', async () => {
  const failed = await (await withPosition(aPosition().position)).inject({ method: 'POST', url: '/503' })
  const alone = await (await withPosition(new LogPosition())).inject({ method: 'POST', url: '/201' })
  for (const { cookies } of [failed, alone]) expect(cookies[0]!.value).toBe(String(Number.MAX_SAFE_INTEGER))
})

test('whoever names a position that may be new makes one question, and what is no position makes none', async () => {
  const { position, questions } = aPosition()
  const app = await withPosition(position)
  await position.sync()
  const questionsFor = async (headers: Record<string, string>) => {
    const before = questions.count
    await app.inject({ url: '/200', headers })
    return questions.count - before
  }
  expect(await questionsFor({ cookie: `written=${position.newest - 1}` })).toBe(0)
  expect(await questionsFor({ cookie: `written=${position.newest}` })).toBe(1)
  expect(await questionsFor({ 'x-written': String(position.newest + 5) })).toBe(1)
  for (const text of ['', '-1', '1e3', 'x', '9'.repeat(17)])
    expect([text, await questionsFor({ cookie: `written=${text}` })]).toEqual([text, 0])
})

// Two instances on one database, and what the other one has cached.
let here: TestSite
let other: TestSite
let member: SignedIn
beforeAll(async () => {
  // Whatever it says: the database is passed to the site.
  const settings = { DATABASE_URL: 'postgres://shared' }
  here = await aSite(settings)
  other = await aSite(settings, { database: await openDatabase({ url: here.database.url }) })
  member = await here.signUp()
})
afterAll(async () => {
  await other.close()
  await here.close()
})

const titles = async (site: TestSite, headers: Record<string, string> = {}) =>
  (await site.visitor.call({ url: '/api/posts', headers }))
    .json<{ title: string }[]>()
    .map(({ title }) => title)
/** Resolves when the other instance has been notified of a change. */
const notified = () =>
  new Promise<void>((resolve) => {
    const stop = busOf(other.db).onChange(() => {
      stop()
      resolve()
    })
  })
let number = 0
async function post() {
  const answer = await member.post('/api/posts', { title: `Post ${++number}`, content: 'x' })
  const cookie = answer.cookies.find(({ name }) => name === 'written')
  return { title: `Post ${number}`, id: answer.json<{ id: number }>().id, cookie }
}

test('what one instance writes it shows at once, and another to visitors within two seconds', async () => {
  await titles(here)
  await titles(other)
  const notification = notified()
  const { title } = await post()
  expect(await titles(here)).toContain(title)
  await notification
  const start = performance.now()
  await expect.poll(() => titles(other), { interval: 20 }).toContain(title)
  expect(performance.now() - start).toBeGreaterThan(400)
  // Until 1.5 s after the notification an old answer may be sent; a busy machine is late.
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('whoever wrote, and whoever sends X-Written, sees it at once on the other instance', async () => {
  for (const way of ['cookie', 'header']) {
    await titles(other)
    const notification = notified()
    const { title, cookie } = await post()
    expect(cookie).toMatchObject({ maxAge: 5, httpOnly: true })
    await notification
    const headers: Record<string, string> =
      way === 'cookie' ? { cookie: `written=${cookie!.value}` } : { 'x-written': '0' }
    expect(await titles(other, headers)).toContain(title)
    expect(await titles(other), 'and then everybody does').toContain(title)
  }
})

test('what is changed or deleted is gone everywhere at once', async () => {
  const { title, id } = await post()
  await expect.poll(() => titles(other, { 'x-written': '0' })).toContain(title)
  const notification = notified()
  await member.del(`/api/posts/${id}`)
  await notification
  expect(await titles(other)).not.toContain(title)
})

test('a page that refetches what a live update named sees it, on any instance', async () => {
  await titles(other)
  const url = await here.app.listen({ port: 0, host: '127.0.0.1' })
  let text = ''
  const stream = get(`${url}/api/live`, (answer) => {
    answer.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
  }).on('error', () => {})
  await expect.poll(() => text).toContain('retry:')
  const { title, id } = await post()
  await expect.poll(() => text).toContain(`new-${id}`)
  stream.destroy()
  const [, lastEventId] = new RegExp(`^id: (\\d+)\ndata: .*"new-${id}"`, 'm').exec(text)!
  expect(await titles(other, { 'x-written': lastEventId! })).toContain(title)
})
