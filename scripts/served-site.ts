// The built site in a process of its own, as visitors get it, on a database of its own: for browser tests and the bench.
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
  /** kills it without warning, as a power cut would */
  kill: () => Promise<void>
  /** null while it runs, and after it was killed */
  exitCode: () => number | null
}

/** The first start on an empty database also loads the catalogue. */
const READY_WITHIN = 180_000
const EXIT_TIMEOUT = 60_000
const ROOT = join(import.meta.dirname, '..')
/** What `npm start` and the container image start. */
const AS_STARTED = ['--max-semi-space-size=8', '--expose-gc', 'dist/server/main.js']

/** Settings of the caller's shell do not reach the site; only `settings` do. */
export async function serveSite(
  settings: Record<string, string> = {},
  from?: Pick<SeededData, 'dir'>,
): Promise<ServedSite> {
  const dir = await temporaryFolder()
  if (from) await cp(from.dir, dir, { recursive: true })
  const site = await serveOn(dir, settings)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The data of a site that was started once: whoever begins with a copy need not load the catalogue again. */
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
  /** as somebody starts it by hand; kill() kills npm and all it has started */
  withNpm?: boolean
}

/** On data that is there already, and stays. */
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
      // A test machine that is busy with other tests is slow, not overloaded.
      ...{ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY: '0', ...settings },
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
    await pause(20)
  }
}
