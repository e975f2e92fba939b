// Checks which folders may import which; docs/map.md says why.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  isType: boolean
  /** `import()`: loaded later, when it is needed */
  isLazy: boolean
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm

const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}
/** '#art/pen.ts' is packages/art/pen.ts: package.json says so. */
const withoutAlias = (name: string) => {
  const [alias = '', folder = ''] = Object.entries(ALIASES).find(([one]) =>
    name.startsWith(one.slice(0, -1)),
  )!
  return join(folder.slice(0, -1), name.slice(alias.length - 1))
}

/** Every import of a source file, with ours as paths from the root. */
function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => {
    const name = (match[2] ?? match[3] ?? match[4])!
    const to = name.startsWith('#')
      ? withoutAlias(name)
      : name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name
    return { from: file, to, isType: match[1] !== undefined, isLazy: match[4] !== undefined }
  })
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const sources = globSync('{contract,server,web,packages}/**/*.{ts,tsx,mjs}').filter((file) => !isTest(file))
const imports = sources.flatMap(importsOf)
const from = (room: string) => imports.filter((one) => one.from.startsWith(`${room}/`))
const names = (wrong: Import[]) => wrong.map((one) => `${one.from} -> ${one.to}`)

test('the contract imports only itself and its schemas', () => {
  expect(names(from('contract').filter(({ to }) => !to.startsWith('contract/') && to !== 'zod'))).toEqual([])
})

test.each(['packages/art', 'packages/embedded-postgres'])(
  '%s imports nothing else of the project',
  (room) => {
    const ours = /^(server|web|contract|packages)\//
    expect(names(from(room).filter(({ to }) => ours.test(to) && !to.startsWith(`${room}/`)))).toEqual([])
  },
)

test('pages never import the server', () => {
  expect(names(from('web').filter(({ to }) => to.startsWith('server/')))).toEqual([])
})

test('only server/pages imports the pages', () => {
  const through = from('server').filter(
    (one) => one.to.startsWith('web/') && !one.from.startsWith('server/pages/'),
  )
  expect(names(through)).toEqual([])
})

test('schemas stay on the server: pages import only types from the API tables', () => {
  const heavy = from('web').filter(
    ({ to, isType }) => (to.startsWith('contract/api') || to === 'zod') && !isType,
  )
  expect(names(heavy)).toEqual([])
})

test('http and db import no feature', () => {
  const rooms = /^server\/(?!http|db|env|limits|root)/
  const knowing = imports.filter(
    (one) => /^server\/(http|db)\//.test(one.from) && rooms.test(one.to) && !one.isType,
  )
  expect(names(knowing)).toEqual([])
})

test('no file imports itself through others, not even for a type', () => {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports.filter(({ isLazy }) => !isLazy))
    targets.set(from, [...(targets.get(from) ?? []), to])
  const clear = new Set<string>()
  const circleFrom = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (clear.has(file)) return null
    for (const next of targets.get(file) ?? []) {
      const circle = circleFrom(next, [...path, file])
      if (circle) return circle
    }
    clear.add(file)
    return null
  }
  for (const file of sources) expect(circleFrom(file, [])).toBeNull()
})

test('no file or folder is called utils, helpers, misc, common or lib', () => {
  expect(sources.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib)(\/|\.tsx?$)/.test(file))).toEqual(
    [],
  )
})

test('every file begins with a comment that says what it is for', () => {
  const silent = sources.filter((file) => !/^(\/\/|\/\*) \S/.test(readFileSync(file, 'utf8')))
  expect(silent).toEqual([])
})
