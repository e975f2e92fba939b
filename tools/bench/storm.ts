// npm run bench:storm: writers and readers on several instances. Prints how many answers each write makes anew, and how long readers wait.
import os from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { CHANGING, startCluster } from './mix.ts'

export default async function benchStorm(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { instances: text, reads: text, writes: text, seconds: text },
  })
  const instances = Number(values.instances ?? 4)
  const reads = Number(values.reads ?? 200)
  const seconds = Number(values.seconds ?? 20)
  const code = await buildIfStale()
  if (code !== 0) return code
  const cluster = await startCluster(instances)
  try {
    console.log(
      `${instances} instances, ${reads} reads a second, half of them of ${CHANGING.length} addresses that change with each write; ${seconds} s`,
    )
    console.log(
      '| reads; writes | made anew for each write | p50 | p99 | processors busy: site | PostgreSQL |',
    )
    console.log('|---|---|---|---|---|---|')
    for (const writes of (values.writes ?? '5,50').split(',').map(Number)) {
      const measured = await cluster.measure({ reads, writes, seconds })
      const busy = (ms: number) => `${((100 * ms) / (seconds * 1_000)).toFixed(1)} %`
      console.log(
        `| ${measured.reads}; ${measured.writes} | ${(measured.made / measured.writes).toFixed(1)} | ${measured.p50.toFixed(1)} ms | ${measured.p99.toFixed(0)} ms | ${busy(measured.site)} | ${busy(measured.database)} |`,
      )
    }
    console.log(`Load of the machine: ${os.loadavg()[0]!.toFixed(1)}`)
    return 0
  } finally {
    await cluster.close()
  }
}
