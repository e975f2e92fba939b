// The sources contain no secrets: the check recognizes one, and finds none.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretsIn } from './secrets.ts'

/** Assembled here, so that this file does not contain what it looks for. */
const of = (...parts: string[]) => parts.join('')

test.each([
  ['a private key', of('-----BEGIN RSA ', 'PRIVATE KEY-----')],
  ['a key of AWS', of('AKIA', 'QWERTYUIOPASDFGH')],
  ['a token of GitHub', of('ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')],
  ['a token of npm', of('npm_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')],
  ['a signed token', of('eyJhbGciOiJIUzI1', '.eyJzdWIiOiIxMjM0', '.SflKxwRJSMeKKF2QT4fwpMeJf36P')],
  ['a password in an address', of('postgres://shimpyo:', 'k3ttle-and-tea@db.example/site')],
  ['a value under a telling name', of('const apiKey = "', 'x7Qp2Lm9Zr4Tb8Wd3Kf6', '"')],
  ['a value under a telling name', of('{"client_secret":"', 'x7Qp2Lm9Zr4Tb8Wd3Kf6', '"}')],
])('%s is known when it is seen', (kind, text) => {
  expect(secretsIn(`before\n${text}\nafter`)).toContain(kind)
})

test('harmless values are not taken for secrets', () => {
  for (const text of [
    'password: "Password must be at least 8 characters"',
    'const token = newToken()',
    'ADMIN_PASSWORD=',
    'postgres://user:secret@localhost/x',
    'tokenHash: text("token_hash_of_the_session")',
  ])
    expect([text, secretsIn(text)]).toEqual([text, []])
})

test('the sources contain none', () => {
  const files = globSync('{*,.*}', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.env(?!\.example)/.test(entry.name) && entry.name !== '.git')
    .map(({ name }) => name)
  const below = globSync(
    '{.ci,contract,server,web,packages,tools,scripts,tests,docs,deploy,public}/**/*.{ts,tsx,mjs,js,json,sql,md,css,html,yaml,yml,txt,sh}',
  )
  expect(below.length).toBeGreaterThan(500)
  const found = [...files, ...below].flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  )
  expect(found).toEqual([])
})
