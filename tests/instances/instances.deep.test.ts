// Several instances act as one site: each shows what another wrote; limits, mail and pictures are shared; one can be replaced.

import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '#server/db/migrate.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { aPicture } from '#tests/pictures.ts'
import { haproxyInFrontOf } from '../proxies/proxies.ts'
import { type Caller, caller, signIn } from './caller.ts'
import { ADMIN, type Instances, startInstances } from './some-instances.ts'
import { until } from './until.ts'

let two: Instances
let admin: (at: string) => Caller
const url = (index: number) => two.sites[index]!.url
beforeAll(async () => {
  // On a busy machine the proxy checks later than intended.
  two = await startInstances(2, { RATE_LIMIT_SCALE: '1', DRAIN_SECONDS: '5' })
  admin = await signIn(url(0), ADMIN)
}, 300_000)
afterAll(() => two.close())

async function inDatabase<T>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: two.postgres.url() })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows as T[]
}

test('two instances that start at once on an empty database migrate and seed it once', async () => {
  const migrations = await inDatabase<{ name: string }>('select name from migrations order by name')
  expect(migrations.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  const [dramas] = await inDatabase<{ count: number }>(
    'select count(*)::int as count from dramas where not in_index',
  )
  expect(dramas?.count).toBe(catalogue.length)
  for (const index of [0, 1]) expect((await caller(url(index)).get('/readyz')).status).toBe(200)
  expect(await inDatabase('select id from members')).toHaveLength(1)
})

test('what one instance writes shows on the other, in lists, answers and pages', async () => {
  const [here, other] = [admin(url(0)), caller(url(1))]
  for (const title of ['First across', 'Second across', 'Third across']) {
    // cached on the other instance before the write
    for (const path of ['/api/posts', '/community']) await other.get(path)
    const { status, body } = await here.send<{ id: number }>('POST', '/api/posts', { title, content: 'x' })
    expect(status).toBe(201)
    // without the invalidation the cached answer would stay
    await until(async () => {
      const [list, page] = [await other.get('/api/posts'), await other.get<string>('/community')]
      return JSON.stringify(list.body).includes(title) && page.body.includes(title)
    })
    expect((await other.get(`/api/posts/${body.id}`)).status).toBe(200)
  }
})

test('a session of one instance is valid on the other, and signing out ends it on both', async () => {
  const mine = await signIn(url(0), ADMIN)
  expect((await mine(url(1)).get('/api/auth/me')).status).toBe(200)
  expect((await mine(url(1)).send('POST', '/api/auth/logout')).status).toBe(200)
  expect((await mine(url(0)).get('/api/auth/me')).status).toBe(401)
})

test('rate limits count across instances, and every mail is sent once', async () => {
  const form = (number: number) => ({
    name: 'Minji',
    email: 'minji@example.com',
    subject: `Question ${number}`,
    message: 'x',
  })
  const answers: number[] = []
  for (let number = 0; number < 42; number++) {
    const { status, headers } = await caller(url(number % 2)).send('POST', '/api/contact-form', form(number))
    answers.push(status)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(answers).toEqual([...Array(40).fill(201), 429, 429])

  await until(() => two.mails.length >= 40)
  const subjects = () => two.mails.map((mail) => /^Subject: .*?(Question \d+)/m.exec(mail)?.[1]).sort()
  const expected = Array.from({ length: 40 }, (_, number) => `Question ${number}`).sort()
  expect(subjects()).toEqual(expected)
  await pause(1_500)
  expect(subjects(), 'and none again').toEqual(expected)
})

test('a picture uploaded to one instance is shown by the other', async () => {
  const { status, body } = await admin(url(0)).send<{ url: string }>('POST', '/api/upload', await aPicture())
  expect(status).toBe(201)
  const [here, other] = await Promise.all([0, 1].map((index) => fetch(`${url(index)}${body.url}`)))
  expect([here!.status, other!.status]).toEqual([200, 200])
  expect(await other!.arrayBuffer()).toEqual(await here!.arrayBuffer())
})

test('behind haproxy the instances can be replaced one after the other while people read and write, without a failed request', async () => {
  const addresses = two.sites.map((site) => site.url.replace('http://', ''))
  const proxy = await haproxyInFrontOf(addresses as [string, string])
  const me = admin(`http://127.0.0.1:${proxy.port}`)
  const { body: post } = await me.send<{ id: number }>('POST', '/api/posts', {
    title: 'Rolling',
    content: 'x',
  })
  let isRunning = true
  let requested = 0
  let written = 0
  const failures: string[] = []
  const paths = [
    '/',
    '/api/dramas',
    '/community',
    `/api/posts/${post.id}`,
    '/k-drama',
    '/api/auth/me',
    '/k-star',
  ]
  // Rate limits and a busy machine are announced as such: a 429 or 503 is no failure here.
  const isFailure = ({ status, headers }: { status: number; headers?: Headers }) =>
    status !== 200 && !headers?.has('retry-after')
  const failed = (error: Error) => ({ status: 0, body: String(error.cause), headers: undefined })
  const reading = Array.from({ length: 3 }, async (_, reader) => {
    while (isRunning) {
      const path = paths[requested++ % paths.length]!
      const answer = await me.get(path).catch(failed)
      if (isFailure(answer))
        failures.push(`${path} ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
      await pause(40 + reader)
    }
  })
  const writing = (async () => {
    while (isRunning) {
      const answer = await me
        .send('PUT', `/api/posts/${post.id}`, { title: `Rolling ${written}`, content: 'x' })
        .catch(failed)
      if (answer.status === 200) written++
      else if (isFailure(answer)) failures.push(`write ${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(400)
    }
  })()
  for (const index of [0, 1]) {
    const before = requested
    await until(() => requested > before + 20)
    const stoppingSite = two.sites[index]!
    const begun = slowPost(stoppingSite.url, `Slow ${index}`)
    await begun.underWay
    await stoppingSite.stop()
    expect(stoppingSite.exitCode()).toBe(0)
    expect(await begun.status, 'what was under way is answered').toBe(201)
    await two.start(index)
    // haproxy takes it in after two checks, a second apart
    await pause(5_000)
  }
  const before = [requested, written] as const
  await until(() => requested > before[0] + 20 && written > before[1])
  isRunning = false
  await Promise.all([...reading, writing])
  await proxy.stop()
  expect(failures).toEqual([])
}, 240_000)

/**
 * A form is being sent while the site stops: the site has read its head (it confirms that with "100 Continue"),
 * and the body arrives when no new connections are accepted any more.
 */
function slowPost(at: string, title: string) {
  let headRead = () => {}
  const underWay = new Promise<void>((resolve) => {
    headRead = resolve
  })
  const status = new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({
      email: `${title.replace(' ', '')}@example.com`,
      password: 'tea at midnight',
    })
    const call = request(`${at}/api/auth/register`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    })
    call.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject)
    call.flushHeaders()
    call.once('continue', async () => {
      headRead()
      await until(() => isRefused(at))
      call.end(body)
    })
  })
  return { underWay, status }
}

const isRefused = (at: string) =>
  fetch(`${at}/healthz`).then(
    () => false,
    () => true,
  )
