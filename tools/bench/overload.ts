// npm run overload: four times as many requests as the site can answer. Prints how many were answered, how fast, and how soon the site recovers.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { seedData, serveSite } from '../../scripts/served-site.ts'
import { load } from './load.ts'

interface Answered {
  status: number
  retryAfter: number
  ms: number
}

/** Pages that are not cached: no address is requested twice. */
let number = 0
const address = () => `/k-drama?search=tea%20${++number}`

export default async function overload([seconds = '30']: string[]): Promise<number> {
  const code = await buildIfStale()
  if (code !== 0) return code
  const data = await seedData()
  const site = await serveSite({ PAGE_CACHE: 'off', MAX_EVENT_LOOP_DELAY: '300' }, data)
  try {
    const calm = await load({
      url: new URL(`${site.url}/k-drama`),
      connections: 8,
      until: { seconds: 5 },
    })
    const rate = Math.round(calm.perSecond * 4)
    console.log(
      `Alone: ${calm.perSecond.toFixed(0)} pages a second, p99 ${calm.p99.toFixed(0)} ms. Now ${rate} a second for ${seconds} s.`,
    )
    const before = memoryOf(site.pid)
    const { answers, most } = await flood(site.url, rate, Number(seconds), site.pid)
    tell(answers, before, most)
    console.log(`Back to normal ${await untilWell(site.url, calm.p50 * 2 + 20)} ms after the last request.`)
    return 0
  } finally {
    await site.stop()
    await data.remove()
  }
}

/** Sends at a fixed rate, whether responses arrive or not. */
async function flood(url: string, rate: number, seconds: number, pid: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
  const answers: Answered[] = []
  const waiting = new Set<Promise<unknown>>()
  let most = 0
  const start = performance.now()
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1_000) * rate)
    for (; sent < due; sent++) {
      const one = ask(url + address(), agent).then((answer) => {
        answers.push(answer)
        waiting.delete(one)
      })
      waiting.add(one)
    }
    most = Math.max(most, memoryOf(pid))
    await pause(20)
  }
  await Promise.all(waiting)
  agent.destroy()
  return { answers, most }
}

function ask(url: string, agent?: Agent): Promise<Answered> {
  const start = performance.now()
  return new Promise((done) => {
    const settle = (status: number, retryAfter = 0) =>
      done({ status, retryAfter, ms: performance.now() - start })
    request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => settle(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0)))
      answer.on('error', () => settle(0))
    })
      .on('error', () => settle(0))
      .end()
  })
}

function tell(answers: Answered[], before: number, most: number) {
  const of = (status: number) => answers.filter((answer) => answer.status === status)
  const [fine, later] = [of(200), of(503)]
  const p = (list: Answered[], share: number) => {
    const waits = list.map(({ ms }) => ms).sort((a, b) => a - b)
    return `${(waits[Math.floor(waits.length * share)] ?? Number.NaN).toFixed(0)} ms`
  }
  const timed = later.filter(({ retryAfter }) => retryAfter > 0).length
  console.log(`Answered: ${fine.length}, p50 ${p(fine, 0.5)}, p99 ${p(fine, 0.99)}.`)
  console.log(
    `Refused: ${later.length} (${timed} with Retry-After), p50 ${p(later, 0.5)}, p99 ${p(later, 0.99)}.`,
  )
  console.log(
    `Anything else: ${answers.length - fine.length - later.length}. Memory: ${before} MB before, ${most} MB at most.`,
  )
}

/** Resident memory in MB, where the system reports it. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1_024)
  } catch {
    return 0
  }
}

/** Recovered: three responses in a row as fast as before. */
async function untilWell(url: string, quick: number): Promise<number> {
  const start = performance.now()
  for (let inTime = 0; inTime < 3; ) {
    const { status, ms } = await ask(url + address())
    inTime = status === 200 && ms < quick ? inTime + 1 : 0
    if (performance.now() - start > 60_000) return Number.POSITIVE_INFINITY
    await pause(50)
  }
  return Math.round(performance.now() - start)
}
