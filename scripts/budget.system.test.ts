// The size limits of the home page's first view, checked on the finished build.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILD, builtWeb } from '#server/pages/build.ts'

const web = await (await builtWeb())()
const tags = web.tags(web.routeOf('/').page.file)

/** The files that the page's head loads. */
const named = (ending: string): string[] =>
  [...tags.matchAll(/(?:src|href)="(\/[^"?]+)[^"]*"/g)]
    .map(([, file]) => file!)
    .filter((file) => file.endsWith(ending))

/** Its size as sent. */
const kilobytes = (files: string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(`${BUILD}/client${file}`), 0) / 1024

function sizeOf(file: string): number {
  const brotli = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (brotli ?? statSync(file)).size
}

test('the home page takes at most 115 KB of JavaScript', () => {
  const scripts = named('.js')
  expect(scripts.length).toBeGreaterThan(1)
  expect(kilobytes(scripts)).toBeLessThanOrEqual(115)
})

test('the home page takes at most 14 KB of styles', () => {
  const styles = named('.css')
  expect(styles.length).toBeGreaterThan(0)
  expect(kilobytes(styles)).toBeLessThanOrEqual(14)
})

test('what every page loads after some seconds, about being offline, adds at most 3 KB', () => {
  const assets = readdirSync(`${BUILD}/client/assets`)
  const withImports = (file: string): string[] => {
    const code = readFileSync(`${BUILD}/client/assets/${file}`, 'utf8')
    return [file, ...[...code.matchAll(/from"\.\/([^"]+)"/g)].flatMap(([, name]) => withImports(name!))]
  }
  const files = withImports(assets.find((file) => /^register-worker-.*\.js$/.test(file))!)
  const added = files.map((file) => `/assets/${file}`).filter((file) => !named('.js').includes(file))
  expect(added.length).toBeGreaterThan(0)
  expect(kilobytes(added)).toBeLessThanOrEqual(3)
})

test('the service worker stays small: it has the list of pages and shows what is pushed, but neither React nor the query library', () => {
  expect(kilobytes(['/sw.js'])).toBeLessThanOrEqual(7)
  expect(readFileSync(`${BUILD}/client/sw.js`, 'utf8')).not.toMatch(/react|QueryClient/i)
})

test('the order of the style layers is declared before the first layer is filled', () => {
  for (const styles of named('.css'))
    expect(readFileSync(`${BUILD}/client${styles}`, 'utf8')).toMatch(/^@layer reset, ?base, ?parts, ?pages;/)
})
