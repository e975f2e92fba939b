// Readers and writers at a fixed rate on several instances with one PostgreSQL: processor time, answers made anew, waits.
import fs from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServedSite, serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { type Postgres, startPostgres } from '../../tests/postgres.ts'
import { REQUEST_HEADERS } from './load.ts'
import { databaseTime, processorTime } from './processor-time.ts'

/** A second, on all instances together. */
export interface Mix {
  reads: number
  writes: number
  seconds: number
}

export interface MixMeasured {
  reads: number
  writes: number
  /** answers that were made anew, on all instances */
  made: number
  /** milliseconds of processor time of all instances, and of PostgreSQL */
  site: number
  database: number
  /** milliseconds until an answer */
  p50: number
  p99: number
}

export interface Cluster {
  sites: ServedSite[]
  measure: (mix: Mix) => Promise<MixMeasured>
  close: () => Promise<void>
}

const ADMIN = { email: 'admin@example.com', password: 'tea at midnight 7' }
const METRICS_TOKEN = 'a-token-of-sixteen-or-more'
/** What readers ask for in turn: those of the community change with each write. */
export const CHANGING = ['/community', '/api/posts', '/community?sort=top', '/api/posts?sort=top']
const CONSTANT = ['/', '/k-drama', '/drama/1', '/api/dramas/top-rated']
/** What is commented on. */
const POSTS = 20
const aPost = (number: number) => ({
  title: `Post ${number}`,
  content: 'Words that are read again and again. '.repeat(10),
})
/** Connections of the readers to one instance. */
const CONNECTIONS = 50

export async function startCluster(instances: number): Promise<Cluster> {
  const home = await temporaryFolder()
  const postgres = await startPostgres({ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' })
  const sites: ServedSite[] = []
  const settings = {
    DATABASE_URL: postgres.url(),
    // A busy machine is slow, not overloaded.
    MAX_IN_FLIGHT: '100000',
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, METRICS_TOKEN },
  }
  for (let at = 0; at < instances; at++) sites.push(await serveOn(join(home, `data-${at}`), settings))
  const { token } = await post<{ token: string }>(`${sites[0]!.url}/api/auth/login`, {
    ...{ identifier: ADMIN.email, password: ADMIN.password },
  })
  const posts: number[] = []
  for (let at = 1; at <= POSTS; at++)
    posts.push((await post<{ id: number }>(`${sites[0]!.url}/api/posts`, aPost(at), token)).id)
  const writer = { token, posts }
  return {
    sites,
    measure: (mix) => measure(sites, postgres, writer, mix),
    async close() {
      await Promise.all(sites.map((site) => site.kill()))
      await postgres.stop()
      fs.rmSync(home, { recursive: true, force: true })
    },
  }
}

interface Writer {
  token: string
  posts: number[]
}

async function measure(
  sites: ServedSite[],
  postgres: Postgres,
  writer: Writer,
  mix: Mix,
): Promise<MixMeasured> {
  // Everything is cached, and compiled.
  await Promise.all([read(sites, { ...mix, seconds: 3 }), write(sites, writer, { ...mix, seconds: 3 })])
  const spent = () => ({
    site: sites.reduce((sum, { pid }) => sum + processorTime(pid)!, 0),
    database: databaseTime(postgres.pid())!,
  })
  const [madeBefore, before] = [await madeBy(sites), spent()]
  const [answers, writes] = await Promise.all([
    read(sites, mix),
    write(sites, writer, mix),
    pause(mix.seconds * 1_000),
  ])
  const waits = answers.filter((wait) => !Number.isNaN(wait))
  const after = spent()
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
  return {
    reads: waits.length,
    writes,
    made: (await madeBy(sites)) - madeBefore,
    site: after.site - before.site,
    database: after.database - before.database,
    p50: at(0.5),
    p99: at(0.99),
  }
}

/** At a fixed rate, whether answers arrive or not. @returns how long each took; NaN: refused */
async function read(sites: ServedSite[], { reads, seconds }: Mix): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const paths = CHANGING.flatMap((path, at) => [path, CONSTANT[at]!])
  const waits: Promise<number>[] = []
  const start = performance.now()
  for (let at = 0; at < reads * seconds; at++) {
    const due = start + (at * 1_000) / reads
    if (performance.now() < due) await pause(Math.max(0, due - performance.now()))
    const { url } = sites[at % sites.length]!
    waits.push(ask(`${url}${paths[Math.floor(at / sites.length) % paths.length]}`, agent))
  }
  const all = await Promise.all(waits)
  agent.destroy()
  return all
}

function ask(url: string, agent: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: REQUEST_HEADERS }, (answer) => {
      const wait = () => (answer.statusCode === 200 ? performance.now() - start : Number.NaN)
      answer.resume().on('end', () => resolve(wait()))
    }).on('error', reject)
  })
}

let number = 0
/** Comments at a fixed rate, on each instance in turn. @returns how many were written */
async function write(
  sites: ServedSite[],
  { token, posts }: Writer,
  { writes, seconds }: Mix,
): Promise<number> {
  const start = performance.now()
  const under: Promise<unknown>[] = []
  for (let at = 0; at < writes * seconds; at++) {
    await pause(Math.max(0, start + (at * 1_000) / writes - performance.now()))
    const { url } = sites[at % sites.length]!
    under.push(
      post(`${url}/api/posts/${posts[at % posts.length]}/comments`, { content: `Words ${++number}` }, token),
    )
  }
  return (await Promise.allSettled(under)).filter(({ status }) => status === 'fulfilled').length
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

async function madeBy(sites: ServedSite[]): Promise<number> {
  let made = 0
  for (const { url } of sites) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    made += Number(/^kept_answers_misses_total (\d+)/m.exec(await answer.text())?.[1])
  }
  return made
}
