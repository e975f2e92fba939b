// Machines of a test: a network of its own, a small disk and the processes of each, which can be killed, paused and cut off.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { until } from '../instances/until.ts'
import { isRunning } from '../postgres.ts'

/** The network of the machines; the test itself, etcd, the proxies and the site are at its last address. */
const NETWORK = '10.213.77'
export const HERE = `${NETWORK}.254`
const BRIDGE = 'shimpyo-ha'
const DISK_MEGABYTES = 640
/** As systemd does it. */
const RESTART_AFTER = 1_000

/** @throws where this is not allowed */
export function createNetwork() {
  removeNetwork()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${HERE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
}

export function removeNetwork() {
  if (fs.existsSync(`/sys/class/net/${BRIDGE}`)) ip('link', 'del', BRIDGE)
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe', encoding: 'utf8' })

export class Machine {
  readonly name: string
  readonly address: string
  readonly disk: string
  readonly #space: string
  readonly #link: string
  #command: string[] = []
  #child: ChildProcess | null = null
  #isOn = false

  /** @param home a folder for its disk */
  constructor(number: number, home: string) {
    this.name = `postgres-${number}`
    this.address = `${NETWORK}.${number}`
    this.disk = path.join(home, this.name)
    this.#space = `shimpyo-ha-${number}`
    this.#link = `shimpyo-ha${number}`
    this.#removeSpace()
    ip('netns', 'add', this.#space)
    ip('link', 'add', this.#link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.#space)
    ip('link', 'set', this.#link, 'master', BRIDGE, 'up')
    ip('-n', this.#space, 'addr', 'add', `${this.address}/24`, 'dev', 'eth0')
    for (const device of ['eth0', 'lo']) ip('-n', this.#space, 'link', 'set', device, 'up')
    fs.mkdirSync(this.disk)
    const size = `size=${DISK_MEGABYTES}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', this.disk], { stdio: 'pipe' })
  }

  /** Starts its program, again whenever it ends, until the machine is switched off. */
  boot(command = this.#command) {
    this.#command = command
    this.#isOn = true
    const log = fs.openSync(`${this.disk}.log`, 'a')
    const child = spawn('ip', ['netns', 'exec', this.#space, ...command], { stdio: ['ignore', log, log] })
    fs.closeSync(log)
    this.#child = child
    child.once('exit', () => {
      if (!this.#isOn || this.#child !== child) return
      setTimeout(() => this.#isOn && this.#child === child && this.boot(), RESTART_AFTER)
    })
  }

  /** The power goes. */
  async kill() {
    this.#isOn = false
    const all = this.#processes()
    this.#signal('SIGKILL', all)
    await until(() => !all.some(isRunning))
  }
  pause() {
    this.#signal('SIGSTOP')
  }
  resume() {
    this.#signal('SIGCONT')
  }
  cutOff() {
    ip('link', 'set', this.#link, 'down')
  }
  reconnect() {
    ip('link', 'set', this.#link, 'up')
  }
  fillDisk() {
    const { bavail, bsize } = fs.statfsSync(this.disk)
    // Others write there meanwhile.
    const fill = `head -c ${bavail * bsize} /dev/zero > ballast || true`
    execFileSync('/bin/sh', ['-c', fill], { cwd: this.disk, stdio: 'pipe' })
  }
  emptyDisk() {
    fs.rmSync(path.join(this.disk, 'ballast'))
  }

  async remove() {
    this.resume()
    await this.kill()
    execFileSync('umount', ['--lazy', this.disk])
    this.#removeSpace()
  }

  #processes = () => ip('netns', 'pids', this.#space).split('\n').filter(Boolean).map(Number)

  #signal(signal: NodeJS.Signals, processes = this.#processes()) {
    for (const pid of processes) {
      try {
        process.kill(pid, signal)
      } catch {
        // it has just ended
      }
    }
  }

  #removeSpace() {
    if (fs.existsSync(`/sys/class/net/${this.#link}`)) ip('link', 'del', this.#link)
    if (fs.existsSync(`/run/netns/${this.#space}`)) ip('netns', 'del', this.#space)
  }
}
