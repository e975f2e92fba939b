// What the build hands out to browsers holds no secret, no way back to the sources, and no word of the server's settings.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretsIn } from './secrets.ts'

const files = globSync('dist/client/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
const texts = files.filter((file) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file))

test('no secret is in what browsers get', () => {
  expect(texts.length).toBeGreaterThan(20)
  const found = texts.flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  )
  expect(found).toEqual([])
})

test('no source map, and nothing that only the server reads', () => {
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
