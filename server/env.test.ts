// Settings: a mistake is one clear line, and whoever reads README.md or .env.example finds every one of them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigurationMistake, readEnv, settingNames } from './env.ts'

/** The commands set it themselves; nobody else has to know of it. */
const known = settingNames.filter((name) => name !== 'NODE_ENV').sort()

test('.env.example names every setting, and nothing else', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!)
  expect(named.sort()).toEqual(known)
})

test('the table of settings in README.md names every setting, and nothing else', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Settings')
  const rows = table.split('\n## ')[0]!.split('\n')
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name!),
  )
  expect(named.sort()).toEqual(known)
})

test('what .env.example says is a value the site understands', () => {
  const example = readFileSync('.env.example', 'utf8')
  const lines = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.+)$/gm)].map(([, name, value]) => [name!, value!])
  const alone = lines.filter(([name]) => !/^(ADMIN|OIDC|S3)_/.test(name!))
  expect(readEnv(Object.fromEntries(alone)).PORT).toBe(3_000)
})

test.each([
  ['PORT', 'tea'],
  ['PORT', '65536'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', '9'.repeat(40)],
  ['OIDC_ISSUER', 'ftp://issuer.example'],
  ['TMDB_URL', 'nowhere'],
  ['SITE_NAME', ' '],
  ['SITE_NAME', 'x'.repeat(61)],
  ['ADMIN_EMAIL', 'boss'],
  ['ADMIN_PASSWORD', 'x'.repeat(257)],
  ['PAGE_CACHE', 'maybe'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://site:secret@db-1:5432,db-2/shimpyo'],
  ['SITE_URL', 'shimpyo.example'],
  ['ADMIN_EMAIL', 'boss@example.com'],
  ['ADMIN_PASSWORD', 'short'],
  ['OIDC_CLIENT_ID', 'alone'],
  ['S3_BUCKET', 'alone'],
  ['S3_ENDPOINT', 'https://s3.example'],
  ['MAIL_TO', 'office@example.com'],
  ['SMTP_URL', 'mail.example'],
  ['TRUST_PROXY', 'true'],
  ['METRICS_TOKEN', 'short'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with one line that names a variable and never shows a secret', (name, value) => {
  const start = () => readEnv({ [name]: value })
  expect(start).toThrow(ConfigurationMistake)
  expect(start).toThrow(/^[A-Z0-9_]+: (?:must|can|is required) .+ \(set in the environment\)$/)
  if (/PASSWORD|TOKEN/.test(name)) expect(start).not.toThrow(value)
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3_000)
})

test('HOST=localhost is one listener, so that limits of connections hold for all of them', () => {
  expect(readEnv({ HOST: 'localhost' }).HOST).toBe('127.0.0.1')
})
