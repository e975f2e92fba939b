// The colours that stand where a picture will be: the style sheet has the same.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '#art/colour.ts'
import { grounds } from './grounds.ts'

const css = readFileSync('web/styles/art.css', 'utf8')

test('the style sheet has a class for each ground, in its colour', () => {
  const inSheet = [...css.matchAll(/\.art-(\w+) \{\s*--art-ground: (#\w{6});/g)].map(([, name, hex]) => [
    name,
    hex,
  ])
  expect(Object.fromEntries(inSheet)).toEqual(grounds)
})

test('each ground has an ink that can be read on it', () => {
  const inks = new Map<string, string>()
  for (const [, names, ink] of css.matchAll(
    /((?:\.art-\w+,?\s*)+)\{\s*color-scheme: \w+;\s*--art-ink: (#\w{6});/g,
  ))
    for (const [, name] of names!.matchAll(/\.art-(\w+)/g)) inks.set(name!, ink!)
  expect([...inks.keys()].sort()).toEqual(Object.keys(grounds).sort())
  for (const [name, ground] of Object.entries(grounds))
    expect.soft(contrast(inks.get(name)!, ground), name).toBeGreaterThanOrEqual(4.5)
})
