// How long a later `npm start` takes, and the memory of the site and its PostgreSQL, idle and under load. On Linux.

import { readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '#tests/postgres.ts'
import { type SeededData, serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { addressesOf } from './answers.ts'
import { load } from './load.ts'
import { median } from './rounds.ts'
import { type Site, serveMeasured } from './servers.ts'
import type { Line } from './table.ts'

const STARTS = 5

export async function laterStart(data: SeededData): Promise<Line[]> {
  const dir = await temporaryFolder()
  await cp(data.dir, dir, { recursive: true })
  const times: number[] = []
  // The first start fills caches and does not count.
  for (let turn = 0; turn <= STARTS; turn++) {
    const start = performance.now()
    const site = await serveOn(dir, {}, { withNpm: true })
    if (turn > 0) times.push(performance.now() - start)
    await site.stop()
  }
  await rm(dir, { recursive: true, force: true })
  const now = `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`
  return [{ what: 'a later `npm start` until it listens', now, goal: '<= 1 s' }]
}

/** Pages and searches together. */
export async function memory(data: SeededData, minutes: number): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  try {
    await pause(5_000)
    const idle = memoryOf(site)
    const paths = Object.values(await addressesOf(site.url))
    let number = 0
    const next = () => ({
      path: ++number % 5 ? paths[number % paths.length]! : `/k-drama?search=tea%20${number}`,
    })
    const loaded: number[] = []
    for (let tenth = 0; tenth < 10; tenth++) {
      await load({ url: site.url, connections: 12, until: { seconds: minutes * 6 }, next })
      loaded.push(memoryOf(site))
    }
    const all = loaded.map((one) => one.toFixed(0)).join(' ')
    return [
      { what: 'memory of site and PostgreSQL, idle', now: `${idle.toFixed(0)} MB`, goal: '<= 160 MB' },
      { what: `the same, tenth by tenth of ${minutes} min of load`, now: `${all} MB`, goal: '<= 350 MB' },
    ]
  } finally {
    await site.stop()
  }
}

/** Megabytes. Processes of PostgreSQL share memory, which is divided among them; the site's own is counted in full. */
function memoryOf({ pid, postmaster }: Site): number {
  const servers = [postmaster, ...childrenOf(postmaster)].map((one) => megabytes(one, 'Pss'))
  return megabytes(pid, 'Rss') + servers.reduce((sum, one) => sum + one, 0)
}

function megabytes(pid: number, kind: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${kind}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024
  } catch {
    return 0 // has just ended
  }
}
