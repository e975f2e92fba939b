// The memory of the idle built site and its PostgreSQL, after a first start and after a later one.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { childrenOf } from '../tests/postgres.ts'
import { type ServedSite, serveOn } from './served-site.ts'

const MOST_MEGABYTES = 160
/** A first start loads the starter catalogue and the index; what that leaves is gone at the next start. */
const MOST_AFTER_LOADING = 260
/** Loaded into the site: SIGUSR2 prints which of Node's built-in modules are loaded. */
const PRELOAD = `data:text/javascript,process.on('SIGUSR2', () =>
  console.log('loaded modules: ' + JSON.stringify(process.moduleLoadList)))`

let home: string | undefined
let site: ServedSite | undefined
afterEach(async () => {
  await site?.stop()
  site = undefined
  if (home) fs.rmSync(home, { recursive: true, force: true })
})

/** On an empty database. */
async function firstStart() {
  home = fs.mkdtempSync(join(tmpdir(), 'shimpyo-memory-'))
  site = await serveOn(join(home, 'data'), {}, { preload: PRELOAD })
  return site
}

async function loadedModules({ pid, log }: ServedSite): Promise<string[]> {
  process.kill(pid, 'SIGUSR2')
  const printed = () => /loaded modules: (.*)\n/.exec(log())?.[1]
  await expect.poll(printed).toBeTruthy()
  return JSON.parse(printed()!)
}

/** Rss is all memory of a process; Pss divides shared memory among the processes that share it. */
function megabytes(pid: number, kind: 'Rss' | 'Pss'): number {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${kind}: +(\\d+) kB$`, 'm').exec(text)![1]) / 1024
}

const postmasterOf = ({ dir }: ServedSite) =>
  Number(fs.readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

function memoryOf(site: ServedSite): number {
  const postmaster = postmasterOf(site)
  const servers = [postmaster, ...childrenOf(postmaster)].map((pid) => megabytes(pid, 'Pss'))
  // The test runs on the same Node: their shared part of its program counts in full.
  return servers.reduce((sum, one) => sum + one, megabytes(site.pid, 'Rss'))
}

test('the bundle has no letter beyond Latin 1, for which V8 would keep two bytes for every letter of its file', () => {
  const files = fs.readdirSync('dist/server').map((name) => join('dist/server', name))
  const wide = files.filter((file) => /[^\0-\xff]/.test(fs.readFileSync(file, 'utf8')))
  expect(wide).toEqual([])
})

describe.skipIf(process.platform !== 'linux')('after a first start', () => {
  test('neither a TypeScript compiler nor an HTTP client was loaded', async () => {
    const modules = await loadedModules(await firstStart())
    expect(modules).toContain('NativeModule http')
    expect(modules.filter((name) => /amaro|undici/.test(name))).toEqual([])
  })

  test(`the site and its PostgreSQL take less than ${MOST_AFTER_LOADING} MB, and ${MOST_MEGABYTES} after a later start`, async () => {
    const first = await firstStart()
    await expect.poll(() => memoryOf(first), { interval: 500 }).toBeLessThan(MOST_AFTER_LOADING)
    await first.stop()
    site = await serveOn(join(home!, 'data'), {}, { preload: PRELOAD })
    const later = site
    await expect.poll(() => memoryOf(later), { interval: 500 }).toBeLessThan(MOST_MEGABYTES)
  })
})
