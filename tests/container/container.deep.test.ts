// The container as an operator meets it: built from the Dockerfile, run as compose.yaml says, killed, made anew, replaced.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { aPicture } from '#tests/pictures.ts'
import { freePort } from '../../scripts/free-port.ts'
import { aBucket } from '../bucket.ts'
import { caller, signIn } from '../instances/caller.ts'
import { until } from '../instances/until.ts'
import { startPostgres } from '../postgres.ts'
import { startProxy } from '../proxies/proxies.ts'
import { makeDebian, makeNode, makeSite } from './images.ts'
import { AS_HERE, noContainers, type Podman, startPodman } from './podman.ts'

interface Service {
  init: boolean
  read_only: boolean
  tmpfs: string[]
  cap_drop: string[]
  security_opt: string[]
  stop_grace_period: string
  environment: Record<string, string>
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const service: Service = compose.services['site-1']
const ADMIN = { email: 'admin@example.com', password: 'tea at midnight 7' }
const OWN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_SCALE: '1000' }

let podman: Podman
let why = noContainers()
const close: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  if (!why) {
    podman = startPodman()
    close.push(podman.close)
    why = await makeDebian(podman)
      .then(() => podman.run('run', '--rm', ...AS_HERE, 'debian:bookworm-slim', 'true'))
      .then(
        () => undefined,
        (error: Error) => error.message.trim().split('\n').at(-1),
      )
  }
  if (why) return console.log(`No container was tried: ${why}`)
  await makeNode(podman)
  await makeSite(podman, 'shimpyo')
}, 600_000)
afterAll(async () => {
  for (const one of close.reverse()) await one()
}, 60_000)

/** Starts a container with the rights of compose.yaml, and waits until it is ready. */
async function start(name: string, settings: Record<string, string>) {
  const env = { HOST: '127.0.0.1', ...settings }
  const rights = [
    ...(service.init ? ['--init'] : []),
    ...(service.read_only ? ['--read-only'] : []),
    ...service.tmpfs.map((place) => `--tmpfs=${place}`),
    ...service.cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...service.security_opt.map((option) => `--security-opt=${option}`),
    `--stop-timeout=${Number.parseInt(service.stop_grace_period, 10)}`,
  ]
  const options = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`)
  const own = ['--detach', `--name=${name}`, `--volume=${name}:/data`]
  await podman.run('run', ...own, ...AS_HERE, ...rights, ...options, 'shimpyo')
  const url = `http://127.0.0.1:${settings.PORT}`
  await until(async () => {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (!ready) await pause(300)
    if (!ready && (await podman.run('inspect', '--format={{.State.Running}}', name)) === 'false')
      throw new Error(await podman.run('logs', name))
    return ready?.ok === true
  })
  return url
}

const inside = (name: string, ...command: string[]) => podman.run('exec', name, ...command)

test('a container that is killed and made anew has the account, the post and the upload', async ({
  skip,
}) => {
  skip(why !== undefined, why)
  const settings = { PORT: String(await freePort()), ...OWN }
  const url = await start('alone', settings)
  const admin = (await signIn(url, ADMIN))(url)
  const account = { email: 'minji@example.com', password: 'a rainy ferry to Jeju' }
  expect((await caller(url).send('POST', '/api/auth/register', account)).status).toBe(201)
  const { body: post } = await admin.send<{ id: number }>('POST', '/api/posts', {
    title: 'Before the kill',
    content: 'Still here?',
  })
  const { body: upload } = await admin.send<{ url: string }>('POST', '/api/upload', await aPicture())
  const picture = await (await fetch(url + upload.url)).arrayBuffer()

  expect(await inside('alone', 'id', '-un')).toBe('nobody')
  const status = await inside('alone', 'cat', '/proc/self/status')
  expect(status).toMatch(/^CapEff:\s*0+$/m)
  expect(status).toMatch(/^CapBnd:\s*0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\s*1$/m)
  await expect(inside('alone', 'touch', '/app/x')).rejects.toThrow('Read-only file system')
  await inside('alone', 'touch', '/tmp/x', '/data/x')
  await podman.run('healthcheck', 'run', 'alone')
  expect(await inside('alone', 'node', 'scripts/run.mjs', 'admin', account.email)).toMatch(/admin/)

  await podman.run('kill', '--signal=KILL', 'alone')
  await podman.run('rm', 'alone')
  await start('alone', settings)
  const again = (await signIn(url, account))(url)
  expect((await again.get(`/api/posts/${post.id}`)).body).toMatchObject({ title: 'Before the kill' })
  expect((await again.get('/api/admin/users')).status).toBe(200)
  expect(await (await fetch(url + upload.url)).arrayBuffer()).toEqual(picture)
  await podman.run('stop', 'alone')
  expect(await podman.run('inspect', '--format={{.State.ExitCode}}', 'alone')).toBe('0')
}, 240_000)

test('one of two containers behind haproxy is replaced, and no reader or writer notices', async ({
  skip,
}) => {
  skip(why !== undefined, why)
  const [postgres, bucket] = await Promise.all([startPostgres(), aBucket(join(podman.folder, 'bucket'))])
  close.push(postgres.stop, bucket.stop)
  const shared = {
    ...OWN,
    DATABASE_URL: postgres.url(),
    ...bucket.settings,
    TRUST_PROXY: service.environment.TRUST_PROXY!,
    DRAIN_SECONDS: service.environment.DRAIN_SECONDS!,
  }
  const ports = [String(await freePort()), String(await freePort())]
  const names = ['site-1', 'site-2']
  const startSite = (index: number) => start(names[index]!, { ...shared, PORT: ports[index]! })
  await Promise.all([startSite(0), startSite(1)])
  const proxy = await startProxy('haproxy', `127.0.0.1:${ports[0]}`, {
    edit: (text) => text.replace(/(\n\tserver site-)1( \S+:)\d+(.*)/, `$&$12$2${ports[1]}$3`),
  })
  close.push(proxy.stop)
  const url = `http://127.0.0.1:${proxy.port}`
  await until(async () => (await fetch(`${url}/readyz`)).ok)
  const admin = (await signIn(url, ADMIN))(url)
  const { body: upload } = await admin.send<{ url: string }>('POST', '/api/upload', await aPicture())

  let isOver = false
  let answered = 0
  const failures: string[] = []
  const loop = async (ask: () => Promise<{ status: number }>, expected: number) => {
    while (!isOver) {
      const { status } = await ask().catch((error: Error) => ({ status: String(error.cause) }))
      if (status === expected) answered++
      else failures.push(`${status}`)
      await pause(50)
    }
  }
  const written: number[] = []
  const write = async () => {
    const title = `During ${written.length}`
    const answer = await admin.send<{ id: number }>('POST', '/api/posts', { title, content: 'x' })
    if (answer.status === 201) written.push(answer.body.id)
    return answer
  }
  const visitors = [
    ...['/', '/community', '/drama/1', upload.url].map((path) => loop(() => fetch(url + path), 200)),
    loop(() => admin.get('/api/auth/me'), 200),
    loop(write, 201),
  ]
  const enough = async (more: number) => {
    const before = answered
    await until(() => answered > before + more || failures.length > 0)
  }
  await enough(50)
  await podman.run('stop', names[0]!)
  await podman.run('rm', names[0]!)
  await enough(20)
  await startSite(0)
  await enough(50)
  isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  const found = await Promise.all(written.map((id) => admin.get(`/api/posts/${id}`)))
  expect(found.filter(({ status }) => status !== 200)).toEqual([])
}, 240_000)
