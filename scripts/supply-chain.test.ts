// The packages: exactly those of the lockfile, from any mirror, with as few install scripts as possible.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  deprecated?: string
  link?: boolean
  optional?: boolean
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const own = read<Manifest & { allowScripts: Record<string, boolean> }>('package.json')
const workspaces = globSync('packages/*/package.json').map((file) => read<Manifest>(file))
const named = Object.assign(
  {},
  ...[own, ...workspaces].flatMap((one) => [one.dependencies, one.optionalDependencies, one.devDependencies]),
) as Record<string, string>
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
/** Not what is part of this repository: the site itself, and the workspaces with their links. */
const installed = Object.entries(packages).filter(
  ([path, { resolved }]) => path.startsWith('node_modules/') && !resolved?.startsWith('packages/'),
)
const nameOf = (path: string) => path.split('node_modules/').at(-1)!

test('every package has one exact version', () => {
  for (const [name, version] of Object.entries(named))
    expect([name, /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)]).toEqual([name, true])
})

test('every package in the lockfile has a hash, and comes from a registry', () => {
  for (const [path, { integrity, resolved, link }] of installed) {
    expect([path, /^sha512-/.test(integrity ?? '')]).toEqual([path, true])
    expect([path, link ?? false]).toEqual([path, false])
    // without an address, so that any mirror may serve it; never a repository or a plain file
    expect([path, resolved]).toEqual([path, undefined])
  }
})

test('package.json and the lockfile agree', () => {
  for (const [name, version] of Object.entries(named))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
})

test('only listed packages run an install script', () => {
  const withScripts = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  )
  const undecided = [...withScripts].filter((name) => !(name in own.allowScripts))
  expect(undecided).toEqual([])
  for (const name of Object.keys(own.allowScripts))
    expect([name, withScripts.has(name)]).toEqual([name, true])
})

test('no production package is deprecated', () => {
  const production = installed.filter(([, one]) => !(one as { dev?: boolean }).dev && one.deprecated)
  expect(production.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([])
})
