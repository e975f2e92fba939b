// npm run scale: the same pages and calls on a small site and on a very large one. Prints how each grows; nothing passes or fails.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import { loadIndex } from '#server/seed/index/load-index.ts'
import { seed } from '#server/seed/seed.ts'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { fillDatabase, type SiteSize } from './fill-database.ts'
import { type Figures, requestAll, targets } from './growth.ts'

const USAGE =
  'npm run scale -- [--dramas 100000] [--index 25000] [--posts 1000000] [--watched 5000] [--times 40]'

interface ScaleOptions extends SiteSize {
  times: number
}

export default async function scale(args: string[]): Promise<number> {
  const options = read(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  const code = await buildIfStale()
  if (code !== 0) return code
  const small = { dramas: 0, index: 0, posts: 1_000, watched: 100 }
  console.log(`\nThe starter catalog with its index and 1,000 posts, then ${sizes(options)}`)
  print(await measure(small, options.times), await measure(options, options.times))
  return 0
}

const sizes = ({ dramas, index, posts, watched }: SiteSize) =>
  `${dramas.toLocaleString('en')} dramas, ${index.toLocaleString('en')} more in the index, ${posts.toLocaleString('en')} posts, ${watched.toLocaleString('en')} in one watchlist`

/** The page cache is off: every figure is the cost of making a response. */
async function measure(size: SiteSize, times: number): Promise<Figures> {
  const dir = await temporaryFolder()
  try {
    const began = performance.now()
    const opened = await openDatabase({ dir: databaseDir({ DATA_DIR: dir }), answerWithin: 600_000 })
    await migrate(opened)
    await seed(opened.db)
    await loadIndex(opened.db)
    await opened.db.execute('set statement_timeout = 0')
    const { token } = await fillDatabase(opened.db, size)
    await opened.close()
    console.log(`  filled in ${Math.round((performance.now() - began) / 1000)} s`)
    // With a key, so that where to watch is shown; nothing listens at this address.
    const tmdb = { TMDB_API_KEY: 'none', TMDB_URL: 'http://127.0.0.1:9' }
    const site = await serveOn(dir, { PAGE_CACHE: 'off', ...tmdb })
    try {
      return await requestAll(site, await targets(site.url, token, size), times)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function print(small: Figures, large: Figures) {
  const line = ([name, ...cells]: string[]) =>
    console.log(name!.padEnd(44) + cells.map((cell) => cell.padStart(12)).join(''))
  line(['', 'small p50', 'large p50', 'GROWTH', 'large p99', 'small CPU', 'large CPU', 'large KB'])
  for (const [name, before] of small) {
    const after = large.get(name)
    if (!after) continue
    const ms = (value: number) => `${value.toFixed(1)} ms`
    line([
      name,
      ms(before.p50),
      ms(after.p50),
      `${(after.p50 / before.p50).toFixed(1)}x`,
      ms(after.p99),
      ms(before.processor),
      ms(after.processor),
      after.kilobytes.toFixed(0),
    ])
  }
}

function read(args: string[]): ScaleOptions | undefined {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: { dramas: text, index: text, posts: text, watched: text, times: text },
    })
    const { dramas = 100_000, index = 25_000, posts = 1_000_000, watched = 5_000, times = 40 } = values
    const options = {
      dramas: Number(dramas),
      index: Number(index),
      posts: Number(posts),
      watched: Number(watched),
      times: Number(times),
    }
    if (!Object.values(options).every((number) => Number.isInteger(number) && number > 0)) return undefined
    return options
  } catch {
    return undefined
  }
}
