// npm run bench -- --profile PATH: the fifteen functions that take most of the time of a page made anew, as text.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type SeededData, temporaryFolder } from '../../scripts/served-site.ts'
import { type Load, load } from './load.ts'
import { newSearches } from './pages.ts'
import { serveMeasured } from './servers.ts'
import { commentsOn } from './writes.ts'

const TOP = 15
const SECONDS = 5

/** Loaded into the site: SIGUSR2 starts the profile, and ends it with a file. */
const preloadFor = (file: string) =>
  `data:text/javascript,
  import { Session } from 'node:inspector/promises'
  import { writeFileSync } from 'node:fs'
  let session
  process.on('SIGUSR2', async () => {
    if (session) {
      const { profile } = await session.post('Profiler.stop')
      writeFileSync(${JSON.stringify(file)}, JSON.stringify(profile))
      return
    }
    session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  })`.replaceAll('\n', '%0A')

/** @param path an address, "comment", or "search" for pages of searches never seen before */
export async function printProfile(
  data: SeededData,
  path: string,
  { cache, connections }: { cache: 'on' | 'off'; connections: number },
): Promise<void> {
  const folder = await temporaryFolder()
  const file = join(folder, 'profile.json')
  const site = await serveMeasured({ PAGE_CACHE: cache }, data, preloadFor(file))
  try {
    const work = path === 'comment' ? await commentsOn(site) : path === 'search' ? await searches() : { path }
    const about: Omit<Load, 'until'> = {
      url: new URL(work.path, site.url),
      connections,
      ...('write' in work && work.write && { write: work.write }),
      ...('nextPath' in work && work.nextPath && { nextPath: work.nextPath }),
    }
    await load({ ...about, until: { seconds: 3 } })
    process.kill(site.pid, 'SIGUSR2')
    await pause(100)
    const { answers } = await load({ ...about, until: { seconds: SECONDS } })
    process.kill(site.pid, 'SIGUSR2')
    const profile = await written(file)
    console.log(`\n${path}, cache ${cache}: ${answers} answers in ${SECONDS} s. Own time of the top ${TOP}:`)
    for (const line of topOf(profile)) console.log(line)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function searches() {
  const { page } = await newSearches()
  return { path: page(), nextPath: page }
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

async function written(file: string): Promise<Profile> {
  for (;;) {
    await pause(200)
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text)
  }
}

/** Own time by function, as a share of the time the process was busy. */
function topOf({ nodes, samples, timeDeltas }: Profile): string[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = url ? `  ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}` : ''
      return [id, `${functionName || '(anonymous)'}${place}`]
    }),
  )
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const name = names.get(id)!
    times.set(name, (times.get(name) ?? 0) + timeDeltas[at]!)
  }
  times.delete('(idle)')
  // what ends the profile
  for (const name of times.keys()) if (name.includes('node:inspector')) times.delete(name)
  const all = [...times.values()].reduce((sum, one) => sum + one, 0)
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, TOP)
    .map(([name, time]) => `${((time / all) * 100).toFixed(1).padStart(6)} %  ${name}`)
}
