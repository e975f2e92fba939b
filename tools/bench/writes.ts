// Measures what a comment costs, from the request to the disk, beside the smallest write: one row by one statement.
import type pg from 'pg'
import { openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import { type SeededData, type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { load, type Measured } from './load.ts'
import { median } from './rounds.ts'

const ROUNDS = 3
const CONNECTIONS = [1, 32]

interface Comparison {
  connections: number
  /** one list each, pair by pair */
  site: Measured[]
  bare: Measured[]
}

/** With durable writes and without rate limits. The bare writes go to the same server, in turn with the site's. */
export async function printWrites(seconds: number, data: SeededData): Promise<void> {
  const site = await serveSite({ NEW_ACCOUNT_HOURS: '0' }, data)
  const database = await openDatabase({
    dir: databaseDir({ DATA_DIR: site.dir }),
    besideSite: true,
    connections: Math.max(...CONNECTIONS),
  })
  try {
    const write = await comments(site)
    const insert = await insertion((text) => database.pool.query(text))
    const compared: Comparison[] = []
    for (const connections of CONNECTIONS) {
      const pair: Comparison = { connections, site: [], bare: [] }
      for (let round = 0; round < ROUNDS; round++) {
        pair.site.push(await load({ ...write, connections, seconds }))
        pair.bare.push(await writeBare(Array(connections).fill(insert), seconds))
      }
      compared.push(pair)
    }
    print('Comments', compared)
  } finally {
    await database.close()
    await site.stop()
  }
}

async function insertion(ask: (text: string | pg.QueryConfig) => Promise<unknown>) {
  await ask(
    'create table if not exists bench_rows (id integer generated always as identity primary key, words text)',
  )
  return () =>
    ask({
      name: 'bench_row',
      text: 'insert into bench_rows (words) values ($1)',
      values: ['A calm evening'],
    } as pg.QueryConfig)
}

/** A post of its own and a member who writes under it; both are new to the database. */
async function comments(site: ServedSite) {
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { token: string; id: number }
  }
  const { token } = await send('/api/auth/register', {
    email: 'bench@example.com',
    password: 'a calm harbour town',
  })
  const { id } = await send(
    '/api/posts',
    { title: 'A calm evening', content: 'Which drama goes with rain?' },
    token,
  )
  let number = 0
  const body = () => ({ content: `A calm evening, number ${++number}` })
  const write = { url: new URL(`/api/posts/${id}/comments`, site.url), write: { token, body } }
  await load({ ...write, connections: 4, seconds: 1 })
  return write
}

async function writeBare(writers: (() => Promise<unknown>)[], seconds: number): Promise<Measured> {
  const waits: number[] = []
  const start = performance.now()
  await Promise.all(
    writers.map(async (insert) => {
      for (let sentAt = start; sentAt < start + seconds * 1000; sentAt = performance.now()) {
        await insert()
        waits.push(performance.now() - sentAt)
      }
    }),
  )
  const took = (performance.now() - start) / 1000
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]!
  return { perSecond: waits.length / took, answers: waits.length, p50: at(0.5), p99: at(0.99) }
}

function print(title: string, compared: Comparison[]) {
  console.log(`\n${title}`)
  const row = (name: string, cells: string[]) =>
    console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(12)).join(''))
  row('', ['site/s', 'one row/s', 'RATIO', 'p50 ms', 'one row', 'p99 ms', 'one row'])
  for (const { connections, site, bare } of compared) {
    const of = (rounds: Measured[], pick: (one: Measured) => number) => median(rounds.map(pick))
    row(`${connections} at once`, [
      of(site, (one) => one.perSecond).toFixed(0),
      of(bare, (one) => one.perSecond).toFixed(0),
      median(site.map((one, at) => one.perSecond / bare[at]!.perSecond)).toFixed(2),
      of(site, (one) => one.p50).toFixed(2),
      of(bare, (one) => one.p50).toFixed(2),
      of(site, (one) => one.p99).toFixed(2),
      of(bare, (one) => one.p99).toFixed(2),
    ])
  }
}
