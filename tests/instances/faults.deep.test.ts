// The database and the bucket freeze, die and come back: the site answers 503 within seconds, loses nothing, and recovers.

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { childrenOf } from '../postgres.ts'
import { type Answer, type Caller, caller, signIn } from './caller.ts'
import { ADMIN, type Instances, startInstances } from './some-instances.ts'
import { until } from './until.ts'

let one: Instances
let me: Caller
let visitor: Caller
beforeAll(async () => {
  one = await startInstances(1, { DATABASE_POOL: '3' })
  visitor = caller(one.sites[0]!.url)
  me = (await signIn(one.sites[0]!.url, ADMIN))(one.sites[0]!.url)
}, 300_000)
afterAll(() => one.close())

const post = (title: string) => me.send<{ id: number }>('POST', '/api/posts', { title, content: 'x' })
const isReady = async () => (await visitor.get('/readyz')).status === 200

/** Checks that a refusal has everything a 503 needs. */
function expectLater({ status, headers, body }: Answer<unknown>) {
  expect(status).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body).toEqual({ message: expect.any(String), requestId: headers.get('x-request-id') })
}

test('with a frozen database writing gets a 503 after the query timeout, cached pages are served, and everything works afterwards', async () => {
  for (const path of ['/', '/api/dramas']) expect((await visitor.get(path)).status).toBe(200)
  const processes = [one.postgres.pid(), ...childrenOf(one.postgres.pid())]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    const requests = Array.from({ length: 12 }, (_, i) =>
      i % 2 ? me.get('/api/auth/me') : visitor.get(`/api/dramas/${i + 1}`),
    )
    const readiness = visitor.get('/readyz')
    for (const path of ['/', '/api/dramas', '/healthz'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
    // The database cannot have answered: the site's own timeout has passed.
    for (const answer of await Promise.all(requests)) expectLater(answer)
    expect((await readiness).status).toBe(503)
    expect((await visitor.get('/healthz')).status).toBe(200)
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
  await until(isReady, 60_000)
  expect((await me.get('/api/auth/me')).status).toBe(200)
})

test('with a database that is killed during writes nothing acknowledged is lost or doubled, and no restart is needed', async () => {
  const titles: string[] = []
  let isRunning = true
  let refused = 0
  const writing = Array.from({ length: 3 }, async (_, writer) => {
    for (let number = 0; isRunning; number++) {
      const title = `Written ${writer}-${number}`
      const answer = await post(title)
      if (answer.status === 201) titles.push(title)
      else {
        expectLater(answer)
        refused++
        await pause(50)
      }
    }
  })
  const moreWritten = (more: number) => {
    const before = titles.length
    return until(() => titles.length >= before + more, 120_000)
  }
  for (let round = 0; round < 2; round++) {
    await moreWritten(15)
    await one.postgres.kill()
    expect((await me.get('/api/auth/me')).status).toBe(503)
    expect((await visitor.get('/healthz')).status).toBe(200)
    expect((await visitor.get('/readyz')).status).toBe(503)
    await one.postgres.revive()
    // the connection that listens for other instances' writes reconnects a little later than the others
    await until(isReady, 60_000)
  }
  await moreWritten(5)
  isRunning = false
  await Promise.all(writing)
  expect(one.sites[0]!.exitCode()).toBeNull()
  const { body } = await visitor.get<{ title: string }[]>('/api/posts')
  const found = body.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(0)
  expect(titles.filter((title) => !found.includes(title))).toEqual([])
  expect(found.length).toBe(new Set(found).size)
})

test('without the bucket uploads and pictures get a 503, nothing is half stored, and both work again afterwards', async () => {
  const upload = async (background: string) =>
    me.send<{ url: string }>('POST', '/api/upload', await aPicture(background))
  const library = async () => (await me.get<{ id: number; url: string }[]>('/api/admin/uploads')).body
  const first = await upload('#7fa')
  expect(first.status).toBe(201)
  const second = await upload('#77a')
  expect(second.status).toBe(201)

  const files = one.bucket.files()
  await one.bucket.stop()
  expectLater(await upload('#a7f'))
  expectLater(await visitor.get(first.body.url))
  expect(await library()).toHaveLength(2)
  expect((await visitor.get('/readyz')).status, 'everything else goes on').toBe(200)
  expect(one.bucket.files()).toEqual(files)

  const [unwanted] = (await library()).filter(({ url }) => url === second.body.url)
  expect((await me.send('DELETE', `/api/admin/uploads/${unwanted!.id}`)).status).toBe(200)

  await one.bucket.start()
  expect((await visitor.get(first.body.url)).status).toBe(200)
  const hash = second.body.url.split('/')[2]!
  await until(async () => !one.bucket.files().some((file) => file.includes(`${hash}/`)), 60_000)
  expect((await visitor.get(second.body.url)).status, 'deleted while the bucket was away').toBe(404)
  expect((await upload('#a7f')).status).toBe(201)
  expect(await library()).toHaveLength(2)
})
