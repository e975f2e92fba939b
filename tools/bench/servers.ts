// The servers that are compared: the site, one that sends the same bytes, and one that stores one row.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import { type SeededData, type ServedSite, serveOn, serveSite } from '../../scripts/served-site.ts'
import type { CapturedAnswer } from './bare.ts'
import { REQUEST_HEADERS } from './load.ts'

export interface Server {
  url: string
  pid: number
  /** the process of its PostgreSQL that started the others */
  postmaster?: number
  stop: () => Promise<void>
}
export type Site = Server & Pick<ServedSite, 'dir'> & { postmaster: number }

/** Headers of the connection: node:http sets its own. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const WITHOUT_LIMITS = { RATE_LIMIT_SCALE: '1000000' }

/** The built site on a copy of the data, without rate limits. */
export const serveMeasured = async (settings: Record<string, string>, data: SeededData): Promise<Site> =>
  withPostmaster(await serveSite({ ...WITHOUT_LIMITS, ...settings }, data))

/** The built site on the data itself. */
export const serveFilled = async (settings: Record<string, string>, dir: string): Promise<Site> =>
  withPostmaster(await serveOn(dir, { ...WITHOUT_LIMITS, ...settings }))

function withPostmaster(site: ServedSite): Site {
  const lock = readFileSync(join(site.dir, 'postgres/postmaster.pid'), 'utf8')
  return { ...site, postmaster: Number(lock.split('\n')[0]) }
}

/** A bare node:http server that sends the same bytes as the site for each path. */
export async function serveBare(site: string, paths: string[]): Promise<Server> {
  return forked('bare.ts', await Promise.all(paths.map((path) => capture(site, path))))
}

/** Fastify with pg, on the PostgreSQL that the site has started: stores one row for each request. */
export async function serveOneRow({ dir, postmaster }: Site): Promise<Server> {
  const database = await openDatabase({ dir: databaseDir({ DATA_DIR: dir }), besideSite: true })
  await database.close()
  return { ...(await forked('one-row.ts', database.url)), postmaster }
}

/** A program that gets one message, and answers with its port. */
async function forked(program: string, message: string | CapturedAnswer[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, program))
  child.send(message)
  const [port] = await once(child, 'message')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop }
}

async function capture(site: string, path: string): Promise<CapturedAnswer> {
  const [answer] = await once(get(`${site}${path}`, { headers: REQUEST_HEADERS }), 'response')
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  const raw: string[] = answer.rawHeaders
  const headers = raw.filter((_, at) => !OF_THE_CONNECTION.has(raw[at - (at % 2)]!.toLowerCase()))
  return { path, headers, body: body.toString('base64') }
}
