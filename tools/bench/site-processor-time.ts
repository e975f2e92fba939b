// What a site and its PostgreSQL have cost so far: on a busy machine this says more than the clock.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedSite } from '../../scripts/served-site.ts'
import { childrenOf } from '../../tests/postgres.ts'

/** @returns a function that says how many milliseconds on a processor, of all threads, they have cost since then */
export function siteProcessorTime(site: Pick<ServedSite, 'pid' | 'dir'>): () => number {
  const before = ofProcesses(site)
  return () => {
    let cost = 0
    for (const [pid, now] of ofProcesses(site)) cost += now - (before.get(pid) ?? 0)
    return cost
  }
}

function ofProcesses({ pid, dir }: Pick<ServedSite, 'pid' | 'dir'>): Map<number, number> {
  const postmaster = Number(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return new Map([pid, postmaster, ...childrenOf(postmaster)].map((process) => [process, ofProcess(process)]))
}

function ofProcess(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
  } catch {
    return 0 // it has just ended
  }
}
