// npm run scale: the same pages and calls on a small site and on a very large one, and how each grows. Nothing passes or fails.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { makeData, type SiteSize } from './fill-database.ts'
import { type Figures, measureSite } from './growth.ts'
import { growthTable } from './growth-table.ts'

const LARGE = {
  dramas: 100_000,
  index: 25_000,
  people: 200_000,
  posts: 1_000_000,
  articles: 2_000,
  places: 2_000,
  watched: 5_000,
}
const SMALL: SiteSize = {
  dramas: 0,
  index: 0,
  people: 1_000,
  posts: 1_000,
  articles: 0,
  places: 0,
  watched: 100,
}
const TIMES = 40

const USAGE = `npm run scale -- [${Object.entries(LARGE)
  .map(([name, count]) => `--${name} ${count}`)
  .join('] [')}] [--times ${TIMES}] [--data FOLDER]
  --data keeps the two filled sites in a folder, and uses them again`

export default async function scale(args: string[]): Promise<number> {
  const options = read(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  const code = await buildIfStale()
  if (code !== 0) return code
  const { size, times, data } = options
  const began = performance.now()
  const folder = data ?? (await temporaryFolder())
  try {
    const small = await measure(join(folder, 'small'), SMALL, times)
    const large = await measure(join(folder, 'large'), size, times)
    console.log(`\nThe starter catalog with its index and 1,000 posts, beside ${words(size)}.`)
    console.log(`${times} times each; ${minutesSince(began)} minutes in all, load at the end ${load()}.\n`)
    for (const line of growthTable(small, large)) console.log(line)
  } finally {
    if (!data) await rm(folder, { recursive: true, force: true })
  }
  return 0
}

const number = (value: number) => value.toLocaleString('en')
const words = ({ dramas, index, people, posts, articles, places, watched }: SiteSize) =>
  `${number(dramas)} dramas, ${number(index)} more in the index, ${number(people)} people and as many members, ${number(posts)} posts, ${number(articles)} articles, ${number(places)} places, and ${number(watched)} dramas in one watchlist`
const minutesSince = (began: number) => ((performance.now() - began) / 60_000).toFixed(1)
const load = () => loadavg()[0]!.toFixed(1)

/** The page cache is off: every figure is the cost of making a response. */
async function measure(dir: string, size: SiteSize, times: number): Promise<Figures> {
  if (!existsSync(dir)) {
    const began = performance.now()
    await makeData(`${dir}-unfinished`, size)
    await rename(`${dir}-unfinished`, dir)
    console.log(`Filled with ${number(size.dramas)} dramas in ${minutesSince(began)} minutes, load ${load()}`)
  }
  // As the image and the service have it: a site of this size does not run under npm.
  const asTheImage = { MALLOC_ARENA_MAX: '1' }
  // With a key, so that where to watch is shown; nothing listens at this address.
  const tmdb = { TMDB_API_KEY: 'none', TMDB_URL: 'http://127.0.0.1:9' }
  const site = await serveOn(dir, { PAGE_CACHE: 'off', ...asTheImage, ...tmdb })
  try {
    return await measureSite(site, size, times)
  } finally {
    await site.stop()
  }
}

function read(args: string[]): { size: SiteSize; times: number; data?: string } | undefined {
  const names = Object.keys(LARGE) as (keyof SiteSize)[]
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: { ...Object.fromEntries(names.map((name) => [name, text])), times: text, data: text },
    }) as { values: Record<string, string | undefined> }
    const size = Object.fromEntries(
      names.map((name) => [name, Number(values[name] ?? LARGE[name])]),
    ) as unknown as SiteSize
    const times = Number(values.times ?? TIMES)
    const isSensible = [...Object.values(size), times].every((count) => Number.isInteger(count) && count > 0)
    return isSensible ? { size, times, ...(values.data && { data: values.data }) } : undefined
  } catch {
    return undefined
  }
}
