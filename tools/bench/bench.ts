// npm run bench: the table of what answers, writes, starts and memory cost, beside bare servers that do the same.
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { type SeededData, seedData } from '../../scripts/served-site.ts'
import { anew, cached } from './answers.ts'
import { growth } from './growth.ts'
import { laterStart, memory } from './memory.ts'
import { overload } from './overload.ts'
import type { Pace } from './rounds.ts'
import { type Line, tableOf } from './table.ts'
import { writes } from './writes.ts'

const PARTS: Record<string, (data: SeededData, pace: Pace, minutes: number) => Promise<Line[]>> = {
  cached,
  anew,
  writes,
  start: (data) => laterStart(data),
  memory: (data, _, minutes) => memory(data, minutes),
  growth: (data) => growth(data),
  overload: (data) => overload(data),
}
const PACE = { connections: 4, seconds: 1, rounds: 3 }

const USAGE = `npm run bench -- [--only ${Object.keys(PARTS).join(',')}] [--minutes 1]`

export default async function bench(args: string[]): Promise<number> {
  const options = read(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  const code = await buildIfStale()
  if (code !== 0) return code
  const data = await seedData()
  const lines: Line[] = []
  try {
    for (const part of options.parts) {
      console.log(`${part} ...`)
      lines.push(...(await PARTS[part]!(data, PACE, options.minutes)))
    }
  } finally {
    await data.remove()
  }
  console.log(`\n${tableOf(lines)}`)
  return 0
}

function read(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { only: text, minutes: text } })
    const parts = values.only?.split(',') ?? Object.keys(PARTS)
    const minutes = Number(values.minutes ?? 1)
    return minutes > 0 && parts.every((part) => part in PARTS) ? { parts, minutes } : undefined
  } catch {
    return undefined
  }
}
