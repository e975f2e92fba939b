// Checks what the documents name: files, commands, links, and the tests that prove their claims.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** `path/to/x.test.ts` "words of its name", "and of another" */
const NAMED = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?:,? "[^"|]+")*)/g

test.each(['docs/security.md', 'docs/operations.md'])('every test that %s names exists', (document) => {
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

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')]
const OURS = /^(?:contract|server|web|packages|scripts|tests|tools|docs|public|deploy|\.ci)\/[\w./-]*/
const FILE = /^[\w-]+(?:\.system|\.deep)?(?:\.test)?\.(?:ts|tsx|mjs|css)$/
const FILES = new Set(
  globSync('{*,{contract,server,web,packages,scripts,tests,tools}/**/*}').map((file) => basename(file)),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(DOCUMENTS)('every file, command and link that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => !/[{}<>*…]/.test(name))
  const missing = [
    ...named.filter((name) => {
      const path = OURS.exec(name)?.[0]
      return path !== undefined && !existsSync(path) && globSync(`${path}*`).length === 0
    }),
    ...named.filter((name) => FILE.test(name) && !FILES.has(name)),
    ...[...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!).filter((name) => !(name in scripts)),
    ...[...text.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(document), link))),
  ]
  expect(missing).toEqual([])
})
