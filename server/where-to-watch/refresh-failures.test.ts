// Refreshing where to watch: the budget, one instance at a time, and every failure of TMDB.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { monthOf } from '#contract/month.ts'
import { failsWith, service, TMDB_KEY } from '#tests/tmdb-server.ts'
import { aWatchSite, type WatchSite } from '#tests/watch-site.ts'

let on: WatchSite
beforeEach(async () => {
  on = await aWatchSite()
})
const month = monthOf(new Date())

/** Seconds from now until the pause is over. */
const pauseOf = async () => ((await on.job()).runAt.getTime() - Date.now()) / 1_000

test('those that waited longest are asked about first, within the budget of a run and of a day', async () => {
  for (const n of [1, 2, 3, 4]) {
    on.tmdb.providers.set(n, {})
    await on.matchByHand(await on.aDrama({ title: `Bus ${n}` }), n)
  }
  const idsRequested = () => on.tmdb.paths.splice(0).map((path) => Number(path.split('/')[2]))
  await on.refresh({ perRun: 2 })
  expect(idsRequested()).toEqual([1, 2])
  on.tmdb.requests.length = 0
  await on.refresh({ perDay: 3 })
  expect(idsRequested()).toEqual([3])
  expect((await on.job()).payload.calls).toBe(3)
  await on.refresh({ perDay: 3 })
  expect(on.tmdb.requests).toHaveLength(1)
  // the next day
  await on.setJob({ payload: { day: '2020-01-01', calls: 3 } })
  await on.later()
  on.tmdb.requests.length = 0
  await on.refresh({ perDay: 3 })
  expect(idsRequested()).toEqual([4, 1, 2])
})

test('two instances do not ask twice, and one that died is replaced', async () => {
  const id = await on.aDrama()
  on.tmdb.hasShow(1)
  on.tmdb.providers.set(1, {})
  await Promise.all([on.refresh(), on.refresh(), on.refresh()])
  expect(on.tmdb.paths).toEqual(['/search/tv', '/tv/1/watch/providers'])
  await on.later()
  await on.setJob({ leasedUntil: sql`now() + interval '1 minute'` })
  await on.refresh()
  expect(on.tmdb.requests).toHaveLength(2)
  await on.setJob({ leasedUntil: sql`now() - interval '1 second'` })
  await on.refresh()
  expect(on.tmdb.requests).toHaveLength(3)
  expect(await on.watch(id)).toMatchObject({ checked: month })
})

test('TMDB wants a pause: it is made for as long as it asks, in every instance', async () => {
  await on.aDrama()
  on.tmdb.failures.push(failsWith(429, { status_code: 25 }, { 'retry-after': '300' }))
  await on.refresh()
  expect(on.tmdb.requests).toHaveLength(1)
  expect(await pauseOf()).toBeGreaterThan(290)
  expect(await pauseOf()).toBeLessThan(301)
  await on.refresh()
  expect(on.tmdb.requests).toHaveLength(1)
  expect(on.log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('Too many requests') }),
    expect.any(String),
  )
})

test.each<[string, WatchSite['tmdb']['failures'][number]]>([
  ['trouble on their side', failsWith(502, '<html>')],
  ['a rejected key', failsWith(401, { status_code: 7 })],
  ['no JSON', failsWith(200, '<html>')],
  ['another shape', failsWith(200, { results: [] })],
  ['a cut connection', (request) => request.socket.destroy()],
  ['silence', () => {}],
  ['an answer that stops', (_, response) => void response.writeHead(200).write('{"id":1,"results":{')],
])('after %s the pauses grow, the drama waits, and what was known stays', async (_, failure) => {
  const id = await on.aDrama()
  await on.matchByHand(id, 1)
  on.tmdb.providers.set(1, { DE: { flatrate: [service('Netflix')] } })
  await on.refresh()
  const pauses = []
  for (let time = 0; time < 3; time++) {
    await on.later()
    on.tmdb.failures.push(failure)
    await on.refresh({ timeoutMs: 150 })
    pauses.push(Math.round((await pauseOf()) / 60))
  }
  expect(pauses).toEqual([1, 2, 4])
  expect((await on.matchOf(id))!.failures).toBe(3)
  expect((await on.matchOf(id))!.dueAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
  expect((await on.watch(id)).offers).toEqual({ flatrate: ['Netflix'] })
  await on.later()
  await on.refresh()
  expect([(await on.job()).attempts, (await on.matchOf(id))!.failures]).toEqual([0, 0])
  // never the key
  expect(JSON.stringify(on.log.warn.mock.calls)).not.toContain(TMDB_KEY)
})

test('a drama whose look fails does not hold up the others', async () => {
  const [bad, good] = [await on.aDrama({ title: 'Bad' }), await on.aDrama({ title: 'Good' })]
  await on.matchByHand(bad, 1)
  await on.matchByHand(good, 2)
  on.tmdb.providers.set(1, 'nonsense')
  on.tmdb.providers.set(2, {})
  await on.refresh()
  await on.setJob({ runAt: sql`now()` })
  await on.refresh()
  expect(await on.watch(good)).toMatchObject({ checked: month })
  expect(await on.watch(bad)).toEqual({})
})

test('a stop cuts the request that is under way, which is no failure', async () => {
  const id = await on.aDrama()
  await on.matchByHand(id, 1)
  const stopping = new AbortController()
  on.tmdb.failures.push(() => stopping.abort())
  await on.refresh({ signal: stopping.signal })
  expect(await on.job()).toMatchObject({ attempts: 0, lastError: null, leasedUntil: null })
  expect(on.log.warn).not.toHaveBeenCalled()
})
