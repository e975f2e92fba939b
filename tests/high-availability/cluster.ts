// Three machines with PostgreSQL and Patroni, etcd and haproxy, from the files of deploy/: only addresses, folders and
// passwords are replaced.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { until } from '../instances/until.ts'
import { createNetwork, HERE, Machine, removeNetwork } from './machines.ts'

const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip', 'setpriv']
const FOLDERS = ['/usr/bin', '/usr/sbin', '/sbin', '/bin', '/usr/local/bin']
const SERVERS = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL of the system. */
function programsOfPostgres(): string | undefined {
  if (!fs.existsSync(SERVERS)) return undefined
  const versions = fs.readdirSync(SERVERS).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => path.join(SERVERS, version, 'bin'))
    .find((bin) => fs.existsSync(`${bin}/postgres`))
}

/** What this machine lacks for these tests, in words; null if nothing. */
export function lacking(): string | null {
  const missing = PROGRAMS.filter((name) => !FOLDERS.some((folder) => fs.existsSync(path.join(folder, name))))
  if (!programsOfPostgres()) missing.push('postgresql')
  if (missing.length > 0) return missing.join(', ')
  try {
    if (process.getuid?.() !== 0) return 'the rights of root'
    createNetwork()
    removeNetwork()
    return null
  } catch {
    return 'the right to make a network'
  }
}

interface Member {
  name: string
  role: string
  state: string
}

export interface Cluster {
  machines: Machine[]
  /** through haproxy */
  primaryUrl: string
  primary: () => Promise<Machine>
  /** resolves when another machine than this one takes writes */
  promoted: (before: Machine) => Promise<Machine>
  /** resolves when one leads, two follow, and one of them has every write that is acknowledged */
  isWhole: () => Promise<void>
  switchOver: () => Promise<void>
  stop: () => Promise<void>
}

export async function startCluster(home: string): Promise<Cluster> {
  createNetwork()
  const closing: (() => unknown)[] = [removeNetwork]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    // PostgreSQL does not run as root.
    fs.chmodSync(home, 0o755)
    const [clients, peers] = [await freePort(), await freePort()]
    closing.push(await startEtcd(path.join(home, 'etcd'), clients, peers))
    const machines: Machine[] = []
    for (const number of [1, 2, 3]) {
      const machine = new Machine(number, home)
      machines.push(machine)
      closing.push(() => machine.remove())
      machine.boot(patroni(machine, `${HERE}:${clients}`, home))
      // The first one creates the database.
      if (number === 1) await until(() => leads(machine), 120_000)
    }
    const port = await freePort()
    closing.push(await startHaproxy(machines, port, home))
    const cluster = clusterOf(machines)
    await cluster.isWhole()
    return { ...cluster, primaryUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const ask = (machine: Machine, what: string, init: RequestInit = {}) =>
  fetch(`http://${machine.address}:8008${what}`, {
    ...init,
    signal: AbortSignal.timeout(init.body ? 30_000 : 2_000),
  })

const leads = (machine: Machine) =>
  ask(machine, '/primary').then(
    ({ ok }) => ok,
    () => false,
  )

function clusterOf(machines: Machine[]) {
  const leader = async (among: Machine[]) => {
    const answers = await Promise.all(among.map(leads))
    return among.find((_, at) => answers[at])
  }
  const primary = async () => {
    let found: Machine | undefined
    await until(async () => {
      found = await leader(machines)
      return found !== undefined
    }, 120_000)
    return found!
  }
  return {
    machines,
    primary,
    async promoted(before: Machine) {
      let found: Machine | undefined
      await until(async () => {
        found = await leader(machines.filter((machine) => machine !== before))
        return found !== undefined
      }, 120_000)
      return found!
    },
    async isWhole() {
      await until(async () => {
        const cluster = ask(await primary(), '/cluster').then((answer) => answer.json())
        const { members } = (await cluster.catch(() => ({ members: [] }))) as { members: Member[] }
        const run = members.filter(({ state }) => state === 'running' || state === 'streaming')
        return run.length === 3 && members.some(({ role }) => role === 'sync_standby')
      }, 180_000)
    },
    async switchOver() {
      const from = await primary()
      const answer = await ask(from, '/switchover', {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
      })
      if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`)
    },
  }
}

function patroni(machine: Machine, etcd: string, home: string): string[] {
  const { uid, gid } = postgresUser()
  fs.chownSync(machine.disk, uid, gid)
  const replaced: [string | RegExp, string][] = [
    ['name: postgres-1', `name: ${machine.name}`],
    [/10\.0\.0\.11/g, machine.address],
    ['10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379', etcd],
    ['/var/lib/postgresql/shimpyo', path.join(machine.disk, 'data')],
    [/bin_dir: .*/, `bin_dir: ${programsOfPostgres()}`],
    [/10\.0\.0\.0\/24 scram-sha-256/g, `${HERE.replace(/\d+$/, '0')}/24 trust`],
    ['local all all peer', 'local all all trust'],
    // The disk is small, and the socket must be of this machine alone.
    ["wal_log_hints: 'on'", `wal_log_hints: 'on'\n        max_wal_size: 96MB\n        min_wal_size: 48MB`],
    ['  pg_hba:', `  parameters:\n    unix_socket_directories: ${machine.disk}\n  pg_hba:`],
  ]
  const file = path.join(home, `${machine.name}.yml`)
  fs.writeFileSync(file, edited('deploy/patroni.yml', replaced))
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    'env',
    `HOME=${machine.disk}`,
    'patroni',
    file,
  ]
}

function postgresUser() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** @throws if the file no longer has what is replaced */
function edited(file: string, replaced: [string | RegExp, string][]): string {
  return replaced.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`${file} no longer says ${from}`)
      return text.replace(from, to)
    },
    fs.readFileSync(file, 'utf8'),
  )
}

function startHaproxy(machines: Machine[], port: number, home: string) {
  const file = path.join(home, 'haproxy-postgres.cfg')
  const addresses = machines.map(({ address }, at): [RegExp, string] => [
    new RegExp(`10\\.0\\.0\\.1${at + 1}`, 'g'),
    address,
  ])
  const listening: [string, string] = ['bind :5000', `bind 127.0.0.1:${port}`]
  fs.writeFileSync(file, edited('deploy/haproxy-postgres.cfg', [...addresses, listening]))
  return run('haproxy', ['-db', '-f', file])
}

async function startEtcd(dir: string, clients: number, peers: number) {
  const [client, peer] = [`http://${HERE}:${clients}`, `http://127.0.0.1:${peers}`]
  const stop = await run('etcd', [
    ...['--name', 'one', '--data-dir', dir, '--log-level', 'error', '--enable-v2'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `one=${peer}`,
    ],
  ])
  const isUp = () =>
    fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isUp, 60_000)
  return stop
}

/** @returns how to stop it */
async function run(program: string, args: string[]) {
  const PATH = [process.env.PATH, ...FOLDERS].join(':')
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore', env: { ...process.env, PATH } })
  const ended = once(child, 'exit')
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}
