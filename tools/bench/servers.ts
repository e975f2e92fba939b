// The servers that are compared: the site, one that sends the same bytes, and one that stores one row.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type SeededData, type ServedSite, serveSite } from '../../scripts/served-site.ts'
import type { CapturedAnswer } from './bare.ts'
import { REQUEST_HEADERS } from './load.ts'

export interface Server {
  url: string
  pid: number
  /** the process of its PostgreSQL that started the others */
  postmaster?: number
  stop: () => Promise<void>
}

/** Headers of the connection: node:http sets its own. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The built site on a copy of the data, without rate limits. */
export async function serveMeasured(
  settings: Record<string, string>,
  data: SeededData,
  preload?: string,
): Promise<Server & Pick<ServedSite, 'dir'>> {
  const site = await serveSite({ RATE_LIMIT_SCALE: '1000000', ...settings }, data, preload ? { preload } : {})
  const lock = readFileSync(join(site.dir, 'postgres/postmaster.pid'), 'utf8')
  return { ...site, postmaster: Number(lock.split('\n')[0]) }
}

/** A bare node:http server that sends the same bytes as the site for each path. */
export async function serveBare(site: string, paths: string[]): Promise<Server> {
  return forked('bare.ts', await Promise.all(paths.map((path) => capture(site, path))))
}

/** Fastify with pg: stores one row for each request. */
export const serveOneRow = (database: string): Promise<Server> => forked('one-row.ts', database)

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

export async function capture(site: string, path: string): Promise<CapturedAnswer> {
  const [answer] = await once(get(`${site}${path}`, { headers: REQUEST_HEADERS }), 'response')
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  const raw: string[] = answer.rawHeaders
  const headers = raw.filter((_, at) => !OF_THE_CONNECTION.has(raw[at - (at % 2)]!.toLowerCase()))
  return { path, headers, body: body.toString('base64') }
}
