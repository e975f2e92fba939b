// A real PostgreSQL server for tests, in a temporary directory, never run as root, removed afterwards.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PROGRAM_ENV, program } from '#embedded-postgres/programs.ts'
import { chownRecursively, runAs } from '#embedded-postgres/user.ts'
import { freePort } from '../scripts/free-port.ts'

export type Postgres = {
  /** Its data directory. */
  data: string
  /** The address of one of its databases. */
  url(database?: string): string
  /** The process id of the postmaster. */
  pid(): number
  /** Kills all its processes at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again after kill(). */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server. Durability is off: it lives only as long as the tests. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-postgres-'))
  const as = runAs(dir)
  if (as.user) chownRecursively(dir, as.user)
  const spawned = { ...as.options, cwd: dir, env: PROGRAM_ENV }
  const data = path.join(dir, 'data')
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(...as.command(program('initdb'), init), { ...spawned, stdio: 'pipe' })
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    io_method: 'sync',
    ...settings,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // The shell waits for its input to end: after this process ends, even by kill -9, it removes the server and its files.
  const script = ['-c', KEEPER, 'sh', dir, program('postgres'), '-D', data, ...flags]
  const keeper = spawn(...as.command('/bin/sh', script), {
    ...spawned,
    stdio: ['pipe', 'ignore', fs.openSync(path.join(dir, 'log'), 'a')],
  })
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilUp(url(), keeper, path.join(dir, 'log'))
  const pid = () => Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    data,
    url,
    pid,
    async kill() {
      const all = [pid(), ...childrenOf(pid())]
      for (const one of all) process.kill(one, 'SIGKILL')
      while (all.some(isRunning)) await pause(20)
    },
    async revive() {
      keeper.stdin?.write('again\n')
      await untilUp(url(), keeper, path.join(dir, 'log'))
    },
    async stop() {
      keeper.stdin?.end()
      await ended
    },
  }
}

const KEEPER =
  'dir=$1; shift; "$@" & while read again; do "$@" & done; kill -INT $!; wait $!; cd /; rm -rf "$dir"'

/** The processes that one has started. */
export const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number)

/** A zombie counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function untilUp(url: string, keeper: { exitCode: number | null }, log: string) {
  for (let tries = 0; tries < 200; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      if (keeper.exitCode != null) break
      await pause(50)
    }
  }
  throw new Error(`The test server did not start: ${fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : ''}`)
}
