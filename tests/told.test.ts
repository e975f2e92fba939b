// Whatever the documents say a test shows, that test is there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `path/to/x.test.ts` "words of its name", "and of another" */
const NAMED = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?:,? "[^"|]+")*)/g

test.each(['docs/security.md', 'docs/operations.md'])('every test that %s names is there', (document) => {
  const wrong: string[] = []
  let found = 0
  for (const [, file = '', names = ''] of readFileSync(document, 'utf8').matchAll(NAMED)) {
    if (!existsSync(file)) {
      wrong.push(`${file} is not there`)
      continue
    }
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
      found++
      if (!text.includes(name)) wrong.push(`${file}: ${name}`)
    }
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(document.includes('security') ? 90 : 10)
})

test('every row of the table of attacks names a test', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('## What is not tested here')[0]!
    .split('\n')
    .filter((line) => /^\| (?!tried|promised|---)/.test(line) && !line.startsWith('|---'))
  expect(rows.length).toBeGreaterThan(65)
  for (const row of rows) expect(row).toMatch(/\.(test|spec)\.tsx?`|the same, whose pages/)
})
