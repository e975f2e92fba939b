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
    const { cachedAt, ...costs } = await measureCosts(one)
    const cached = [...cachedAt].map(([reads, ms]) => `${ms.toFixed(2)} at ${reads}`).join(', ')
    console.log(
      `Measured, in ms of the site: cached ${cached} a second, made anew ${costs.made.site.toFixed(2)}, a write ${costs.write.site.toFixed(2)}; of PostgreSQL: made anew ${costs.made.database.toFixed(2)}, a write ${costs.write.database.toFixed(2)}\n`,
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
        const cached = { site: cachedAt.get(mix.reads / instances)!, database: 0 }
        const expected = modelled(trafficOf(mix), instances, { ...costs, cached }).site
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

/** Of each row, the reads of one instance: an answer from memory costs three times as much at 20 a second as at 400. */
const RATES = [...new Set(MIXES.flatMap(({ reads }) => [reads / 2, reads]))].sort((a, b) => a - b)
const BOTH = { reads: 60, writes: 5 }

/** On one instance: reads of what is cached, writes that nobody reads, and both together. */
async function measureCosts(cluster: Cluster): Promise<Costs & { cachedAt: Map<number, number> }> {
  const measure = (mix: Omit<Mix, 'seconds'>) => cluster.measure({ ...mix, seconds: SECONDS })
  // Nothing is asked: timers, probes, and the metrics at the end.
  const idle = (await measure({ reads: 0, writes: 0 })).site
  const cachedAt = new Map<number, number>()
  for (const rate of RATES) {
    const reading = await measure({ reads: rate, writes: 0 })
    cachedAt.set(rate, (reading.site - idle) / reading.reads)
  }
  const cached = cachedAt.get(BOTH.reads)!
  const writing = await measure({ reads: 0, writes: 20 })
  const write = { site: (writing.site - idle) / writing.writes, database: writing.database / writing.writes }
  const both = await measure(BOTH)
  const made = {
    site: (both.site - idle - (both.reads - both.made) * cached - both.writes * write.site) / both.made,
    database: (both.database - both.writes * write.database) / both.made,
  }
  return {
    ...measuredCosts(),
    idle: { site: idle / SECONDS, database: 0 },
    cachedAt,
    write,
    made,
  }
}
