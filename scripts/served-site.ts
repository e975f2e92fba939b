// The built site in a child process with its own database: for browser tests, system tests and benchmarks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface ServedSite {
  /** without a slash at its end */
  url: string
  pid: number
  /** its DATA_DIR */
  dir: string
  /** everything it has printed so far */
  log: () => string
  stop: () => Promise<void>
  /** kill -9 */
  kill: () => Promise<void>
  /** null while it runs, and after it was killed */
  exitCode: () => number | null
}

/** A first start on an empty database also loads the catalogue. */
const READY_WITHIN = 180_000
const EXIT_TIMEOUT = 60_000
const ROOT = join(import.meta.dirname, '..')
/** The same flags as `npm start` and the container image. */
const AS_STARTED = ['--max-semi-space-size=8', '--heap-growing-percent=40', 'dist/server/main.js']

/** The site gets only `settings`, not the settings of the caller's shell. */
export async function serveSite(
  settings: Record<string, string> = {},
  from?: Pick<SeededData, 'dir'>,
  options: ProcessOptions = {},
): Promise<ServedSite> {
  const dir = await temporaryFolder()
  if (from) await cp(from.dir, dir, { recursive: true })
  const site = await serveOn(dir, settings, options)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The data of a site that was started once: a copy saves loading the catalogue again. */
export interface SeededData {
  dir: string
  remove: () => Promise<void>
}

export async function seedData(): Promise<SeededData> {
  const dir = await temporaryFolder()
  const site = await serveOn(dir, {})
  await site.stop()
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'shimpyo-site-'))

interface ProcessOptions {
  /** `ulimit -n` of the process */
  openFiles?: number
  /** a module that is loaded first */
  preload?: string
  /** started through npm; kill() kills npm and everything it started */
  withNpm?: boolean
}

/** Uses an existing DATA_DIR and does not remove it. */
export async function serveOn(
  dir: string,
  settings: Record<string, string>,
  { openFiles, preload, withNpm = false }: ProcessOptions = {},
): Promise<ServedSite> {
  const port = settings.PORT ?? String(await freePort())
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  const site = [process.execPath, ...(preload ? ['--import', preload] : []), ...AS_STARTED]
  const command = withNpm ? ['npm', 'start'] : site
  const limited = openFiles ? ['/bin/sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`] : []
  const [program = '', ...args] = [...limited, ...command]
  const server = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: withNpm,
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_ENV: 'production', PORT: port, DATA_DIR: dir },
      NODE_COMPILE_CACHE: join(ROOT, 'dist/.compiled'),
      ...{ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error', DRAW_AHEAD: 'off', ...settings },
    },
  })
  let printed = ''
  let hasEnded = false
  const ended = once(server, 'exit').then(() => {
    hasEnded = true
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      printed += text
    })

  const stop = async () => {
    server.kill('SIGTERM')
    const inTime = await Promise.race([ended.then(() => true), pause(EXIT_TIMEOUT, false)])
    if (!inTime) server.kill('SIGKILL')
    await ended
  }

  const kill = async () => {
    if (!withNpm) server.kill('SIGKILL')
    else if (!hasEnded) process.kill(-server.pid!, 'SIGKILL')
    await ended
  }

  const deadline = Date.now() + READY_WITHIN
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (/ is at http/.test(printed))
      return { url, dir, pid: server.pid!, log: () => printed, stop, kill, exitCode: () => server.exitCode }
    if (hasEnded || Date.now() > deadline) {
      await stop()
      throw new Error(`The site did not start. It printed:\n${printed}`)
    }
    await pause(5)
  }
}
