// The container image and the compose file, as far as they can be judged without running them.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '#server/env.ts'

interface Service {
  image?: string
  environment?: Record<string, string | number>
  depends_on?: Record<string, { condition: string }> | string[]
  healthcheck?: { test: string[] }
  volumes?: string[]
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose
const dockerfile = readFileSync('Dockerfile', 'utf8')
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))
/** `${NAME:-otherwise}` as compose fills it in where nothing is set. */
const filled = (value: string | number) => String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')

test('two instances share everything but their folder, and the site understands their settings', () => {
  expect(sites).toHaveLength(2)
  const [first, second] = sites.map(([, { volumes: _, ...rest }]) => rest)
  expect(first).toEqual(second)
  const input = Object.entries(first!.environment!).map(([name, value]) => [name, filled(value)])
  const env = readEnv(Object.fromEntries(input))
  expect(env.DATABASE_URL).toContain('@postgres:5432/')
  expect(env.S3_ENDPOINT).toBe('http://store:9000')
  expect(env.TRUST_PROXY).toBe(1)
  for (const host of ['postgres', 'store', 'mail']) expect(compose.services[host]).toBeDefined()
})

test('they may write nowhere but where they have to, and have more time to leave than they need', () => {
  for (const [, site] of sites) {
    expect(site.read_only).toBe(true)
    expect(site.cap_drop).toEqual(['ALL'])
    expect(site.volumes).toEqual([expect.stringMatching(/^site-\d:\/data$/)])
    expect(Number.parseInt(site.stop_grace_period!, 10)).toBeGreaterThan(
      Number(site.environment!.DRAIN_SECONDS) + 7,
    )
  }
})

test('nobody is sent to an instance before what it needs is there, and none is started without a bucket', () => {
  const conditions = Object.entries(sites[0]![1].depends_on as Record<string, { condition: string }>)
  for (const [name, { condition }] of conditions) {
    if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined()
  }
  expect(Object.fromEntries(conditions).bucket?.condition).toBe('service_completed_successfully')
})

test('every named volume is declared, and only the proxy and the mail catcher are reached from outside', () => {
  for (const { volumes = [] } of Object.values(compose.services))
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true)
      else expect(compose.volumes).toHaveProperty(source)
    }
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy', 'mail'])
})

test('the proxy knows both instances, and asks them whether they are ready', () => {
  expect(caddyfile).toContain(`reverse_proxy ${sites.map(([name]) => `${name}:3000`).join(' ')} {`)
  expect(caddyfile).toContain('health_uri /readyz')
  expect(compose.services.proxy?.volumes).toEqual(['./deploy/Caddyfile:/etc/caddy/Caddyfile:ro'])
})

test('the image runs as somebody without rights, with a health check, on settings the site understands', () => {
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

test('the image takes what is there, and no secret of a developer', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+)$/gm)].flatMap((m) => m[1]!.split(' ').slice(0, -1))
  for (const path of copied) expect(existsSync(path), path).toBe(true)
  const built = [...dockerfile.matchAll(/^COPY --from=build (?:--\S+ )?\/app\/(\S+)/gm)].map((m) => m[1]!)
  for (const path of built.filter((one) => !/^(dist|node_modules)$/.test(one)))
    expect(existsSync(path), path).toBe(true)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const path of ['.env', '.env.*', '.git', 'data', 'node_modules', 'dist', '*.backup'])
    expect(ignored).toContain(path)
})
