// A real PgBouncer in front of the test's PostgreSQL, on loopback.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { needCommand } from './commands.ts'
import { until } from './instances/until.ts'

export interface PgBouncer {
  /** the address of one of the server's databases */
  url: (database: string) => string
  stop: () => Promise<void>
}

/** @param serverUrl of the PostgreSQL behind it, where every role may sign in without a password */
export async function startPgBouncer(
  serverUrl: string,
  settings: { pool_mode: 'session' | 'transaction' | 'statement' } & Record<string, string>,
): Promise<PgBouncer> {
  const server = new URL(serverUrl)
  const port = await freePort()
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-pgbouncer-'))
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'any',
    unix_socket_dir: '',
    ...settings,
  }
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`)
  const file = path.join(dir, 'pgbouncer.ini')
  const database = `* = host=${server.hostname} port=${server.port} user=postgres`
  fs.writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  // it refuses to run as root, and changes the user by itself
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(needCommand('pgbouncer'), [...asUser, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text) => {
    log += text
  })
  await until(() => {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${log}`)
    return log.includes('process up')
  }, 60_000)
  return {
    url: (name) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGQUIT') // immediate shutdown
        await ended
      }
      fs.rmSync(dir, { recursive: true })
    },
  }
}
