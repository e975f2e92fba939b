// Checks the container image and the compose file without running them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '#server/env.ts'
import { isInstalled } from '#tests/commands.ts'

interface Service {
  image?: string
  environment?: Record<string, string | number | null>
  depends_on?: Record<string, { condition: string }> | string[]
  healthcheck?: { test: string[] }
  volumes?: string[]
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
  command?: string
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose
const dockerfile = readFileSync('Dockerfile', 'utf8')
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))
/** `${NAME:-otherwise}` as compose resolves it without a setting. */
const filled = (value: string | number) => String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')

test('two instances share everything but their folder, and the site accepts their settings', () => {
  expect(sites).toHaveLength(2)
  const [first, second] = sites.map(([, { volumes: _, ...rest }]) => rest)
  expect(first).toEqual(second)
  // A setting without a value is passed on from the operator's shell, or left out.
  const input = Object.entries(first!.environment!).flatMap(([name, value]) =>
    value === null ? [] : [[name, filled(value)]],
  )
  const env = readEnv(Object.fromEntries(input))
  expect(env.DATABASE_URL).toContain('@postgres:5432/')
  expect(env.S3_ENDPOINT).toBe('http://store:9000')
  expect(env.TRUST_PROXY).toBe(1)
  for (const host of ['postgres', 'store', 'mail']) expect(compose.services[host]).toBeDefined()
})

test('containers may write only where necessary, and have time to shut down', () => {
  for (const [, site] of sites) {
    expect(site.read_only).toBe(true)
    expect(site.cap_drop).toEqual(['ALL'])
    expect(site.volumes).toEqual([expect.stringMatching(/^site-\d:\/data$/)])
    expect(Number.parseInt(site.stop_grace_period!, 10)).toBeGreaterThan(
      Number(site.environment!.DRAIN_SECONDS) + 7,
    )
  }
})

test('an instance gets traffic only when it is ready, and its bucket is a folder of the store', () => {
  const conditions = Object.entries(sites[0]![1].depends_on as Record<string, { condition: string }>)
  for (const [name, { condition }] of conditions) {
    if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined()
  }
  const bucket = sites[0]![1].environment!.S3_BUCKET
  expect(compose.services.store?.command).toMatch(/ posix \/data$/)
  expect(compose.services.store?.volumes).toEqual([expect.stringMatching(new RegExp(`:/data/${bucket}$`))])
})

test('podman-compose and the docker-compose of Debian 12 understand the file', () => {
  expect(compose, 'docker-compose 1.29 refuses a name').not.toHaveProperty('name')
  expect(readFileSync('compose.yaml', 'utf8'), 'podman-compose 1.0 passes this on as it is').not.toMatch(
    /\$\{\w+:-\}/,
  )
})

test('the proxy knows both instances, and checks whether they are ready', () => {
  expect(caddyfile).toContain(`reverse_proxy ${sites.map(([name]) => `${name}:3000`).join(' ')} {`)
  expect(caddyfile).toContain('health_uri /readyz')
  expect(compose.services.proxy?.volumes).toEqual(['./deploy/Caddyfile:/etc/caddy/Caddyfile:ro'])
})

test('the image runs as an unprivileged user, with a health check, on settings the site accepts', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER nobody$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toContain('/healthz')
  expect(last).not.toMatch(/^(RUN|ADD) /m)
  const settings = Object.fromEntries(
    [...last.matchAll(/^ {2}(\w+)=(\S+?)(?: \\)?$/gm)].map((m) => [m[1], m[2]]),
  )
  expect(readEnv(settings)).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data' })
})

test('the image contains what is needed, and no secret of a developer', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+)$/gm)].flatMap((m) => m[1]!.split(' ').slice(0, -1))
  for (const path of copied) expect(existsSync(path), path).toBe(true)
  const built = [...dockerfile.matchAll(/^COPY --from=build (?:--\S+ )?\/app\/(\S+)/gm)].map((m) => m[1]!)
  for (const path of built.filter((one) => !/^(dist|node_modules)$/.test(one)))
    expect(existsSync(path), path).toBe(true)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const path of ['.env', '.env.*', '.git', 'data', 'node_modules', 'dist', '*.backup'])
    expect(ignored).toContain(path)
})

test.skipIf(!isInstalled('systemd-analyze', 'apt-get install systemd'))(
  'systemd understands the service, which may write to its own folder alone',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'shimpyo-service-'))
    const file = join(folder, 'shimpyo.service')
    const service = readFileSync('deploy/shimpyo.service', 'utf8')
    writeFileSync(file, service.replaceAll('/opt/shimpyo', process.cwd()))
    const verify = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(verify.stderr).toBe('')
    expect(verify.status).toBe(0)
    expect(service).toContain('ProtectSystem=strict')
  },
)
