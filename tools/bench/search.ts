// npm run bench:search: what a search costs the site and its database, for two hundred texts. Prints figures; nothing passes or fails.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import { openChanges } from '#server/db/changes.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import { databaseDir, readEnv } from '#server/env.ts'
import { loadIndex } from '#server/seed/index/load-index.ts'
import { seed } from '#server/seed/seed.ts'
import { temporaryFolder } from '../../scripts/served-site.ts'
import { fillDatabase } from './fill-database.ts'
import { median } from './rounds.ts'
import { searchTerms } from './search-terms.ts'

const USAGE = 'npm run bench:search -- [--dramas 0] [--times 5]'

/** The cost of a call is compared with this one's: a drama by its id. */
const REFERENCE = 'GET /api/dramas/{id}'
const CALLS: Record<string, (text: string) => string> = {
  [REFERENCE]: () => '/api/dramas/1',
  suggestions: (text) => `/api/dramas/suggested?typed=${text}`,
  'close matches': (text) => `/api/dramas/close?search=${text}`,
  'search, page 1': (text) => `/api/dramas/sorted?page=1&search=${text}`,
  'search of the index': (text) => `/api/index?search=${text}`,
}

/** Milliseconds of one call. */
interface Cost {
  node: number
  database: number
  wall: number
}

export default async function search(args: string[]): Promise<number> {
  const options = read(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  const { dramas, times } = options
  console.log(
    `${[...(await searchTerms()).values()].flat().length} texts, ${times} times each. Processor time in ms; in brackets as a multiple of ${REFERENCE}`,
  )
  await measure('the starter catalog', times, () => undefined)
  await measure('the catalog and the index', times, ({ db }) => loadIndex(db))
  if (dramas > 0)
    await measure(
      `${dramas.toLocaleString('en')} dramas, a quarter more in the index`,
      times,
      async ({ db }) => {
        await loadIndex(db)
        const few = { posts: 1_000, articles: 100, places: 100, watched: 100 }
        await fillDatabase(db, { dramas, index: Math.round(dramas / 4), people: 2 * dramas, ...few })
      },
    )
  return 0
}

async function measure(name: string, times: number, fill: (database: Database) => unknown) {
  const dir = await temporaryFolder()
  // One connection, whose process is the one whose time counts.
  const database = await openDatabase({
    dir: databaseDir({ DATA_DIR: dir }),
    connections: 1,
    answerWithin: 600_000,
  })
  try {
    await migrate(database)
    await seed(database.db)
    await fill(database)
    print(name, await callAll(database, dir, times))
  } finally {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function callAll(database: Database, dir: string, times: number): Promise<Map<string, Cost[]>> {
  const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const backend = rows[0]!.pid
  const changes = await openChanges(database)
  const env = readEnv({
    DATA_DIR: dir,
    PAGE_CACHE: 'off',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY: '0',
  })
  const app = await createApp({ env, database, changes })
  try {
    const terms = [...(await searchTerms()).values()].flat()
    const costs = new Map<string, Cost[]>()
    for (const [name, path] of Object.entries(CALLS)) {
      const runs: Cost[][] = terms.map(() => [])
      for (let turn = -1; turn < times; turn++)
        for (const [at, term] of terms.entries()) {
          const cost = await costOf(backend, async () => {
            const answer = await app.inject(path(encodeURIComponent(term)))
            if (answer.statusCode !== 200)
              throw new Error(`${path(term)}: ${answer.statusCode} ${answer.body}`)
          })
          // the first turn only warms up
          if (turn >= 0) runs[at]!.push(cost)
        }
      // The median of the turns: other work on the machine, and collecting garbage, falls on some of them.
      costs.set(name, runs.map(typical))
    }
    return costs
  } finally {
    await app.close()
    await changes.close()
  }
}

const typical = (runs: readonly Cost[]): Cost => ({
  node: median(runs.map(({ node }) => node)),
  database: median(runs.map(({ database }) => database)),
  wall: median(runs.map(({ wall }) => wall)),
})

async function costOf(backend: number, work: () => Promise<void>): Promise<Cost> {
  const [cpu, spent, start] = [process.cpuUsage(), onProcessor(backend), performance.now()]
  await work()
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  return { node: (user + system) / 1_000, database: onProcessor(backend) - spent, wall }
}

/** Milliseconds that a process has run, of Linux; more exact than its clock ticks. */
const onProcessor = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function print(name: string, costs: Map<string, Cost[]>) {
  const line = ([first, ...cells]: string[]) =>
    console.log(first!.padEnd(24) + cells.map((cell) => cell.padStart(18)).join(''))
  console.log('')
  line([name])
  line(['', 'site p50', 'site p99', 'database p50', 'database p99', 'both p99', 'wall p50', 'wall p99'])
  const reference = quantiles(costs.get(REFERENCE)!.map(both)).p50
  for (const [call, all] of costs) {
    const node = quantiles(all.map((one) => one.node))
    const database = quantiles(all.map((one) => one.database))
    const sum = quantiles(all.map(both))
    const wall = quantiles(all.map((one) => one.wall))
    line([
      call,
      ...[node.p50, node.p99, database.p50, database.p99].map(ms),
      `${ms(sum.p99)} (${(sum.p99 / reference).toFixed(1)}x)`,
      ...[wall.p50, wall.p99].map(ms),
    ])
  }
}

const ms = (value: number) => value.toFixed(2)
const both = ({ node, database }: Cost) => node + database

function quantiles(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p99: at(0.99) }
}

function read(args: string[]): { dramas: number; times: number } | undefined {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { dramas: text, times: text } })
    const options = { dramas: Number(values.dramas ?? 0), times: Number(values.times ?? 5) }
    return Object.values(options).every((number) => Number.isInteger(number) && number >= 0)
      ? options
      : undefined
  } catch {
    return undefined
  }
}
