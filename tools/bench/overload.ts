// Four times as many requests as the site can answer: how many are answered, how fast, and how soon it recovers.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededData } from '../../scripts/served-site.ts'
import { load } from './load.ts'
import { type Site, serveMeasured } from './servers.ts'
import type { Line } from './table.ts'

const SECONDS = 20
const PICTURE = '/logos/logo-green.svg'
const CACHED = '/api/dramas'

interface Answered {
  path: string
  status: number
  ms: number
}

let number = 0
const newSearch = () => `/k-drama?search=tea%20${++number}`

export async function overload(data: SeededData): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
  try {
    const next = () => ({ path: newSearch() })
    const calm = await load({ url: site.url, connections: 8, until: { seconds: 5 }, next })
    await ask(site, CACHED, agent)
    const answers = await flood(site, Math.round(calm.perSecond * 4), agent)
    const recovered = await untilWell(site, calm.p50 * 2 + 20, agent)
    const of = (one: (path: string) => boolean) => answers.filter(({ path }) => one(path))
    const neverRefused = of((path) => path === PICTURE || path === CACHED)
    const pages = of((path) => path !== PICTURE && path !== CACHED)
    const refused = (some: Answered[]) => some.filter(({ status }) => status !== 200).length
    const waits = pages.filter(({ status }) => status === 200).map(({ ms }) => ms)
    waits.sort((a, b) => a - b)
    return [
      {
        what: 'four times too much: pictures and cached answers refused',
        ...{ now: `${refused(neverRefused)} of ${neverRefused.length}`, goal: 'never' },
      },
      {
        what: 'the same: pages answered, and their longest hundredth',
        now: `${pages.length - refused(pages)} of ${pages.length}, ${waits[Math.floor(waits.length * 0.99)]?.toFixed(0)} ms`,
        goal: '',
      },
      { what: 'after it, until as fast as before', now: `${recovered} ms`, goal: '<= 5 s' },
    ]
  } finally {
    agent.destroy()
    await site.stop()
  }
}

/** Sends at a fixed rate, whether answers arrive or not; one in ten is a picture, one a cached answer. */
async function flood(site: Site, rate: number, agent: Agent): Promise<Answered[]> {
  const all: Promise<Answered>[] = []
  const start = performance.now()
  while (all.length < rate * SECONDS) {
    const due = Math.min(rate * SECONDS, ((performance.now() - start) / 1_000) * rate)
    while (all.length < due) {
      const kind = all.length % 10
      all.push(ask(site, kind === 0 ? PICTURE : kind === 1 ? CACHED : newSearch(), agent))
    }
    await pause(20)
  }
  return Promise.all(all)
}

/** Status 0: no answer. */
function ask({ url }: Site, path: string, agent: Agent): Promise<Answered> {
  const start = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number) => resolve({ path, status, ms: performance.now() - start })
    get(url + path, { agent }, (answer) => {
      answer.resume().on('end', () => settle(answer.statusCode ?? 0))
    }).on('error', () => settle(0))
  })
}

/** Milliseconds until three answers in a row are as fast as before. */
async function untilWell(site: Site, quick: number, agent: Agent): Promise<number> {
  const start = performance.now()
  for (let inTime = 0; inTime < 3 && performance.now() - start < 60_000; ) {
    const { status, ms } = await ask(site, newSearch(), agent)
    inTime = status === 200 && ms < quick ? inTime + 1 : 0
    await pause(50)
  }
  return Math.round(performance.now() - start)
}
