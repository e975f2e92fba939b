// What the built site's answers cost: processor time as a multiple of bare servers that do the same work, and bytes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from '../tools/bench/load.ts'
import { addressesOf } from '../tools/bench/pages.ts'
import { processorTime } from '../tools/bench/processor-time.ts'
import { interleave, multiplesOf, type Work } from '../tools/bench/rounds.ts'
import { type Server, serveBare, serveMeasured, serveOneRow } from '../tools/bench/servers.ts'
import { commentsOn, databaseUrlOf } from '../tools/bench/writes.ts'
import { type SeededData, seedData } from './served-site.ts'

/** Short: a busy machine slows both, and what is compared is processor time. */
const PACE = { connections: 4, seconds: 0.3, rounds: 3 }
/** Cheap answers need more of each: compiled code, and less chance. */
const CACHED = { ...PACE, seconds: 1, rounds: 4 }
const COMPILED_AFTER = 5_000

let data: SeededData
let cached: Awaited<ReturnType<typeof serveMeasured>>
let anew: Server
let bare: Server
let oneRow: Server
let addresses: Record<string, string>

beforeAll(async () => {
  data = await seedData()
  cached = await serveMeasured({}, data)
  anew = await serveMeasured({ PAGE_CACHE: 'off' }, data)
  addresses = await addressesOf(cached.url)
  bare = await serveBare(cached.url, Object.values(addresses))
  oneRow = await serveOneRow(await databaseUrlOf(cached))
})
afterAll(async () => {
  await Promise.all([cached, anew, bare, oneRow].map((server) => server?.stop()))
  await data?.remove()
})

/** The cheapest round: other work on the machine only adds. */
const multiple = async (site: Work, other: Work, pace = PACE) => {
  const [ours, theirs] = await interleave([site, other], pace)
  return Math.min(...multiplesOf(ours!, theirs!))
}

/** About 1.6 times what was measured on a quiet machine. */
describe.skipIf(processorTime(process.pid) === undefined)('processor time, as a multiple', () => {
  test.each([
    ['home', 1.8],
    ['browse', 1.8],
    ['dramas', 1.8],
  ])('of a bare server: %s from the cache, at most %f', async (name, most) => {
    const path = addresses[name]!
    for (const { url } of [cached, bare])
      await load({ url: new URL(path, url), connections: 4, until: { answers: COMPILED_AFTER } })
    expect(await multiple({ server: cached, path }, { server: bare, path }, CACHED)).toBeLessThan(most)
  })

  test.each([
    ['home', 220],
    ['browse', 180],
    ['drama', 250],
    ['dramas', 40],
  ])('of a bare server: %s made anew, at most %f', async (name, most) => {
    const path = addresses[name]!
    expect(await multiple({ server: anew, path }, { server: bare, path })).toBeLessThan(most)
  })

  test('of a server that stores one row: a comment, at most 5', async () => {
    const comments = await commentsOn(cached)
    let number = 0
    const write = { body: () => ({ content: `A calm evening, number ${++number}` }) }
    expect(await multiple(comments, { server: oneRow, path: '/', write })).toBeLessThan(5)
  })
})

test.each([
  ['home', 40],
  ['browse', 100],
  ['drama', 60],
])('the HTML of %s takes at most %i KB before compression', async (name, most) => {
  const html = await (await fetch(cached.url + addresses[name])).arrayBuffer()
  expect(html.byteLength / 1024).toBeLessThan(most)
})
