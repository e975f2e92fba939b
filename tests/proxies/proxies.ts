// Real proxies on loopback, started with the files of deploy/: only ports and the site's address are replaced.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { needCommand } from '../commands.ts'

export const PROXIES = ['nginx', 'haproxy', 'caddy'] as const
type ProxyName = (typeof PROXIES)[number]

export interface RunningProxy {
  port: number
  stop: () => Promise<void>
}

export interface ProxyOptions {
  /** where the proxy listens, as its own configuration writes it; "PORT" is replaced */
  listen?: string
  /** changes the configuration further */
  edit?: (configuration: string) => string
}

/** What a file of deploy/ has for its own address and the site's. */
const FILES: Record<ProxyName, { file: string; listen: string; listenOn: string; site: string }> = {
  nginx: {
    file: 'deploy/nginx.conf',
    listen: 'listen 80;',
    listenOn: 'listen 127.0.0.1:PORT;',
    site: 'server 127.0.0.1:3000;',
  },
  haproxy: {
    file: 'deploy/haproxy.cfg',
    listen: 'bind :80',
    listenOn: 'bind 127.0.0.1:PORT',
    site: 'server site-1 127.0.0.1:3000',
  },
  caddy: {
    file: 'deploy/Caddyfile',
    listen: '\n:8080 {',
    listenOn: '\nhttp://127.0.0.1:PORT {',
    site: 'reverse_proxy site-1:3000 site-2:3000',
  },
}

/** Lets the proxy check its own file in deploy/, unchanged. @throws with the proxy's message */
export function checkDeployFile(name: ProxyName, path = FILES[name].file) {
  const folder = mkdtempSync(join(tmpdir(), 'shimpyo-proxy-'))
  try {
    const file = join(process.cwd(), path)
    run(name, name === 'nginx' ? nginxAround(folder, file) : file, 'check')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param site "127.0.0.1:3000", or "unix:/path" for a socket */
export async function startProxy(
  name: ProxyName,
  site: string,
  { listen, edit = (text) => text }: ProxyOptions = {},
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'shimpyo-proxy-'))
  const port = await freePort()
  const parts = FILES[name]
  const text = readFileSync(parts.file, 'utf8')
  for (const part of [parts.listen, parts.site])
    if (!text.includes(part)) throw new Error(`${parts.file} no longer says "${part.trim()}"`)
  const address = name === 'haproxy' ? site.replace('unix:', 'unix@') : site
  const [place] = parts.site.match(/127\.0\.0\.1:3000|site-1:3000 site-2:3000/)!
  const file = join(folder, 'configuration')
  writeFileSync(
    file,
    edit(
      text
        .replace(parts.listen, (listen ?? parts.listenOn).replace('PORT', String(port)))
        .replaceAll(place, address),
    ),
  )
  const child = run(name, name === 'nginx' ? nginxAround(folder, file) : file, 'run')
  let printed = ''
  child.stderr.on('data', (text) => {
    printed += text
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([ended, pause(3_000)])
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const socket = /unix[:@](\/[^\s;]+)/.exec(listen ?? '')?.[1]
  for (let tries = 0; !(await listensAt(socket ?? port)); tries++) {
    if (tries > 600 || child.exitCode !== null) {
      await stop()
      throw new Error(`${name} did not start:\n${printed}`)
    }
    await pause(50)
  }
  return { port, stop }
}

/** haproxy in front of two instances. @param addresses "127.0.0.1:3000" */
export const haproxyInFrontOf = ([one, two]: [string, string]) =>
  startProxy('haproxy', one, {
    edit: (text) =>
      text.replace(
        /\tserver site-1.*/g,
        (line) => `${line}\n${line.replace('site-1', 'site-2').replace(one, two)}`,
      ),
  })

const ARGUMENTS: Record<ProxyName, Record<'check' | 'run', string[]>> = {
  nginx: { check: ['-t', '-c'], run: ['-c'] },
  haproxy: { check: ['-c', '-f'], run: ['-db', '-f'] },
  caddy: {
    check: ['validate', '--adapter', 'caddyfile', '--config'],
    run: ['run', '--adapter', 'caddyfile', '--config'],
  },
}

function run(name: ProxyName, file: string, how: 'check'): undefined
function run(name: ProxyName, file: string, how: 'run'): ReturnType<typeof start>
function run(name: ProxyName, file: string, how: 'check' | 'run') {
  const args = [...ARGUMENTS[name][how], file]
  if (how === 'run') return start(name, args)
  execFileSync(needCommand(name), args, { stdio: 'pipe', env: environment() })
}

const start = (name: ProxyName, args: string[]) =>
  spawn(needCommand(name), args, { stdio: ['ignore', 'ignore', 'pipe'], env: environment() })
/** Caddy keeps files in its home. */
const environment = () => ({ PATH: process.env.PATH ?? '', HOME: tmpdir(), XDG_DATA_HOME: tmpdir() })

/** The files of conf.d are included here. @returns the file to start nginx with */
function nginxAround(folder: string, file: string): string {
  const whole = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  )
  writeFileSync(
    whole,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off; worker_processes 1; error_log stderr;',
      `pid ${folder}/pid;`,
      'events { worker_connections 512; }',
      `http { access_log off; ${temporary.join(' ')} include ${file}; }`,
    ].join('\n'),
  )
  return whole
}

async function listensAt(place: number | string): Promise<boolean> {
  const socket = typeof place === 'number' ? connect(place, '127.0.0.1') : connect(place)
  const listens = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return listens
}
