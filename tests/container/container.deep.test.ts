// The container as an operator meets it: built from the Dockerfile, run as compose.yaml says, killed, made anew.

import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { aPicture } from '#tests/pictures.ts'
import { freePort } from '../../scripts/free-port.ts'
import { caller, signIn } from '../instances/caller.ts'
import { until } from '../instances/until.ts'
import { makeDebian, makeNode, makeSite } from './images.ts'
import { AS_HERE, noContainers, type Podman, startPodman } from './podman.ts'

interface Service {
  init: boolean
  read_only: boolean
  tmpfs: string[]
  cap_drop: string[]
  security_opt: string[]
  stop_grace_period: string
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
}, 300_000)

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
