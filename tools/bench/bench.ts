// npm run bench: what answers, writes, starts and memory cost, beside bare servers that do the same. It has no pass or fail.
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { type SeededData, seedData } from '../../scripts/served-site.ts'
import { printBytes } from './first-view.ts'
import { printAnew, printCached, printPeer, printSearches } from './pages.ts'
import { printProfile } from './profile.ts'
import type { Pace } from './rounds.ts'
import { printMemory, printStarts } from './start.ts'
import { type Line, tableOf } from './table.ts'
import { printWrites } from './writes.ts'

const PARTS: Record<string, (data: SeededData, pace: Pace, minutes: number) => Promise<Line[]>> = {
  bytes: (data) => printBytes(data),
  cached: printCached,
  anew: printAnew,
  search: printSearches,
  comments: printWrites,
  start: (data) => printStarts(data),
  memory: (data, _, minutes) => printMemory(data, minutes),
}

const USAGE = `npm run bench -- [--only ${Object.keys(PARTS).join(',')}] [--connections 4] [--seconds 1] [--rounds 3] [--minutes 1]
npm run bench -- --profile PATH [--cache on] [--connections 4]     (PATH: /k-drama, "comment" or "search")
npm run bench -- --peer URL [--peer-pid PID]`

export default async function bench(args: string[]): Promise<number> {
  const options = read(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  const code = await buildIfStale()
  if (code !== 0) return code
  const data = await seedData()
  try {
    const { profile, cache, peer, peerPid, parts, pace, minutes } = options
    if (profile) {
      await printProfile(data, profile, { cache, connections: pace.connections })
      return 0
    }
    if (peer) {
      await printPeer(data, pace, peer, peerPid)
      return 0
    }
    console.log(
      `${pace.connections} connections, median of ${pace.rounds} rounds of ${pace.seconds} s in turn. Processor time in ms per answer`,
    )
    const lines: Line[] = []
    for (const part of parts) lines.push(...(await PARTS[part]!(data, pace, minutes)))
    console.log(`\n${tableOf(lines)}`)
  } finally {
    await data.remove()
  }
  return 0
}

function read(args: string[]) {
  const text = { type: 'string' } as const
  const options = {
    ...{ connections: text, seconds: text, rounds: text, minutes: text },
    ...{ only: text, profile: text, cache: text, peer: text, 'peer-pid': text },
  }
  try {
    const { values } = parseArgs({ args, options })
    const { connections = 4, seconds = 1, rounds = 3, minutes = 1, profile, cache } = values
    const pace = { connections: Number(connections), seconds: Number(seconds), rounds: Number(rounds) }
    const parts = values.only?.split(',') ?? Object.keys(PARTS)
    const isSensible =
      Number.isInteger(pace.connections) &&
      Number.isInteger(pace.rounds) &&
      pace.connections >= 1 &&
      pace.rounds >= 1 &&
      pace.seconds > 0 &&
      Number(minutes) > 0 &&
      parts.every((part) => part in PARTS)
    if (!isSensible) return undefined
    return {
      profile,
      cache: cache === 'on' ? ('on' as const) : ('off' as const),
      ...(values.peer && { peer: new URL(values.peer) }),
      peerPid: Number(values['peer-pid']),
      parts,
      pace,
      minutes: Number(minutes),
    }
  } catch {
    return undefined
  }
}
