// The small end for real: measures what each kind of work costs, then compares what the model says of one and two instances.
import { type Cluster, type Mix, startCluster } from '../bench/mix.ts'
import { type Costs, madeAnew, measuredCosts, processorTime as modelled, type Traffic } from './model.ts'

const SECONDS = 8
const MIXES = [
  { reads: 120, writes: 2 },
  { reads: 40, writes: 10 },
]
const TOLERANCE = 0.2

/** Half of the reads ask for four addresses that change with each write. */
const trafficOf = ({ reads, writes }: Omit<Mix, 'seconds'>): Traffic => ({
  ...{ reads, writes, changing: 0.5, addresses: 4, personal: 0, live: 0 },
})

/** @returns 0 if every figure is within 20 % */
export async function check(): Promise<number> {
  const [one, two] = [await startCluster(1), await startCluster(2)]
  try {
    // Code that has not run often costs twice as much.
    for (const cluster of [one, two]) await cluster.measure({ reads: 200, writes: 20, seconds: SECONDS })
    const costs = await measureCosts(one)
    console.log(
      `Measured, in ms of the site: cached ${costs.cached.site.toFixed(3)}, made anew ${costs.made.site.toFixed(2)}, a write ${costs.write.site.toFixed(2)}; of PostgreSQL: made anew ${costs.made.database.toFixed(2)}, a write ${costs.write.database.toFixed(2)}\n`,
    )
    console.log(
      '| instances | reads; writes a second | made anew a second: measured; modelled | site, ms of processor time a second: measured; modelled | off by |',
    )
    console.log('|---|---|---|---|---|')
    let worst = 0
    for (const [instances, cluster] of [
      [1, one],
      [2, two],
    ] as const)
      for (const mix of MIXES) {
        const measured = await cluster.measure({ ...mix, seconds: SECONDS })
        const site = measured.site / SECONDS
        const expected = modelled(trafficOf(mix), instances, costs).site
        const off = expected / site - 1
        worst = Math.max(worst, Math.abs(off))
        console.log(
          `| ${instances} | ${mix.reads}; ${mix.writes} | ${(measured.made / SECONDS).toFixed(1)}; ${madeAnew(trafficOf(mix), instances).toFixed(1)} | ${site.toFixed(0)}; ${expected.toFixed(0)} | ${(off * 100).toFixed(0)} % |`,
        )
      }
    console.log(
      `\nAt most ${(worst * 100).toFixed(0)} % off; ${worst <= TOLERANCE ? 'within' : 'NOT within'} 20 %`,
    )
    return worst <= TOLERANCE ? 0 : 1
  } finally {
    await one.close()
    await two.close()
  }
}

/** On one instance: reads of what is cached, writes that nobody reads, and both together. */
async function measureCosts(cluster: Cluster): Promise<Costs> {
  const measure = (mix: Omit<Mix, 'seconds'>) => cluster.measure({ ...mix, seconds: SECONDS })
  // Nothing is asked: timers, probes, and the metrics at the end.
  const idle = (await measure({ reads: 0, writes: 0 })).site
  const reading = await measure({ reads: 200, writes: 0 })
  const cached = (reading.site - idle) / reading.reads
  const writing = await measure({ reads: 0, writes: 20 })
  const write = { site: (writing.site - idle) / writing.writes, database: writing.database / writing.writes }
  const both = await measure({ reads: 60, writes: 5 })
  const made = {
    site: (both.site - idle - (both.reads - both.made) * cached - both.writes * write.site) / both.made,
    database: (both.database - both.writes * write.database) / both.made,
  }
  return {
    ...measuredCosts(),
    idle: { site: idle / SECONDS, database: 0 },
    cached: { site: cached, database: 0 },
    write,
    made,
  }
}
