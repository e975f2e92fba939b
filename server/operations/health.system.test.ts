// Health checks: alive, ready, shutting down.
import { expect, test } from 'vitest'
import type { Changes } from '#server/db/changes.ts'
import type { Db } from '#server/db/open.ts'
import { aSite } from '#tests/site.ts'
import { Readiness } from './health.ts'

const site = await aSite()

const hears = (isListening: boolean) => ({ isListening: () => isListening }) as Changes
const queries: number[] = []
const databaseThat = (answer: () => Promise<unknown>) => ({
  db: {
    execute() {
      queries.push(1)
      return answer()
    },
  } as unknown as Db,
})

test('a site with its database is alive and ready, and the response is not cacheable', async () => {
  for (const [url, body] of [
    ['/healthz', { alive: true }],
    ['/readyz', { ready: true }],
  ] as const) {
    const answer = await site.visitor.get(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, body])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await site.visitor.call({ method: 'HEAD', url })).statusCode).toBe(200)
  }
})

test('without its database, or without changes from other instances, it is not ready', async () => {
  const failing = new Readiness(
    databaseThat(() => Promise.reject(new Error('away'))),
    hears(true),
  )
  expect(await failing.reason()).toBe('database')
  const deaf = new Readiness(site.database, hears(false))
  expect(await deaf.reason()).toBe('changes')
})

test('a database that does not answer counts as unavailable within two seconds, for any number of probes', async () => {
  queries.length = 0
  const silent = new Readiness(
    databaseThat(() => new Promise(() => {})),
    hears(true),
  )
  const all = await Promise.all(Array.from({ length: 50 }, () => silent.reason()))
  expect(new Set(all)).toEqual(new Set(['database']))
  expect(queries).toHaveLength(1)
})

test('a database that is back is noticed', async () => {
  let isAway = true
  const readiness = new Readiness(
    databaseThat(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve())),
    hears(true),
  )
  expect(await readiness.reason()).toBe('database')
  isAway = false
  await expect.poll(() => readiness.reason()).toBeNull()
})

test('a site that shuts down is not ready and closes connections, but answers every request', async () => {
  const shuttingDown = await aSite()
  expect(shuttingDown.app.operations.readiness.isWatched()).toBe(false)
  shuttingDown.app.operations.readiness.startShutdown()
  const ready = await shuttingDown.visitor.get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, because: 'leaving' }])
  expect(shuttingDown.app.operations.readiness.isWatched()).toBe(true)
  for (const url of ['/healthz', '/api/dramas']) {
    const { statusCode, headers } = await shuttingDown.visitor.get(url)
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  }
})
