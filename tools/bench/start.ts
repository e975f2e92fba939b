// How long a later `npm start` takes until the site answers, and the memory of everything after load.
import { cp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type SeededData, serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { load } from './load.ts'
import { memoryOf } from './memory.ts'
import { addressesOf } from './pages.ts'
import { median } from './rounds.ts'
import { serveMeasured } from './servers.ts'
import { type Line, plain } from './table.ts'
import { commentsOn } from './writes.ts'

const STARTS = 7

export async function printStarts(data: SeededData): Promise<Line[]> {
  const dir = await temporaryFolder()
  await cp(data.dir, dir, { recursive: true })
  const times = { npm: [] as number[], node: [] as number[] }
  try {
    for (let turn = 0; turn < STARTS; turn++)
      for (const withNpm of [true, false]) {
        const start = performance.now()
        const site = await serveOn(dir, {}, { withNpm })
        // The first turn fills caches.
        if (turn > 0) times[withNpm ? 'npm' : 'node'].push(performance.now() - start)
        await site.stop()
      }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
  console.log(`\nLater starts, median of ${STARTS - 1}`)
  const range = (list: number[]) =>
    `${median(list).toFixed(0)} ms (${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)})`
  console.log(plain('npm start until it listens', range(times.npm), '<= 400 ms'))
  console.log(plain('node dist/server/main.js until it listens', range(times.node), ''))
  return [
    {
      what: '`npm start`, a later start until it listens',
      ...{ before: '600 to 1,300 ms', now: range(times.npm), goal: '<= 400 ms' },
    },
  ]
}

/** Pages, searches and comments together; the memory is read every tenth of the time. */
export async function printMemory(data: SeededData, minutes: number): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  try {
    await pause(3_000)
    const addresses = Object.values(await addressesOf(site.url))
    const comments = await commentsOn(site)
    console.log(`\nMemory of the site and its PostgreSQL in MB, ${minutes} min of mixed load\n`)
    const totals: number[] = []
    const show = (when: string) => {
      const { site: ours, database } = memoryOf(site.pid, site.postmaster!)
      totals.push(ours + database)
      console.log(
        plain(
          when,
          `${ours.toFixed(0)} + ${database.toFixed(0)} = ${(ours + database).toFixed(0)}`,
          '<= 150',
        ),
      )
    }
    show('idle')
    let number = 0
    const until = { seconds: minutes * 6 }
    const at = (path: string) => ({ url: new URL(path, site.url), connections: 2, until })
    for (let tenth = 1; tenth <= 10; tenth++) {
      await Promise.all([
        ...addresses.map((path) => load(at(path))),
        load({ ...at('/k-drama'), nextPath: () => `/k-drama?search=tea%20${++number}` }),
        load({ ...at(comments.path), write: comments.write! }),
      ])
      show(`after ${((tenth * minutes) / 10).toFixed(1)} min`)
    }
    await pause(40_000)
    show('40 s later')
    const [idle, ...loaded] = totals.map((one) => one.toFixed(0))
    return [
      {
        what: `memory, site and PostgreSQL, ${minutes} min of mixed load`,
        before: '183 MB',
        now: `${idle} MB idle, ${Math.min(...loaded.map(Number))} to ${Math.max(...loaded.map(Number))}`,
        goal: '<= 150 MB, flat',
      },
    ]
  } finally {
    await site.stop()
  }
}
