// The processes of the built-in server: PostgreSQL itself, and a watchdog that stops it when its owner has ended.
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Address } from './address.ts'
import { PROGRAM_ENV, program } from './programs.ts'
import { SETTINGS } from './settings.ts'
import { chownRecursively, runAs } from './user.ts'

/** Names the owner of the server; the watchdog of an earlier owner reads here that another has taken over. */
const OWNER = 'site-owner'
/** Seconds without an owner after which the watchdog stops the server. */
const OWNERLESS_FOR = 20

export interface ServerProcess {
  /** Stops it cleanly, if it still runs. */
  stop(): void
  /** Its log output once it has ended; null while it runs. */
  ended(): string | null
}

/** Starts the server. It outlives this process. */
export async function startServer(dir: string, address: Address): Promise<ServerProcess> {
  const as = runAs(dir)
  // PostgreSQL refuses a directory that others may enter, and a copied one often has such rights.
  fs.chmodSync(dir, 0o700)
  if (as.user) chownRecursively(dir, as.user)
  const log = `${dir}.log`
  const settings = [...SETTINGS, ...(await address.flags())].flatMap((setting) => ['-c', setting])
  const output = fs.openSync(log, 'w', 0o600)
  let ended: (() => string) | null = null
  let child: ChildProcess
  try {
    child = spawn(...as.command(program('postgres'), ['-D', dir, ...settings]), {
      ...as.options,
      env: PROGRAM_ENV,
      // In a process group of its own: Ctrl-C and a kill of the site's group must not reach it.
      detached: true,
      stdio: ['ignore', 'ignore', output],
    })
    child.once('error', (error) => {
      ended = () => error.message
    })
    child.once('exit', () => {
      ended ??= () => fs.readFileSync(log, 'utf8')
    })
    child.unref()
  } finally {
    fs.closeSync(output)
  }
  return { ended: () => ended?.() ?? null, stop: () => void child.kill('SIGINT') }
}

// Runs in the data directory. Its input ends when the owner ends; an owner that stops cleanly writes a line first.
const WATCHDOG_SCRIPT = `read -r word && exit
read -r pid < postmaster.pid || exit
sleep ${OWNERLESS_FOR}
[ -e ${OWNER} ] && [ "$(cat ${OWNER})" != "$1" ] && exit
[ -e /proc/self/comm ] && [ "$(cat "/proc/$pid/comm")" != postgres ] && exit
kill -INT "$pid"`

export interface Watchdog {
  /** Ends the watchdog and leaves the server alone. */
  dismiss(): void
}

/** From now on only this owner's watchdog may stop the server. */
export function claimServer(dir: string, token: string): void {
  const { user } = runAs(dir)
  const file = path.join(dir, OWNER)
  fs.writeFileSync(`${file}.new`, token)
  if (user) fs.chownSync(`${file}.new`, user.uid, user.gid)
  fs.renameSync(`${file}.new`, file)
}

/** Stops the server soon after this process has ended, unless another owner has claimed it. Not on Windows, which has no sh. */
export function startWatchdog(dir: string, token: string): Watchdog {
  const as = runAs(dir)
  if (process.platform === 'win32') return { dismiss() {} }
  const watchdog: ChildProcess = spawn(...as.command('/bin/sh', ['-c', WATCHDOG_SCRIPT, 'sh', token]), {
    ...as.options,
    cwd: dir,
    env: PROGRAM_ENV,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => {}) // without a shell the server only runs longer
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  return { dismiss: () => watchdog.stdin?.end('goodbye\n') }
}

/** Stops the server cleanly: cuts open connections and writes everything to disk. */
export async function stopServer(dir: string, pid: number, within: number): Promise<void> {
  if (process.platform === 'win32')
    spawn(program('pg_ctl'), ['stop', '-D', dir, '-m', 'fast'], { stdio: 'ignore', env: PROGRAM_ENV })
  else process.kill(pid, 'SIGINT')
  const file = path.join(dir, 'postmaster.pid')
  for (const end = Date.now() + within; fs.existsSync(file) && Date.now() < end; ) await pause(10)
}
