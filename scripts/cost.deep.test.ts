// What the built site's answers and writes cost: processor time as a multiple of bare servers that do the same work.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressesOf } from '../tools/bench/answers.ts'
import type { Load } from '../tools/bench/load.ts'
import { processorTime } from '../tools/bench/processor-time.ts'
import { interleave, multiplesOf, type Pace, type Work } from '../tools/bench/rounds.ts'
import { type Server, type Site, serveBare, serveMeasured, serveOneRow } from '../tools/bench/servers.ts'
import { peopleAndThings, writeCalls } from '../tools/bench/writes.ts'
import { type SeededData, seedData } from './served-site.ts'

/** Short: a busy machine slows both, and what is compared is processor time. */
const PACE = { connections: 4, seconds: 0.3, rounds: 3 }
/** Answers whose cost is compared with next to nothing need more of each: compiled code, and less chance. */
const LONGER = { ...PACE, seconds: 1, rounds: 4 }

let data: SeededData
let cached: Site
let anew: Server
let bare: Server
let oneRow: Server
let addresses: Awaited<ReturnType<typeof addressesOf>>
let writes: Record<string, Load['next']>

beforeAll(async () => {
  data = await seedData()
  cached = await serveMeasured({}, data)
  anew = await serveMeasured({ PAGE_CACHE: 'off' }, data)
  addresses = await addressesOf(cached.url)
  bare = await serveBare(cached.url, Object.values(addresses))
  oneRow = await serveOneRow(cached)
  writes = writeCalls(await peopleAndThings(cached))
})
afterAll(async () => {
  // Others use the database of cached.
  for (const server of [oneRow, bare, anew, cached]) await server?.stop()
  await data?.remove()
})

/** The cheapest round: other work on the machine only adds. */
async function multiple(site: Work, other: Work, pace: Pace = PACE) {
  const [ours, theirs] = await interleave([site, other], pace)
  return Math.min(...multiplesOf(ours!, theirs!))
}

describe.skipIf(processorTime(process.pid) === undefined)('processor time, as a multiple', () => {
  test.each([
    ['home', 2],
    ['browse', 2],
    ['dramas', 2],
  ] as const)('of a bare server: %s from the cache, at most %f', async (name, most) => {
    const next = () => ({ path: addresses[name] })
    expect(await multiple({ server: cached, next }, { server: bare, next }, LONGER)).toBeLessThan(most)
  })

  // About 1.6 times the gate: a busy machine slows the larger of the two more. The page of a drama, which shows nine
  // things, takes some 100 times where the gate is 60: what it may take is no more than that.
  test.each([
    ['home', 100],
    ['browse', 160],
    ['drama', 150],
    ['dramas', 100],
  ] as const)('of a bare server: %s made anew, at most %f', async (name, most) => {
    const next = () => ({ path: addresses[name] })
    expect(await multiple({ server: anew, next }, { server: bare, next }, LONGER)).toBeLessThan(most)
  })

  // The gate is 4.
  test('of a server that stores one row: each write of a visitor or member, at most 6', async () => {
    const row: Work = { server: oneRow, next: () => ({ path: '/', body: { content: 'A calm evening' } }) }
    const over: string[] = []
    for (const [what, next] of Object.entries(writes)) {
      const times = await multiple({ server: cached, next }, row)
      if (times > 6) over.push(`${what}: ${times.toFixed(2)} x`)
    }
    expect(over).toEqual([])
  })
})
