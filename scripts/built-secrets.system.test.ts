// The files sent to browsers contain no secrets, no source maps and no settings of the server.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretsIn } from './secrets.ts'

const files = globSync('dist/client/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
const texts = files.filter((file) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file))

test('browsers get no secret', () => {
  expect(texts.length).toBeGreaterThan(20)
  const found = texts.flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  )
  expect(found).toEqual([])
})

test('browsers get no source map and nothing that only the server reads', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of texts.filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8')
    expect([file, /sourceMappingURL/.test(text)]).toEqual([file, false])
    expect([
      file,
      /DATABASE_URL|S3_SECRET|OIDC_CLIENT_SECRET|ADMIN_PASSWORD|process\.env\./.test(text),
    ]).toEqual([file, false])
  }
})
