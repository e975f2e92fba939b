// Where the built-in server listens: a socket in its directory or, where that is impossible, a loopback port with a password.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { User } from './user.ts'

export interface Address {
  /** The server's flags for listening there. */
  flags(): Promise<string[]>
  /** The flags that give initdb the password, if there is one. */
  passwordFlags(owner: User | undefined): string[]
  /** For clients; undefined if no server ever listened there. */
  url(user: string): string | undefined
}

/** Systems cut off longer socket names (107 bytes on Linux, 103 elsewhere). */
const LONGEST_NAME = 100
const SOCKET = '.s.PGSQL.5432'

/** @param sockets whether this system has Unix sockets */
export function addressOf(dir: string, sockets = process.platform !== 'win32'): Address {
  const isShort = Buffer.byteLength(path.join(dir, SOCKET)) <= LONGEST_NAME
  if (!sockets || (!isShort && process.platform !== 'linux')) return loopback(dir)
  return {
    // Relative to the data directory, so its name may have any length. Nobody else may enter that directory.
    flags: async () => ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700'],
    passwordFlags: () => [],
    url(user) {
      const host = isShort ? dir : shortNameOf(dir)
      return host && `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`
    },
  }
}

const shortNames = new Map<string, string>()

/** Linux has a short name for every open folder. */
function shortNameOf(dir: string): string | undefined {
  if (!fs.existsSync(dir)) return undefined
  const known = shortNames.get(dir)
  // a folder that was made anew has another inode
  if (known && fs.statSync(known).ino === fs.statSync(dir).ino) return known
  const name = `/proc/self/fd/${fs.openSync(dir, 'r')}`
  shortNames.set(dir, name)
  return name
}

function loopback(dir: string): Address {
  const passwordFile = `${dir}.password`
  let port: number | undefined
  return {
    async flags() {
      port ??= await freePort()
      return ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    },
    passwordFlags(owner) {
      if (!fs.existsSync(passwordFile))
        fs.writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
      if (owner) fs.chownSync(passwordFile, owner.uid, owner.gid)
      return ['--auth-host=scram-sha-256', `--pwfile=${passwordFile}`]
    },
    url(user) {
      port ??= portOfServer(dir)
      if (!port || !fs.existsSync(passwordFile)) return undefined
      const password = fs.readFileSync(passwordFile, 'utf8').trim()
      return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
    },
  }
}

/** The port of a running server: the fourth line of its lock file. */
function portOfServer(dir: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[3]) || undefined
  } catch {
    return undefined
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}
