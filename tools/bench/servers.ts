// The two servers that are compared, and what their processes have cost so far.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { CapturedAnswer } from './bare.ts'
import { REQUEST_HEADERS } from './load.ts'

export interface Server {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Headers of the connection: node:http sets its own. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A bare node:http server that sends the same bytes as the site for each path. */
export async function serveBare(site: string, paths: string[]): Promise<Server> {
  const answers = await Promise.all(paths.map((path) => capture(site, path)))
  const child = fork(join(import.meta.dirname, 'bare.ts'))
  child.send(answers)
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

/** Processor time of a process and all its threads, in milliseconds; undefined where there is no /proc. */
export function processorTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return ticks * 10
  } catch {
    return undefined
  }
}
