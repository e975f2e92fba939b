// npm run bench:live: many open pages on several instances while posts are written. Prints how soon all pages hear of them.
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { type ServedSite, serveOn, temporaryFolder } from '../../scripts/served-site.ts'
import { startPostgres } from '../../tests/postgres.ts'
import { delayAt, openPages } from './live-listeners.ts'
import type { SentPost } from './live-pages.ts'
import { memoryOf } from './memory.ts'
import { databaseTime, processorTime } from './processor-time.ts'

const ADMIN = { email: 'admin@example.com', password: 'tea at midnight 7' }
/** Milliseconds until a change counts as lost. */
const LAST_WAIT = 5_000

export default async function benchLive(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { pages: text, instances: text, changes: text, seconds: text },
  })
  const [pages, instances, changes, seconds] = [
    Number(values.pages ?? 20_000),
    Number(values.instances ?? 4),
    Number(values.changes ?? 5),
    Number(values.seconds ?? 30),
  ]
  const code = await buildIfStale()
  if (code !== 0) return code
  const home = await temporaryFolder()
  const postgres = await startPostgres({ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' })
  const sites: ServedSite[] = []
  try {
    const settings = {
      DATABASE_URL: postgres.url(),
      DATABASE_POOL: '5',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Each page says an address of its own, and the limit of open pages for an address is in force.
      TRUST_PROXY: '1',
      LIVE_STREAMS: String(Math.ceil(pages / instances)),
    }
    for (let at = 0; at < instances; at++) sites.push(await serveOn(join(home, `data-${at}`), settings))
    await pause(2_000)
    const memory = () => sites.map(({ pid }) => memoryOf(pid, postgres.pid()).site)
    const idle = memory()
    const opening = performance.now()
    const listeners = await openPages(
      sites.map(({ url }) => Number(new URL(url).port)),
      pages,
    )
    console.log(
      `${whole(pages)} pages open on ${instances} instances after ${((performance.now() - opening) / 1_000).toFixed(1)} s. ${changes} changes a second for ${seconds} s ...`,
    )
    const full = memory()
    const spent = () => [...sites.map(({ pid }) => processorTime(pid)!), databaseTime(postgres.pid())!]
    const before = spent()
    const start = performance.now()
    const posts = await write(sites, changes, seconds)
    await pause(LAST_WAIT)
    const took = performance.now() - start
    const cpu = spent().map((now, at) => (now - before[at]!) / took)
    const most = memory()
    const received = await listeners.received(posts)
    const at = (share: number) => `${whole(delayAt(received, share))} ms`
    console.log(`\n| | |\n|---|---|`)
    const row = (name: string, value: string) => console.log(`| ${name} | ${value} |`)
    row('changes written', whole(posts.length))
    row('deliveries expected', whole(posts.length * pages))
    row('p50; p99; most, from sending the write', [0.5, 0.99, 1].map(at).join('; '))
    row(
      'lost; twice; out of order; broken streams',
      [received.lost, received.doubled, received.disordered, received.broken].map(whole).join('; '),
    )
    const perStream = sites.map((_, at) => ((full[at]! - idle[at]!) * instances) / pages)
    row('memory of a stream', `${(1_000 * Math.max(...perStream)).toFixed(0)} KB at most`)
    row('memory of an instance: idle; all open; at the end', [idle, full, most].map(megabytes).join('; '))
    row('processors busy: an instance', `${percents(cpu.slice(0, -1))}`)
    row('processors busy: database; the pages', percents([cpu.at(-1)!, received.cpu / took]))
    row(
      'load of the machine',
      os
        .loadavg()
        .map((load) => load.toFixed(1))
        .join('; '),
    )
    return received.lost + received.doubled + received.disordered > 0 ? 1 : 0
  } finally {
    await Promise.all(sites.map((site) => site.kill()))
    await postgres.stop()
    fs.rmSync(home, { recursive: true, force: true })
  }
}

/** At a fixed rate, on each instance in turn, one after the other: so their ids are in order. */
async function write(sites: ServedSite[], perSecond: number, seconds: number): Promise<SentPost[]> {
  const token = await signIn(sites[0]!.url)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const posts: SentPost[] = []
  const start = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    await pause(Math.max(0, start + (number * 1_000) / perSecond - performance.now()))
    const { url } = sites[number % sites.length]!
    const at = performance.timeOrigin + performance.now()
    const body = JSON.stringify({ title: `Change ${number}`, content: 'x' })
    const answer = await fetch(`${url}/api/posts`, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`A post was answered with ${answer.status}`)
    posts.push({ id: ((await answer.json()) as { id: number }).id, at })
  }
  return posts
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: ADMIN.email, password: ADMIN.password }),
  })
  return ((await answer.json()) as { token: string }).token
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US')
const percents = (shares: number[]) => shares.map((share) => `${(share * 100).toFixed(0)} %`).join('; ')
const megabytes = (all: number[]) => `${Math.round(Math.max(...all))} MB`
