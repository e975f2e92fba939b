// Class names and components match: none is missing, none is unused.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** The class names a module defines, without global ones it mentions. */
const classesOf = (file: string) => {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!))
}

/** Every `styles.name` in the components, by module file. */
const used = new Map<string, { by: string; name: string }[]>()
for (const by of globSync('web/**/*.{ts,tsx}')) {
  const source = readFileSync(by, 'utf8')
  for (const [, variable, path] of source.matchAll(IMPORT)) {
    const file = path!.startsWith('#') ? path!.slice(1) : normalize(join(dirname(by), path!))
    const names = [...source.matchAll(new RegExp(`(?<!['\\w/-])${variable}\\.(\\w+)`, 'g'))]
    used.set(file, [...(used.get(file) ?? []), ...names.map(([, name]) => ({ by, name: name! }))])
  }
}

test('every class that a component uses is defined in its module', () => {
  const missing = [...used].flatMap(([file, uses]) => {
    const defined = classesOf(file)
    return uses.filter(({ name }) => !defined.has(name)).map(({ by, name }) => `${by}: ${name}`)
  })
  expect(used.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('every class of a module is used by a component', () => {
  const unused = globSync('web/**/*.module.css').flatMap((file) => {
    const taken = new Set(used.get(file)?.map(({ name }) => name))
    return [...classesOf(file)].filter((name) => !taken.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})

test('every custom property is used, except for the spacing scale, which is complete', () => {
  const styles = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const set = new Set(
    styles.flatMap((css) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!)),
  )
  const read = styles
    .concat(globSync('web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8')))
    .join('\n')
  expect([...set].filter((name) => !/^--s-\d$/.test(name) && !read.includes(`var(${name}`))).toEqual([])
})
