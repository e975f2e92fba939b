// npm run bench: the site beside a bare server that sends the same bytes, and beside a bare write. It has no pass or fail.
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { seedData, serveSite } from '../../scripts/served-site.ts'
import { interleave, type Pace, warmUp } from './rounds.ts'
import { type Server, serveBare } from './servers.ts'
import { compared, HEADING } from './table.ts'
import { printWrites } from './writes.ts'

const USAGE = 'npm run bench -- [--connections 16] [--seconds 1] [--rounds 4]'

export default async function bench(args: string[]): Promise<number> {
  const pace = paceFrom(args)
  if (!pace) {
    console.error(USAGE)
    return 1
  }
  const code = await buildIfStale()
  if (code !== 0) return code
  const running: Server[] = []
  const data = await seedData()
  try {
    const site = await serveSite({}, data)
    running.push(site)
    const targets = await targetsOf(site.url)
    const bare = await serveBare(site.url, Object.values(targets))
    running.push(bare)
    console.log(
      `${pace.connections} connections, ${pace.rounds} rounds of ${pace.seconds} s each in turn, brotli\n`,
    )

    console.log(`Cached answers\n${HEADING}`)
    await measure(targets, [site, bare], pace)
    await site.stop()
    running.shift()

    const fresh = await serveSite({ PAGE_CACHE: 'off' }, data)
    running.push(fresh)
    console.log(`\nThe same without the cache\n${HEADING}`)
    await measure(targets, [fresh, bare], { ...pace, rounds: Math.ceil(pace.rounds / 2) })
    await printWrites(pace.seconds, data)
  } finally {
    await Promise.all(running.map((server) => server.stop()))
    await data.remove()
  }
  return 0
}

async function measure(targets: Record<string, string>, servers: [Server, Server], pace: Pace) {
  await warmUp(servers, Object.values(targets), pace)
  for (const [name, path] of Object.entries(targets)) {
    const [site, bare] = await interleave(servers, path, pace)
    console.log(compared(name, site!, bare!))
  }
}

async function targetsOf(site: string): Promise<Record<string, string>> {
  const dramas: { id: number }[] = await (await fetch(`${site}/api/dramas/top-rated`)).json()
  return {
    home: '/',
    browse: '/k-drama',
    'one drama': `/drama/${dramas[0]?.id}`,
    'GET /api/dramas': '/api/dramas',
  }
}

function paceFrom(args: string[]): Pace | undefined {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { connections: text, seconds: text, rounds: text } })
    const { connections = 16, seconds = 1, rounds = 4 } = values
    const pace = { connections: Number(connections), seconds: Number(seconds), rounds: Number(rounds) }
    const sensible = pace.connections >= 1 && pace.seconds > 0 && pace.rounds >= 1
    return sensible && Number.isInteger(pace.connections) && Number.isInteger(pace.rounds) ? pace : undefined
  } catch {
    return undefined
  }
}
