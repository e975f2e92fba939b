// The arrows between the rooms: who may import whom. docs/map.md says why.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  isType: boolean
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Every import of a source file, with ours as paths from the root. */
function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => {
    const name = (match[2] ?? match[3] ?? match[4])!
    const to = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name
    return { from: file, to, isType: match[1] !== undefined }
  })
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const sources = globSync('{contract,server,web,art}/**/*.{ts,tsx}').filter((file) => !isTest(file))
const imports = sources.flatMap(importsOf)
const from = (room: string) => imports.filter((one) => one.from.startsWith(`${room}/`))
const names = (wrong: Import[]) => wrong.map((one) => `${one.from} -> ${one.to}`)

test('the contract needs nobody but itself and its schemas', () => {
  expect(names(from('contract').filter(({ to }) => !to.startsWith('contract/') && to !== 'zod'))).toEqual([])
})

test('art is drawn without the site', () => {
  expect(names(from('art').filter(({ to }) => /^(server|web|contract)\//.test(to)))).toEqual([])
})

test('pages never reach into the server', () => {
  expect(names(from('web').filter(({ to }) => to.startsWith('server/')))).toEqual([])
})

test('server/pages is the one door into the pages', () => {
  const through = from('server').filter(
    (one) => one.to.startsWith('web/') && !one.from.startsWith('server/pages/'),
  )
  expect(names(through)).toEqual([])
})

test('schemas stay on the server: the pages take only types from the API tables', () => {
  const heavy = from('web').filter(
    ({ to, isType }) => (to.startsWith('contract/api') || to === 'zod') && !isType,
  )
  expect(names(heavy)).toEqual([])
})

test('http and db know no drama', () => {
  const rooms = /^server\/(?!http|db|env|limits)/
  const knowing = imports.filter(
    (one) => /^server\/(http|db)\//.test(one.from) && rooms.test(one.to) && !one.isType,
  )
  expect(names(knowing)).toEqual([])
})

test('no drawers: every file has a name that says what it is for', () => {
  expect(sources.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib)(\/|\.tsx?$)/.test(file))).toEqual(
    [],
  )
})

test('every file begins with a sentence that says what it is for', () => {
  const silent = sources.filter((file) => !/^(\/\/|\/\*) \S/.test(readFileSync(file, 'utf8')))
  expect(silent).toEqual([])
})
